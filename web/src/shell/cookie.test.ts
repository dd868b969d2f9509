import { expect, it } from 'vitest';
import { deniedNote } from './flash.ts';
import { savedWith } from './preferences.ts';
import { referralCookie } from './referral.ts';
import { rememberedCookie } from './remembered-path.ts';

const cookies: [string, (secure: boolean) => string][] = [
  ['where to go after login', (secure) => rememberedCookie('/my-tasks', secure)],
  ['the note of the guard', deniedNote],
  ['which link one came by', (secure) => referralCookie('abc', secure)],
  ['what somebody likes to see', (secure) => savedWith('', { theme: 'dark' }, secure)],
];
it.each(cookies)('%s is Secure, unless the browser would drop it', (_name, cookie) => {
  expect(cookie(true)).toMatch(/; SameSite=Lax; Secure$/);
  expect(cookie(false)).not.toContain('Secure');
});
