/** What kind of failure it was. Its own words may hold what people wrote: a failed query repeats its values. */
export function faultName(error: unknown): string {
  const { name, code, cause } = error as Error & { code?: string; cause?: { code?: string } };
  return [name, code ?? cause?.code].filter(Boolean).join(' ');
}
