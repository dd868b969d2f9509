/** Everything that stands in the way of an appointment at an instant, for those who offer it. [S11] */
import { MINUTE_MS } from '../calendar.ts';
import { dayAt, timeAt } from '../wall-clock.ts';
import { isDayFull, isWeekFull } from './limits.ts';
import { slotAt } from './offered.ts';
import { isOpen } from './open-hours.ts';
import type { SlotHost, SlotSetup, Span, WhyNotOffered } from './types.ts';

/** None: it is offered. */
export function whyNotOffered(setup: SlotSetup, now: number, from: number): readonly WhyNotOffered[] {
  if (slotAt(setup, now, from)) return [];
  const early = whyNotNow(setup, now, from);
  const there = setup.sessions.filter((session) => session.from === from);
  // [S9] It would be joined, were it not for the time.
  if (there.some(({ seatsLeft }) => seatsLeft > 0)) return early;
  const isClass = there.length > 0 && setup.rules.seats > 1;
  return [...early, ...(isClass ? (['session_full'] as const) : []), ...whyNoNewSession(setup, from)];
}

/** [S5] */
function whyNotNow({ rules, location }: SlotSetup, now: number, from: number): WhyNotOffered[] {
  const lastDay = dayAt(location.zone, now) + rules.aheadDays;
  if (from < now) return ['past'];
  if (from < now + rules.noticeMinutes * MINUTE_MS) return ['notice'];
  return dayAt(location.zone, from) > lastDay ? ['too_far'] : [];
}

function whyNoNewSession(setup: SlotSetup, from: number): WhyNotOffered[] {
  const { rules, location } = setup;
  const session = { from, to: from + rules.durationMinutes * MINUTE_MS };
  const day = dayAt(location.zone, from);
  const reasons: WhyNotOffered[] = [];
  if (!isOpen(location, session.from, session.to)) reasons.push('closed');
  if (timeAt(location.zone, from) % (rules.everyMinutes * MINUTE_MS) !== 0) reasons.push('off_grid');
  if (isDayFull(setup, day)) reasons.push('day_full');
  if (isWeekFull(setup, day)) reasons.push('week_full');
  return [...reasons, ...whyNoHost(setup, session), ...whyNoRoom(setup, session)];
}

/** [S7] */
function whyNoHost({ rules, hosts }: SlotSetup, session: Span): WhyNotOffered[] {
  if (hosts.length === 0) return ['no_host'];
  const each = hosts.map((host) => whyNotThey(rules, host, session));
  const isEnough =
    rules.hosts === 'all' ? each.every((why) => why.length === 0) : each.some((why) => why.length === 0);
  if (isEnough) return [];
  const found = new Set(each.flat());
  return (['host_away', 'taken', 'buffer'] as const).filter((reason) => found.has(reason));
}

/** [S3] [S6] */
function whyNotThey(rules: SlotSetup['rules'], { hours, busy }: SlotHost, session: Span): WhyNotOffered[] {
  const reasons: WhyNotOffered[] = [];
  if (hours.some((each) => !isOpen(each, session.from, session.to))) reasons.push('host_away');
  if (meets(busy, session)) reasons.push('taken');
  else if (meets(busy, withBuffers(rules, session))) reasons.push('buffer');
  return reasons;
}

/** [S8] */
function whyNoRoom({ rules, rooms }: SlotSetup, session: Span): WhyNotOffered[] {
  if (rooms === null) return [];
  const around = withBuffers(rules, session);
  return rooms.some(({ seats, busy }) => seats >= rules.seats && !meets(busy, around)) ? [] : ['no_room'];
}

const withBuffers = (rules: SlotSetup['rules'], { from, to }: Span): Span => ({
  from: from - rules.bufferBeforeMinutes * MINUTE_MS,
  to: to + rules.bufferAfterMinutes * MINUTE_MS,
});

const meets = (busy: readonly Span[], { from, to }: Span): boolean =>
  busy.some((one) => one.from < one.to && one.from < to && one.to > from);
