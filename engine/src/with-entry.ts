/** The same record with one entry changed or added. A computed key in a literal would cost three times as much.
 *  No id is `__proto__` (parse/fields.ts). */
export function withEntry<T>(record: Readonly<Record<string, T>>, key: string, value: T): Record<string, T> {
  const copy = { ...record };
  copy[key] = value;
  return copy;
}
