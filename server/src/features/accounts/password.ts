import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { invalid } from '../../errors.ts';
import { type Behalf, Line } from '../../line/line.ts';
import { takeTurn } from '../../line/take-turn.ts';
import { networkOf } from '../../network-of.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { isCommonPassword } from './common-password.ts';

const hashWith = promisify(argon2);
/** argon2id, 19 MiB, two passes: what one core does in about 50 ms. Only tests that sign in often make it less. */
export const hashCost = { memory: 19_456, passes: 2 };
type Cost = typeof hashCost;
/**
 * Each holds one of the few threads that files and names are looked up with, and 19 MiB; the others wait in line.
 * Whoever was signed in there before goes first, and never takes both turns from those who are new.
 */
const line = new Line({ slots: { known: 1, other: 2 }, inAll: 100 });
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/;

/** Whose turn it is, and whether they still wait. */
export interface Asker extends Behalf {
  /** On a device that this account was signed in from before. */
  isKnown?: boolean;
  gone?: AbortSignal;
}

export const askerOf = (scope: Scope, { ip, gone }: Exchange, email: string, isKnown = false): Asker => ({
  tenantId: scope.tenant.id,
  network: networkOf(ip),
  accountId: email,
  isKnown,
  gone,
});

export async function hashPassword(
  password: string,
  asker: Asker,
  salt: Buffer = randomBytes(16),
): Promise<string> {
  const { memory, passes } = hashCost;
  const hash = await derive(password, salt, asker, { memory, passes });
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(hash)}`;
}

/**
 * The salt of a claim's password: of its own for each site and address, and the same for the same form, so that a form
 * which arrives twice is known again without keeping anything else of the password. The site's secret keeps anybody
 * from working it out before they have the database.
 */
export const claimSalt = (siteSecret: Buffer, email: string): Buffer =>
  createHmac('sha256', siteSecret).update(email).digest().subarray(0, 16);

/** Whether a new password may be one: its length is the contract's. */
export function requireSound(password: string, email: string): void {
  if (password.toLowerCase() === email) throw invalid('password', 'password_like_email');
  if (isCommonPassword(password)) throw invalid('password', 'password_common');
}

/** Takes as long for somebody unknown (`null`) as for a wrong password. */
export async function isPassword(password: string, stored: string | null, asker: Asker): Promise<boolean> {
  if (stored === null) {
    await derive(password, randomBytes(16), asker, hashCost);
    return false;
  }
  const [, memory, passes, salt = '', wanted = ''] = written.exec(stored) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes) };
  const hash = await derive(password, Buffer.from(salt, 'base64'), asker, cost);
  return timingSafeEqual(hash, Buffer.from(wanted, 'base64'));
}

const derive = (password: string, salt: Buffer, asker: Asker, cost: Cost): Promise<Buffer> => {
  const { isKnown, ...behalf } = asker;
  return takeTurn(line, { ...behalf, lane: isKnown ? 'known' : 'other' }, () =>
    hashWith('argon2id', {
      ...cost,
      parallelism: 1,
      tagLength: 32,
      message: Buffer.from(password.normalize('NFKC')),
      nonce: salt,
    }),
  );
};

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
