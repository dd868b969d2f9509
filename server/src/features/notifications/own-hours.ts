import type { HeldNudge } from '@regimen/contract/step-ahead.ts';
import type { HeldTime } from '@regimen/contract/tasks.ts';
import type { Tx } from '../../db/pool.ts';
import { choicesOf } from './choices.ts';
import { allowedFrom, isWithin, nextMinute, type Wishes } from './hours.ts';
import { findAddressee, findSettings } from './settings-queries.ts';

interface Enrolled {
  zone: string;
  welcomeFrom: number | null;
  welcomeTo: number | null;
}

/** When somebody lets themselves be told of one program, by whose clocks. */
export interface OwnHours {
  wishes: Wishes;
  zone: string;
  enrollmentZone: string;
}

/** Read once for everything that somebody follows. */
export async function readOwnHours(tx: Tx, userId: string): Promise<(enrollment: Enrolled) => OwnHours> {
  const { quiet } = choicesOf(await findSettings(tx, userId));
  const own = (await findAddressee(tx, userId))?.zone;
  return ({ zone, welcomeFrom: from, welcomeTo: to }) => ({
    wishes: { quiet, welcome: from !== null && to !== null ? { from, to } : null },
    zone: own ?? zone,
    enrollmentZone: zone,
  });
}

export const toldFrom = (at: number, { wishes, zone, enrollmentZone }: OwnHours): number =>
  allowedFrom(at, wishes, zone, enrollmentZone);

/** As far as anything can be put off. */
const aDayMs = 1_440 * 60_000;

/** The times within a day from now in which nothing of a program is told. */
export function heldTimes(now: number, hours: OwnHours): HeldTime[] {
  const { quiet, welcome } = hours.wishes;
  const held: HeldTime[] = [];
  for (let at = now; at <= now + aDayMs; ) {
    const until = toldFrom(at, hours);
    if (until > at) {
      const because = quiet && isWithin(quiet, hours.zone, at) ? 'quiet' : 'welcome';
      held.push({ because, from: new Date(at).toISOString(), until: new Date(until).toISOString() });
    }
    const begins = [
      quiet && nextMinute(hours.zone, Math.max(at, until), quiet.from),
      welcome && nextMinute(hours.enrollmentZone, Math.max(at, until), welcome.to),
    ].filter((begin) => begin !== null);
    if (begins.length === 0) return held;
    at = Math.min(...begins);
  }
  return held;
}

/** Which hours will hold a nudge, and until when: the same as the arbiter decides once it is due. */
export function heldNudge(
  { at, freshUntil }: { at: number | null; freshUntil: number | null },
  hours: OwnHours,
): HeldNudge | null {
  if (at === null || freshUntil === null) return null;
  const until = toldFrom(at, hours);
  if (until <= at) return null;
  const { quiet } = hours.wishes;
  return {
    because: quiet && isWithin(quiet, hours.zone, at) ? 'quiet' : 'welcome',
    until: until < freshUntil ? new Date(until).toISOString() : null,
  };
}
