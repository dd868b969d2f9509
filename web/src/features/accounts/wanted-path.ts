import { pathAfterLogin } from '../../shell/remembered-path.ts';

/** The page somebody wanted before they had to sign in and confirm; a page of this very way is none. */
export function wantedPath(cookies: string, viewerId: string): string {
  const path = pathAfterLogin(cookies, viewerId, viewerId);
  return /^\/(verification|auth|account\/finish-registration|login|join|register)(\/|\?|$)/.test(path)
    ? '/home'
    : path;
}
