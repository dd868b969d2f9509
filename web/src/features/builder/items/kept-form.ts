/** What was typed into a form and not saved, kept in this browser for after a reload. */
export interface KeptForm<T> {
  /** What it was changed from, and the version that had on the server. */
  base: T;
  version: number;
  value: T;
}

export function asKeptForm<T>(value: unknown): KeptForm<T> | undefined {
  const kept = value as Partial<KeptForm<T>> | null;
  const sound = typeof kept?.version === 'number' && isObject(kept.base) && isObject(kept.value);
  return sound ? (kept as KeptForm<T>) : undefined;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
