import type { Tx } from '../../db/pool.ts';
import { tooMany } from '../../errors.ts';
import { networkOf } from '../../network-of.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import {
  addTry,
  clearTries,
  findNextTry,
  giveTryBack,
  holdOff,
  type Pace,
  type Try,
} from './tries-queries.ts';

/** A quarter of an hour without a try, and it is as if there had been none. */
const forgottenAfterMs = 15 * 60_000;
/** Nobody waits longer than this for the next try. Seconds. */
const longestWait = 5 * 60;
const atAccount: Pace = { free: 10, firstWait: 15, longestWait };
/** One address at all accounts. */
const atAddress: Pace = { free: 50, firstWait: 15, longestWait };
/** All addresses at one account: beyond it every one of them waits the longest wait before each try. */
const mostOverall = 100;
const underPressure: Pace = { free: 0, firstWait: longestWait, longestWait };
const unlimited: Pace = { free: 2_000_000_000, firstWait: 0, longestWait: 0 };

export interface Guess {
  email: string;
  ip: string;
  /** The hash of a device that this account was signed in from before; it is counted by itself. */
  knownDevice: Buffer | undefined;
}

/** What was counted, in the order in which every transaction takes these rows; `own` begins anew after a right password. */
export interface Counted {
  subjects: Buffer[];
  own: Buffer;
}

/**
 * Counts a try at a password before it is judged; in a transaction of its own, so that nothing takes it back. Gives
 * the seconds to wait instead when it comes too early.
 */
export async function countTry(scope: Scope, tx: Tx, guess: Guess): Promise<Counted | number> {
  const { email, ip, knownDevice } = guess;
  if (knownDevice) {
    const own = hashSecret(`device ${knownDevice.toString('hex')} at ${email}`);
    const wait = await waitAfter(scope, tx, own, atAccount);
    return wait ?? { own, subjects: [own] };
  }
  const overall = hashSecret(`everybody at ${email}`);
  const own = subjectOf(email, ip);
  const address = hashSecret(`address ${networkOf(ip)}`);
  const early = await findNextTry(tx, [own, address], scope.now);
  if (early) return secondsUntil(scope, early);
  // First, since its row makes tries at the same account wait for each other.
  const count = (await addTry(tx, tryOf(scope, overall), unlimited)) ?? 0;
  const pressed = count > mostOverall;
  if (pressed) await holdOff(tx, tryOf(scope, own), longestWait);
  const counted = [overall];
  const wait =
    (await waitAfter(scope, tx, own, pressed ? underPressure : atAccount, counted)) ??
    (await waitAfter(scope, tx, address, atAddress, counted));
  if (wait === undefined) return { own, subjects: counted };
  for (const subject of counted) await giveTryBack(tx, subject);
  return wait;
}

/**
 * A code has six digits, and whoever guesses one has said the password: so all who try at an account share its count,
 * wherever they are. The owner has a remembered device, or a passkey, or waits as long.
 */
export async function countCode(scope: Scope, tx: Tx, userId: string, ip: string): Promise<Counted | number> {
  const own = hashSecret(`codes of ${userId}`);
  const address = hashSecret(`codes from ${networkOf(ip)}`);
  const subjects: Buffer[] = [];
  const wait =
    (await waitAfter(scope, tx, own, atAccount, subjects)) ??
    (await waitAfter(scope, tx, address, atAddress, subjects));
  if (wait === undefined) return { own, subjects };
  for (const subject of subjects) await giveTryBack(tx, subject);
  return wait;
}

/**
 * Registering says a password too, and the same form twice is one account: so that is a try as well. Whatever addresses
 * it names, one network registers only so many: by a count of its own, since it says nothing about signing in.
 */
export async function countRegistration(scope: Scope, email: string, ip: string): Promise<Counted> {
  const own = subjectOf(email, ip);
  const network = hashSecret(`registrations from ${networkOf(ip)}`);
  const result = await scope.tx(async (tx) => {
    const subjects: Buffer[] = [];
    const wait =
      (await waitAfter(scope, tx, own, atAccount, subjects)) ??
      (await waitAfter(scope, tx, network, atAddress, subjects));
    if (wait === undefined) return { own, subjects };
    for (const subject of subjects) await giveTryBack(tx, subject);
    return wait;
  });
  if (typeof result === 'number') throw tooMany(result);
  return result;
}

export async function giveBack(tx: Tx, { own, subjects }: Counted, wasRight: boolean): Promise<void> {
  for (const subject of subjects)
    if (wasRight && subject === own) await clearTries(tx, own);
    else await giveTryBack(tx, subject);
}

const subjectOf = (email: string, ip: string) => hashSecret(`address ${networkOf(ip)} at ${email}`);
const tryOf = (scope: Scope, subject: Buffer): Try => ({
  subject,
  now: scope.now,
  since: new Date(scope.now.getTime() - forgottenAfterMs),
});

/** Seconds to wait, or nothing when it was counted. */
async function waitAfter(
  scope: Scope,
  tx: Tx,
  subject: Buffer,
  pace: Pace,
  counted: Buffer[] = [],
): Promise<number | undefined> {
  if ((await addTry(tx, tryOf(scope, subject), pace)) !== undefined) {
    counted.push(subject);
    return undefined;
  }
  const nextAt = await findNextTry(tx, [subject], scope.now);
  return secondsUntil(scope, nextAt ?? scope.now);
}

const secondsUntil = (scope: Scope, at: Date): number =>
  Math.max(1, Math.ceil((at.getTime() - scope.now.getTime()) / 1000));
