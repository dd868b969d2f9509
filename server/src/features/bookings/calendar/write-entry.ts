import { escaped, textOf, utc } from '../../calendar/icalendar-lines.ts';
import { instantOfWall, type Wall, wallAt } from '../wall.ts';
import { zoneLines } from './zone-lines.ts';

/** What a message about an appointment asks of a calendar (iTIP, RFC 5546). */
export type Method = 'REQUEST' | 'CANCEL' | 'REPLY' | 'PUBLISH';

export interface Entry {
  /** The same for the same appointment, however often it is moved. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  stamp: Date;
  from: Date;
  until: Date;
  /** The clock it was agreed by; it stays at that time when the rules of the zone change. */
  zone: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  description: string;
  location: string;
  url: string;
  /** A series: so many times, so many weeks apart, but for these. */
  repeats?: { weeks: number; count: number; without: readonly Wall[] };
  /** One time of a series, by where it stood at first. */
  instance?: Wall;
  organizer?: { name: string; address: string };
  attendee?: { name: string; address: string; answer: 'ACCEPTED' | 'DECLINED' | 'TENTATIVE' };
}

interface Calendar {
  method: Method;
  locale: string;
  /** Of a feed. */
  name?: string;
}

/** One object for a calendar, with the rules of every zone that its times are told by. */
export function writeCalendar({ method, locale, name }: Calendar, entries: readonly Entry[]): string {
  const zones = Map.groupBy(entries.filter(isByWall), ({ zone }) => zone);
  return textOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Regimen//Bookings//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined
      ? []
      : [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']),
    ...[...zones].flatMap(([zone, told]) => zoneLines(zone, spanOf(told))),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]);
}

/** Programs differ in which they take a time for that the clock shows twice: it is told in UTC. */
const isByWall = ({ zone, from, until }: Entry): boolean => isOnce(zone, from) && isOnce(zone, until);

function isOnce(zone: string, at: Date): boolean {
  const { wall, isSecond } = wallAt(zone, at.getTime());
  return !isSecond && instantOfWall(zone, { wall, isSecond: true }) === at.getTime();
}

const weekMs = 7 * 86_400_000;

function spanOf(entries: readonly Entry[]): { from: number; to: number } {
  const last = (entry: Entry) =>
    entry.until.getTime() + (entry.repeats ? entry.repeats.weeks * entry.repeats.count * weekMs : 0);
  return {
    from: Math.min(...entries.map(({ from }) => from.getTime())),
    to: Math.max(...entries.map(last)),
  };
}

function entryLines(entry: Entry): string[] {
  const { zone, repeats, instance, organizer, attendee } = entry;
  const at = (name: string, instant: number) =>
    isByWall(entry)
      ? `${name};TZID=${zone}:${compact(wallAt(zone, instant).wall)}`
      : `${name}:${utc(new Date(instant))}`;
  const atWall = (name: string, wall: Wall) => at(name, instantOfWall(zone, wall));
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    ...(instance ? [atWall('RECURRENCE-ID', instance)] : []),
    at('DTSTART', entry.from.getTime()),
    at('DTEND', entry.until.getTime()),
    ...(repeats ? [`RRULE:FREQ=WEEKLY;INTERVAL=${repeats.weeks};COUNT=${repeats.count}`] : []),
    ...(repeats?.without ?? []).map((wall) => atWall('EXDATE', wall)),
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    `URL:${entry.url}`,
    ...(organizer ? [`ORGANIZER;CN=${named(organizer.name)}:mailto:${organizer.address}`] : []),
    ...(attendee
      ? [
          `ATTENDEE;CN=${named(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${attendee.answer};RSVP=FALSE:${attendee.address}`,
        ]
      : []),
    `STATUS:${entry.status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** 2026-11-20T09:00 → 20261120T090000 */
const compact = (wall: string): string => `${wall.replace(/[-:]/g, '')}00`;

/** In quotation marks, which cannot stand inside. */
const named = (name: string): string => `"${name.replace(/[\p{Cc}"]/gu, ' ').trim()}"`;
