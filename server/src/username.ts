/** Names by which somebody could pass for those who run a site. */
const reserved = new Set(
  'admin administrator contact help info mail moderator official owner postmaster regimen root security staff support system team webmaster'.split(
    ' ',
  ),
);
/** `Support_Team` and `admin1` are taken for them as well. */
export const isReserved = (username: string): boolean =>
  username
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((part) => reserved.has(part));

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
