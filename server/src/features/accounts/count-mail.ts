import type { Tx } from '../../db/pool.ts';
import { networkOf } from '../../network-of.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { addMail, type Cap, findNextMail } from './mail-tallies-queries.ts';

const caps = {
  /** Somebody's inbox: what others can cause there. */
  person: { inHour: 3, inDay: 10 },
  account: { inHour: 20, inDay: 100 },
  /** A school or a clinic may stand behind one address. */
  network: { inHour: 100, inDay: 500 },
  /** Counted by itself: what others do must not keep a link to sign in with from its person, nor the other way round. */
  news: { inHour: 4, inDay: 20 },
  /** By itself too: whoever signs in must not be able to keep it from being told. */
  devices: { inHour: 3, inDay: 10 },
  /** What one person causes another by booking, moving and cancelling. */
  bookings: { inHour: 30, inDay: 90 },
} satisfies Record<string, Cap>;

export interface Causing {
  /** Whose inbox it goes to; left out for the inbox of those who run the site, which takes what people write. */
  to?: string;
  /** The account, where it is not made in the same breath, and the address it came from, where that is known. */
  by: { account?: string; ip?: string };
}

/** One inbox has many addresses: what stands behind a plus is dropped everywhere, dots by Google's mail. */
export function inboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  const host = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`;
}

/**
 * Counts a message that anybody could cause to anybody, in the transaction that would send it. Gives the seconds until
 * it may be sent when it is one too many: then it is not sent, and whether that is said is for the caller to decide.
 */
export async function countMail(scope: Scope, tx: Tx, { to, by }: Causing): Promise<number> {
  const counts: [string, Cap][] = to ? [[`to ${inboxOf(to)}`, caps.person]] : [];
  if (by.account) counts.push([`by account ${by.account}`, caps.account]);
  if (by.ip) counts.push([`by address ${networkOf(by.ip)}`, caps.network]);
  for (const [name, cap] of counts) {
    const wait = await count(scope, tx, name, cap);
    if (wait > 0) return wait;
  }
  return 0;
}

/** The same for a message that gathers what happened, to somebody with an account. */
export const countNews = (scope: Scope, tx: Tx, userId: string): Promise<number> =>
  count(scope, tx, `news to account ${userId}`, caps.news);

/** Whether a mail about a booking may go to one person by another's doing; by nobody's, or one's own, it may. */
export const countBookingMail = async (
  scope: Scope,
  tx: Tx,
  { from, to }: { from: string | undefined; to: string },
): Promise<boolean> =>
  from === undefined ||
  from === to ||
  (await count(scope, tx, `bookings from account ${from} to ${to}`, caps.bookings)) === 0;

/** The same for one that says from where somebody signed in. A program without cookies is a new device each time. */
export const countDeviceMail = (scope: Scope, tx: Tx, userId: string): Promise<number> =>
  count(scope, tx, `new devices of account ${userId}`, caps.devices);

async function count(scope: Scope, tx: Tx, name: string, cap: Cap): Promise<number> {
  const subject = hashSecret(name);
  if (await addMail(tx, subject, cap, scope.now)) return 0;
  const next = (await findNextMail(tx, subject, cap)) ?? scope.now;
  return Math.max(1, Math.ceil((next.getTime() - scope.now.getTime()) / 1000));
}
