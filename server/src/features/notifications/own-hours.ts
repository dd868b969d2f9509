import type { HeldNudge } from '@regimen/contract/step-ahead.ts';
import type { Tx } from '../../db/pool.ts';
import { choicesOf } from './choices.ts';
import { allowedFrom, isWithin, type Wishes } from './hours.ts';
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
