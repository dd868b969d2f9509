import { cookieValue } from './preferences.ts';
import { safePath } from './safe-path.ts';

/** A cookie, because the server's guard remembers too; it says nothing but a page of this site. */
const name = 'regimen_after_login';
const hour = 3600;

export const rememberedCookie = (path: string): string =>
  `${name}=${encodeURIComponent(safePath(path) ?? '/home')}; Path=/; Max-Age=${hour}; SameSite=Lax`;

export function rememberPath(path: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = rememberedCookie(path);
}

export function forgetPath(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}

/** Where to go after login: the remembered page, unless it was somebody else who was there. */
export function pathAfterLogin(cookies: string, lastViewerId: string | null, viewerId: string): string {
  if (lastViewerId !== null && lastViewerId !== viewerId) return '/home';
  try {
    return safePath(decodeURIComponent(cookieValue(cookies, name) ?? '')) ?? '/home';
  } catch {
    return '/home';
  }
}
