import { Secret, TOTP } from 'otpauth';

/** Codes of authenticator apps: six digits, a new one every thirty seconds (RFC 6238), as every such app makes them. */
const periodMs = 30_000;

/** What the app and we both know, as people type it in when they cannot scan: 160 bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says to the app. `site` and `account` are how the app lists it. */
export const totpAddress = (secret: string, site: string, account: string): string =>
  totpOf(secret, site, account).toString();

/**
 * The thirty seconds that a code belongs to, or nothing if it is wrong. The clock of a phone may be a little off: the
 * code before and the one after count too. Whoever asks keeps the answer, and takes no code of the same or an earlier
 * one again: a code that was looked at over a shoulder is used up.
 */
export function matchTotp(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / periodMs) + delta;
}

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, algorithm: 'SHA1', digits: 6, period: 30 });
