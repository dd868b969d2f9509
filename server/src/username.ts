/** A first address for a person's page: their name as far as Latin letters tell it, and the tail of their id. */
export function usernameFor(fullName: string, id: string): string {
  const name = fullName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return `${name || 'person'}-${id.replaceAll('-', '').slice(-12)}`;
}
