const digitsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** As exact as what was measured, to two digits at most: of whole numbers a whole one. `null` of nothing. */
export function average(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Number(mean.toFixed(Math.min(2, Math.max(...values.map(digitsOf)))));
}
