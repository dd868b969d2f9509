import { useLocation } from 'react-router';
import { comeBackTo } from '../shell/session.ts';
import { usePage } from './use-page.ts';

/** For a link to sign in or join: afterwards comes this page again, unless it is part of that very way. */
export function useComeBack(): () => void {
  const { pathname, search } = useLocation();
  const page = usePage();
  const worthIt = page !== undefined && page.layout !== 'sign-in' && page.path !== '/';
  return () => {
    if (worthIt) comeBackTo(pathname + search);
  };
}
