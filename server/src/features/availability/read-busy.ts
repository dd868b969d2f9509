import type { CalendarFailure } from '@regimen/contract/service-choices.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { instantOf } from '@regimen/engine/wall-clock.ts';
import { isZone, offsetAt } from '@regimen/engine/zone.ts';
import ICAL from 'ical.js';

const { Timezone: Zone } = ICAL;

/** Instants, half-open. */
export type Span = [from: number, until: number];

interface Asked {
  /** A calendar as it came. */
  text: string;
  from: number;
  until: number;
  /** For times without a zone, and for whole days. */
  zone: string;
}
export type ReadBusy = { busy: Span[] } | { failure: CalendarFailure };

/** What a calendar may hold: far more than anybody's, far less than would hold up others. */
const mostEvents = 20_000;
const mostRepeats = 100_000;
const mostSpans = 5_000;

class TooMuch extends Error {}

/** When somebody is busy by a calendar in iCalendar (RFC 5545). What its events are called or say is not looked at. */
export function readBusy({ text, from, until, zone }: Asked): ReadBusy {
  const calendars = parse(text).filter(({ name }) => name === 'vcalendar');
  if (calendars.length === 0) return { failure: 'not_a_calendar' };
  const busy: Span[] = [];
  const budget = { repeats: mostRepeats, events: mostEvents };
  try {
    for (const calendar of calendars) collect(calendar, { from, until, zone, busy, budget });
  } catch (error) {
    if (error instanceof TooMuch) return { failure: 'too_large' };
    throw error;
  }
  const merged = merge(busy);
  return merged.length > mostSpans ? { failure: 'too_large' } : { busy: merged };
}

/** One event that cannot be read spoils all of a text for the parser: it is read again without those. */
const parse = (text: string): ICAL.Component[] =>
  parsed(text) ??
  parsed(text.replace(/^BEGIN:VEVENT\r?\n[\s\S]*?^END:VEVENT\r?\n/gim, (one) => (parsed(one) ? one : ''))) ??
  [];

function parsed(text: string): ICAL.Component[] | undefined {
  try {
    const read = ICAL.parse(text) as unknown[];
    const all = (Array.isArray(read[0]) ? read : [read]) as unknown as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    return all.map((one) => new ICAL.Component(one));
  } catch {
    return undefined;
  }
}

interface Work extends Omit<Asked, 'text'> {
  busy: Span[];
  budget: { repeats: number; events: number };
}

function collect(calendar: ICAL.Component, work: Work): void {
  const zones = new Map<string, ICAL.Timezone>();
  for (const component of calendar.getAllSubcomponents('vtimezone')) {
    const zone = new Zone(component);
    zones.set(zone.tzid, zone);
  }
  const clock: Clock = { own: work.zone, zones };
  const events = calendar.getAllSubcomponents('vevent');
  work.budget.events -= events.length;
  if (work.budget.events < 0) throw new TooMuch();
  // What one event of a series says for itself takes the place of what the series says.
  const moved = new Map<string, Set<number>>();
  for (const event of events) {
    const [place] = instantsOf(event, 'recurrence-id', clock);
    if (place === undefined) continue;
    const uid = String(event.getFirstPropertyValue('uid') ?? '');
    moved.set(uid, (moved.get(uid) ?? new Set()).add(place));
  }
  for (const event of events)
    try {
      addEvent(event, clock, moved, work);
    } catch (error) {
      // An event that says nothing sensible blocks nobody; the others count.
      if (error instanceof TooMuch) throw error;
    }
  for (const freeBusy of calendar.getAllSubcomponents('vfreebusy')) addFreeBusy(freeBusy, clock, work);
}

function addEvent(
  event: ICAL.Component,
  clock: Clock,
  moved: ReadonlyMap<string, ReadonlySet<number>>,
  work: Work,
): void {
  if (!blocks(event)) return;
  const start = event.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return;
  const zone = zoneOf(event, 'dtstart');
  const lasts = lengthOf(event, start, zone, clock);
  const add = (time: ICAL.Time, at: number) =>
    addSpan(work, at, time.isDate ? instantIn(plusDays(time, lasts / DAY_MS), zone, clock) : at + lasts);
  const first = instantIn(start, zone, clock);
  if (event.hasProperty('recurrence-id')) {
    add(start, first);
    return;
  }
  const uid = String(event.getFirstPropertyValue('uid') ?? '');
  const left = new Set([...(moved.get(uid) ?? []), ...instantsOf(event, 'exdate', clock)]);
  if (!left.has(first)) add(start, first);
  for (const { time, at } of timesOf(event, 'rdate', clock)) if (!left.has(at)) add(time, at);
  for (const rule of event.getAllProperties('rrule').map((property) => property.getFirstValue()))
    if (rule instanceof ICAL.Recur)
      for (const time of repeats(rule, nearWindow(rule, start, lasts, work), zone, clock, work)) {
        const at = instantIn(time, zone, clock);
        if (at >= work.until) break;
        if (at !== first && !left.has(at)) add(time, at);
      }
}

