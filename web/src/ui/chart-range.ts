/** Round numbers between two values, about `wanted` of them: 60, 70, 80 rather than 61.3, 70.9. */
export function roundTicks(low: number, high: number, wanted = 4): number[] {
  const width = high - low;
  if (!(width > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(width / wanted));
  const step = ([1, 2, 5, 10].find((each) => width / (each * power) <= wanted + 1) ?? 10) * power;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + step * 1e-9; tick += step)
    ticks.push(Number(tick.toFixed(10)));
  return ticks;
}

interface Span {
  low: number;
  high: number;
}

/** A scale of so few steps is known as a whole: "3 of 10". */
const wholeScale = 10;

/** What a chart shows: all values and the near edge of the target, with some air around them; a short scale whole. */
export function spanOf(
  values: readonly number[],
  target: { min?: number; max?: number } | null,
  range?: { min: number; max: number },
): Span {
  if (range && range.max - range.min <= wholeScale) return { low: range.min, high: range.max };
  const edges = [target?.min, target?.max].filter((edge) => edge !== undefined);
  const all = [...values, ...edges];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const air = (high - low || Math.abs(high) || 1) * 0.12;
  return { low: low >= 0 && low - air < 0 ? 0 : low - air, high: high + air };
}
