import { expect, it } from 'vitest';
import { pathAfterLogin, rememberedCookie, wantedPath } from './remembered-path.ts';

const cookies = rememberedCookie('/systems/discussion/1?x=1', true).split(';')[0] ?? '';

it('leads back to the page one was kept from', () => {
  expect(pathAfterLogin(cookies, null, 'a')).toBe('/systems/discussion/1?x=1');
  expect(pathAfterLogin(cookies, 'a', 'a')).toBe('/systems/discussion/1?x=1');
});
it('is known before anybody signs in', () => {
  expect(wantedPath(cookies)).toBe('/systems/discussion/1?x=1');
  expect(wantedPath('')).toBeNull();
});
it('is forgotten when somebody else logs in', () => {
  expect(pathAfterLogin(cookies, 'a', 'b')).toBe('/home');
});
it.each([
  'regimen_after_login=%2F%2Fevil.test',
  'regimen_after_login=%',
  'regimen_after_login=javascript%3Ax',
  '',
])('leads home for %j', (value) => expect(pathAfterLogin(value, null, 'a')).toBe('/home'));
it('never stores a foreign address', () => {
  expect(rememberedCookie('//evil.test', true)).toContain('regimen_after_login=%2Fhome;');
});
