import { expect, it } from 'vitest';
import { matchTotp, newTotpSecret, totpAddress } from './totp.ts';

// RFC 6238, appendix B: the ASCII secret 12345678901234567890, its codes cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it('knows the codes of the standard', () => {
  expect(matchTotp(secret, '287082', 59_000)).toBe(1);
  expect(matchTotp(secret, '081804', 1_111_111_109_000)).toBe(37_037_036);
  expect(matchTotp(secret, '005924', 1_234_567_890_000)).toBe(41_152_263);
});

it('bears a clock that is half a minute off, and says whose half minute it was', () => {
  expect(matchTotp(secret, '287082', 89_000)).toBe(1);
  expect(matchTotp(secret, '287082', 29_000)).toBe(1);
  expect(matchTotp(secret, '287082', 120_000)).toBeUndefined();
  expect(matchTotp(secret, '287083', 59_000)).toBeUndefined();
  expect(matchTotp(secret, '', 59_000)).toBeUndefined();
});

it('makes a new secret each time, and an address that apps read', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(made);
  const address = new URL(totpAddress(made, 'Regimen', 'lina@example.test'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Regimen:lina@example.test');
  expect(address.searchParams.get('secret')).toBe(made);
});
