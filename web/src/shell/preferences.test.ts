import { describe, expect, it } from 'vitest';
import { readPreferences, savedWith } from './preferences.ts';

describe('the readable cookie', () => {
  it('gives back what was saved, and keeps what it does not know', () => {
    const before = `regimen_state=${encodeURIComponent(JSON.stringify({ wizardKey: 'k' }))}; other=1`;
    const header = savedWith(before, { locale: 'ar', theme: 'dark' }, true);
    expect(header).toContain('Max-Age=31536000');
    expect(header).toContain('Secure');
    const cookies = header.split(';')[0] ?? '';
    expect(readPreferences(cookies)).toEqual({ locale: 'ar', theme: 'dark', tenants: [] });
    expect(decodeURIComponent(cookies)).toContain('wizardKey');
  });
  it.each([
    '',
    'regimen_state=',
    'regimen_state=%',
    'regimen_state=null',
    'regimen_state=%5B1%5D',
    'regimen_state=%7B%22locale%22%3A%22xx%22%7D',
  ])('falls back to the device and the tenant for %j', (cookies) =>
    expect(readPreferences(cookies)).toEqual({ theme: 'auto', tenants: [] }),
  );
});
