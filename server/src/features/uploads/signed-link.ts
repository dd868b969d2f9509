import { createHmac, timingSafeEqual } from 'node:crypto';

const goodForMs = 5 * 60_000;

/** An address that is good for five minutes, signed with the upload's own key. */
export function signLink(name: string, key: Buffer, now: number): { url: string; expiresAt: Date } {
  const until = Math.floor((now + goodForMs) / 1000);
  const signature = signatureOf(name, key, until);
  return {
    url: `/api/public/download/${name}?until=${until}&signature=${signature}`,
    expiresAt: new Date(until * 1000),
  };
}

export function isGood(name: string, key: Buffer, until: number, signature: string, now: number): boolean {
  return until * 1000 > now && timingSafeEqual(sign(name, key, until), Buffer.from(signature, 'base64url'));
}

export const signatureOf = (name: string, key: Buffer, until: number): string =>
  sign(name, key, until).toString('base64url');

const sign = (name: string, key: Buffer, until: number): Buffer =>
  createHmac('sha256', key).update(`${name} ${until}`).digest();