/** By the wall clock of the series; the instant at which a rule ends is told in UTC, and becomes one of that clock. */
function* repeats(
  rule: ICAL.Recur,
  start: ICAL.Time,
  zone: string,
  clock: Clock,
  { budget }: Work,
): Generator<ICAL.Time> {
  const until = rule.until as ICAL.Time | null;
  const [isUtc, isDate] = [start.zone === ICAL.Timezone.utcTimezone, start.isDate];
  if (until && !isDate && !isUtc && until.zone === ICAL.Timezone.utcTimezone)
    rule.until = wallClockAt(instantIn(until, 'UTC', clock), zone, clock);
  const from = start.clone();
  if (!isUtc) from.zone = ICAL.Timezone.localTimezone;
  const series = rule.iterator(from);
  for (let next = series.next(); next; next = series.next()) {
    budget.repeats -= 1;
    if (budget.repeats < 0) throw new TooMuch();
    yield next;
  }
}

/** What repeats every so many days or weeks need not be counted from its beginning, which may be long ago. */
function nearWindow(rule: ICAL.Recur, start: ICAL.Time, lasts: number, { from }: Work): ICAL.Time {
  const days = { DAILY: 1, WEEKLY: 7 }[String(rule.freq)];
  if (days === undefined || rule.count) return start;
  const stepDays = days * Math.max(1, rule.interval);
  // The first one may be named though the rule does not: it has to lie before what is looked at.
  const before = Math.floor((from - lasts) / DAY_MS) - dayOf(start) - 3 * stepDays;
  return before < stepDays ? start : plusDays(start, before - (before % stepDays));
}

function blocks(event: ICAL.Component): boolean {
  const said = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    said('status') !== 'CANCELLED' &&
    said('transp') !== 'TRANSPARENT' &&
    said('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

/** In milliseconds; of whole days, so many of 24 hours. */
function lengthOf(event: ICAL.Component, start: ICAL.Time, zone: string, clock: Clock): number {
  const end = event.getFirstPropertyValue('dtend');
  if (end instanceof ICAL.Time) {
    if (start.isDate) return Math.max(1, dayOf(end) - dayOf(start)) * DAY_MS;
    return instantIn(end, zoneOf(event, 'dtend'), clock) - instantIn(start, zone, clock);
  }
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1_000;
  return start.isDate ? DAY_MS : 0;
}

function addFreeBusy(component: ICAL.Component, clock: Clock, work: Work): void {
  for (const property of component.getAllProperties('freebusy')) {
    if (String(property.getParameter('fbtype') ?? '').toUpperCase() === 'FREE') continue;
    for (const period of property.getValues())
      if (period instanceof ICAL.Period)
        addSpan(work, instantIn(period.start, 'UTC', clock), instantIn(period.getEnd(), 'UTC', clock));
  }
}

function addSpan({ busy, from, until }: Work, start: number, end: number): void {
  if (!(start < until && end > from && start < end)) return;
  busy.push([Math.max(start, from), Math.min(end, until)]);
}

interface Clock {
  own: string;
  /** As the calendar itself describes them. */
  zones: ReadonlyMap<string, ICAL.Timezone>;
}

const zoneOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstProperty(name)?.getParameter('tzid') ?? '');

function* timesOf(
  event: ICAL.Component,
  name: string,
  clock: Clock,
): Generator<{ time: ICAL.Time; at: number }> {
  for (const property of event.getAllProperties(name)) {
    const zone = String(property.getParameter('tzid') ?? '');
    for (const value of property.getValues()) {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (time instanceof ICAL.Time) yield { time, at: instantIn(time, zone, clock) };
    }
  }
}

const instantsOf = (event: ICAL.Component, name: string, clock: Clock): number[] =>
  [...timesOf(event, name, clock)].map(({ at }) => at);

const dayOf = ({ year, month, day }: ICAL.Time): number => Date.UTC(year, month - 1, day) / DAY_MS;

function plusDays(time: ICAL.Time, days: number): ICAL.Time {
  const later = time.clone();
  later.adjust(days, 0, 0, 0);
  return later;
}

/** By the zone data that everything else here goes by, where the zone has a name that is known; else as the calendar says. */
function instantIn(time: ICAL.Time, tzid: string, { own, zones }: Clock): number {
  const day = dayOf(time);
  if (time.isDate) return instantOf(own, day, 0);
  const clock = ((time.hour * 60 + time.minute) * 60 + time.second) * 1_000;
  if (time.zone === ICAL.Timezone.utcTimezone || tzid === 'UTC') return day * DAY_MS + clock;
  const name = knownZone(tzid);
  if (name !== undefined) return instantOf(name, day, clock);
  const described = zones.get(tzid);
  if (!described) return instantOf(own, day, clock);
  return day * DAY_MS + clock - described.utcOffset(time) * 1_000;
}

/** What the clock of a zone shows at an instant, as a time without one. */
function wallClockAt(at: number, tzid: string, { own, zones }: Clock): ICAL.Time {
  const utc = ICAL.Time.fromJSDate(new Date(at), true);
  const described = knownZone(tzid) === undefined ? zones.get(tzid) : undefined;
  const wall = described
    ? utc.convertToZone(described)
    : ICAL.Time.fromJSDate(new Date(at + offsetAt(knownZone(tzid) ?? own, at)), true);
  wall.zone = ICAL.Timezone.localTimezone;
  return wall;
}

/** "Europe/Berlin", also at the end of a longer name, as some programs write it. */
function knownZone(tzid: string): string | undefined {
  const names = [tzid, tzid.split('/').slice(-2).join('/'), tzid.split('/').slice(-3).join('/')];
  return tzid === '' ? undefined : names.find((name) => name.includes('/') && isZone(name));
}

function merge(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const [from, until] of spans.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else merged.push([from, until]);
  }
  return merged;
}
