/** The address of a list with its filters, without those that were left out and without a cursor. */
export function listUrl(path: string, filters: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== null);
  return `/api/${path}?${new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))}`;
}
