import { useLocation } from 'react-router';

/**
 * Invite and referral codes arrive in the address, under names that the areas using them choose; they travel along
 * until there is an account. A one-time token never does.
 */
export function keptQuery(search: string, change: Record<string, string> = {}): string {
  const query = new URLSearchParams(search);
  for (const name of ['type', 'as', 'for', 'token']) query.delete(name);
  for (const [name, value] of Object.entries(change)) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}

export function keptPath(to: string, search: string, change: Record<string, string> = {}): string {
  const [path = '', own] = to.split('?');
  return path + keptQuery(search, { ...Object.fromEntries(new URLSearchParams(own)), ...change });
}

export function useKeptPath(): (to: string, change?: Record<string, string>) => string {
  const { search } = useLocation();
  return (to, change) => keptPath(to, search, change);
}
