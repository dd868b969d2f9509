import { breathe } from '../../own-turn.ts';
import { escaped, textOf, utc } from './icalendar-lines.ts';

/** Writes iCalendar (RFC 5545): text escaped, lines folded at 75 bytes, times in UTC, so that no zone has to be told. */
export interface CalendarEvent {
  /** The same for the same thing each time it is read. */
  uid: string;
  /** When it was made known. Not the time of reading: what has not changed reads the same. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  url: string;
}

export async function writeCalendar(name: string, locale: string, events: CalendarEvent[]): Promise<string> {
  const written: string[] = [];
  for (const event of events) {
    written.push(textOf(linesOf(event)));
    await breathe();
  }
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Regimen//Tasks//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  return textOf(head) + written.join('') + textOf(['END:VCALENDAR']);
}

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${utc(event.stamp)}`,
  `DTSTART:${utc(event.start)}`,
  `DTEND:${utc(event.end)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  `URL:${event.url}`,
  // A task does not make its person busy.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];
