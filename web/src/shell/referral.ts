import { cookieText } from './cookie.ts';

const name = 'regimen_ref';
const days30 = 30 * 24 * 60 * 60;

/** Which short link somebody came by; readable, since it is no secret, and a cookie of its own, so that pages kept for guests stay the same for all. */
export const referralCookie = (code: string, secure: boolean): string =>
  cookieText(name, encodeURIComponent(code), days30, secure);
