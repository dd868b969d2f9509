import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address ends in that is good until a moment, for one thing, signed with the thing's own key. */
export function signedQuery(name: string, key: Buffer, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `until=${seconds}&signature=${signatureOf(name, key, seconds)}`;
}

export function isGood(name: string, key: Buffer, until: number, signature: string, now: number): boolean {
  return until * 1000 > now && timingSafeEqual(sign(name, key, until), Buffer.from(signature, 'base64url'));
}

export const signatureOf = (name: string, key: Buffer, until: number): string =>
  sign(name, key, until).toString('base64url');

const sign = (name: string, key: Buffer, until: number): Buffer =>
  createHmac('sha256', key).update(`${name} ${until}`).digest();
