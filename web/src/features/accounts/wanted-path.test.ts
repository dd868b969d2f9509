import { expect, it } from 'vitest';
import { rememberedCookie } from '../../shell/remembered-path.ts';
import { wantedPath } from './wanted-path.ts';

/** Written as the page writes it, or as somebody else might. */
const cookieName = rememberedCookie('/', true).split('=')[0];
const after = (path: string) => wantedPath(`${cookieName}=${encodeURIComponent(path)}`, 'me');

it('leads on to the remembered page', () => {
  expect(after('/systems/ask?category=sleep')).toBe('/systems/ask?category=sleep');
  expect(after('/authors')).toBe('/authors');
});

it.each(['/verification/sent?token=x', '/auth/by-token', '/account/finish-registration', '/login?a=b'])(
  'does not lead back to %s, which is behind by then',
  (path) => expect(after(path)).toBe('/home'),
);

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never leads off this site: %s',
  (path) => expect(after(path)).toBe('/home'),
);
