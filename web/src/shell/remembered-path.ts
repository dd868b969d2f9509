import { cookieText, cookieValue, writeCookie } from './cookie.ts';
import { safePath } from './safe-path.ts';

/** A cookie, because the server's guard remembers too; it says nothing but a page of this site. */
const name = 'regimen_after_login';
const hour = 3600;

export const rememberedCookie = (path: string, secure: boolean): string =>
  cookieText(name, encodeURIComponent(safePath(path) ?? '/home'), hour, secure);

export const rememberPath = (path: string): void => writeCookie((secure) => rememberedCookie(path, secure));

export const forgetPath = (): void => writeCookie((secure) => cookieText(name, '', 0, secure));

/** Where to go after login: the remembered page, unless it was somebody else who was there. */
export function pathAfterLogin(cookies: string, lastViewerId: string | null, viewerId: string): string {
  if (lastViewerId !== null && lastViewerId !== viewerId) return '/home';
  return wantedPath(cookies) ?? '/home';
}

/** The page somebody was on the way to when they were asked to sign in. */
export function wantedPath(cookies: string): string | null {
  try {
    return safePath(decodeURIComponent(cookieValue(cookies, name) ?? ''));
  } catch {
    return null;
  }
}
