import type { WhyNot } from '@regimen/contract/slots.ts';
import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import { holidaysOf } from '@regimen/engine/slots/holidays/holidays.ts';
import { whyNotOffered } from '@regimen/engine/slots/why-not-offered.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { type Asked, readOffer } from './read-slots.ts';
import { dayText } from './wall.ts';
import { findDayOfPlace, listBusyWith } from './why-queries.ts';

/** What stands in the way of a time, and what that is where it has a name. */
export async function whyNotAt(scope: SignedInScope, tx: Tx, asked: Asked, at: number): Promise<WhyNot> {
  const offer = await readOffer(tx, asked, { now: scope.now, span: { from: at, to: at + 1 } });
  if (!offer) throw notFound();
  const reasons = [...whyNotOffered(offer.setup, scope.now.getTime(), at)];
  const day = dayText(dayAt(offer.setup.location.zone, at));
  const { serviceId } = asked;
  const closed = reasons.includes('closed') ? await closedFor(scope, tx, serviceId, day) : null;
  const to = new Date(at + offer.duration * MINUTE_MS);
  const time = { serviceId, readerId: scope.actor.userId, from: new Date(at), to };
  const busy = reasons.includes('taken') ? await listBusyWith(tx, time) : [];
  return { reasons, closed, busy };
}

/** The name of a holiday, or of a day that its owner closed. */
async function closedFor(
  scope: SignedInScope,
  tx: Tx,
  serviceId: string,
  day: string,
): Promise<string | null> {
  const found = await findDayOfPlace(tx, serviceId, day);
  if (!found) return null;
  if (found.isClosed) return found.name || null;
  if (found.country === null) return null;
  const holidays = holidaysOf(found.country, Number(day.slice(0, 4)), scope.locale);
  return holidays.find(({ date }) => date === day)?.name ?? null;
}
