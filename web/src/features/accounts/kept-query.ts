import { useLocation } from 'react-router';

/**
 * Invite and referral codes arrive in the address, under names that the areas using them choose; they travel along
 * until there is an account. A one-time token never does.
 */
export function keptQuery(search: string, change: Record<string, string> = {}): string {
  const query = new URLSearchParams(search);
  for (const name of ['type', 'as', 'token']) query.delete(name);
  for (const [name, value] of Object.entries(change)) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}

export function useKeptPath(): (path: string, change?: Record<string, string>) => string {
  const { search } = useLocation();
  return (path, change) => path + keptQuery(search, change);
}
