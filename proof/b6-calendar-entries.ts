/**
 * B6: lives of appointments as calendars hear of them: asked for, moved, cancelled, series with times left out and single
 * ones moved, in zones whose clocks change meanwhile. Three programs that know nothing of each other have to read from
 * every object what was meant: the entry, its number, each instant.
 *
 *   node proof/b6-calendar-entries.ts            1,000 lives; with python3-icalendar, if it can be had     --quick  200
 *   node proof/b6-calendar-entries.ts --mutant   takes one rule after another out of a copy; each has to go red
 */
import { randomFrom } from '../engine/src/testing/random.ts';
import { dayAt, instantOf, timeAt } from '../engine/src/wall-clock.ts';
import { periodAt } from '../engine/src/zone.ts';
import { installed } from '../scripts/system-programs.ts';
import { type Instance, repeating } from '../server/src/features/bookings/calendar/series-entry.ts';
import {
  type Entry,
  type Method,
  writeCalendar,
} from '../server/src/features/bookings/calendar/write-entry.ts';
import { wallAt } from '../server/src/features/bookings/wall.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { byIcalJs, byNodeIcal, byPython, type Read } from './support/read-calendars.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Riyadh',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'UTC',
];
const names = [
  'Consultation',
  'Yoga; gentle, slow',
  'قياس ضغط الدم في المساء مع أخصائية التغذية',
  'Back\\slash "quoted"',
];
const lives = flags.quick ? 200 : 1_000;

interface Told {
  what: string;
  content: string;
  meant: Read;
}

const iso = (at: number): string => new Date(at).toISOString();

function tell(what: string, method: Method, entry: Entry, starts: number[]): Told {
  const length = entry.until.getTime() - entry.from.getTime();
  const first = starts[0] as number;
  const meant: Read = {
    method,
    uid: entry.uid,
    sequence: entry.sequence,
    status: entry.status,
    summary: entry.summary,
    starts: starts.map(iso),
    end: iso(entry.repeats ? entry.from.getTime() + length : first + length),
    instance: entry.instance ? iso(instantIn(entry.zone, entry.instance.wall)) : null,
  };
  return { what, content: writeCalendar({ method, locale: 'en' }, [entry]), meant };
}

const instantIn = (zone: string, wall: string): number => {
  const at = Date.parse(`${wall}:00Z`);
  return instantOf(zone, Math.floor(at / DAY), at - Math.floor(at / DAY) * DAY);
};

/** One life: what calendars are told, in order. */
function live(seed: number): Told[] {
  const random = randomFrom(seed);
  const zone = random.pick(zones);
  // The weeks around the changes of spring and autumn more often than others.
  const month = random.pick([2, 2, 9, 9, 10, random.whole(0, 11)]);
  const change = periodAt(zone, Date.UTC(2027, month, 1)).until;
  const hasChange = change < Date.UTC(2027, month + 1, 1);
  const someTime = () => {
    // Times that the clock shows twice, or never, are a few hours of a year.
    if (hasChange && random.chance(0.3)) return change + random.whole(-36, 36) * 5 * MINUTE;
    return Date.UTC(2027, month, random.whole(1, 30), random.whole(0, 23)) + random.whole(0, 11) * 5 * MINUTE;
  };
  const length = random.pick([20, 30, 60, 90]) * MINUTE;
  const entryAt = (from: number, sequence: number): Entry => ({
    uid: `booking-${seed}@example.com`,
    sequence,
    stamp: new Date(Date.UTC(2026, 10, 19)),
    from: new Date(from),
    until: new Date(from + length),
    zone,
    status: 'CONFIRMED',
    summary: random.pick(names),
    description: 'Change or cancel it here: https://example.com/b/1',
    location: 'Am Flussufer 12, Berlin',
    url: 'https://example.com/my-services/bookings/1',
    organizer: { name: 'A "site"', address: 'no-reply@example.com' },
    attendee: { name: 'Sara', address: 'mailto:sara@example.com', answer: 'ACCEPTED' },
  });
  if (random.chance(0.4)) return liveSeries(seed, entryAt, someTime(), zone);
  const told: Told[] = [];
  let from = someTime();
  const moves = random.whole(0, 3);
  for (let sequence = 0; sequence <= moves; sequence++, from = someTime())
    told.push(tell(`life ${seed}, move ${sequence}`, 'REQUEST', entryAt(from, sequence), [from]));
  const off = { ...entryAt(from, moves + 1), status: 'CANCELLED' as const };
  told.push(tell(`life ${seed}, cancelled`, 'CANCEL', off, [from]));
  return told;
}

function liveSeries(
  seed: number,
  entryAt: (from: number, sequence: number) => Entry,
  at: number,
  zone: string,
): Told[] {
  const random = randomFrom(seed + 1_000_000);
  const [weeks, times] = [random.whole(1, 3), random.whole(2, 12)];
  // A series has a time that the clock shows on each of its days, and once.
  const time = 9 * HOUR + (timeAt(zone, at) % (8 * HOUR));
  const startOf = (number: number) => instantOf(zone, dayAt(zone, at) + (number - 1) * weeks * 7, time);
  const there: Instance[] = [];
  for (let number = 1; number <= times; number++)
    if (random.chance(0.8)) there.push({ number, wall: wallAt(zone, startOf(number)).wall });
  const whole = repeating(entryAt(startOf(1), 0), there, weeks);
  const [one] = there;
  if (!whole || !one) return [];
  const starts = there.map(({ number }) => startOf(number));
  const told = [tell(`series ${seed}`, 'REQUEST', whole, starts)];
  const instance = { wall: one.wall, isSecond: false };
  const moved = startOf(one.number) + 3 * HOUR;
  told.push(tell(`series ${seed}, one moved`, 'REQUEST', { ...entryAt(moved, 1), instance }, [moved]));
  const off = { ...entryAt(moved, 2), instance, status: 'CANCELLED' as const };
  told.push(tell(`series ${seed}, one cancelled`, 'CANCEL', off, [moved]));
  return told;
}

function compare(who: string, told: readonly Told[], read: (told: Told, index: number) => Read): string[] {
  return told.flatMap((one, index) => {
    try {
      const [found, meant] = [JSON.stringify(sorted(read(one, index))), JSON.stringify(sorted(one.meant))];
      return found === meant ? [] : [`${one.what}, by ${who}: ${found} in place of ${meant}`];
    } catch (error) {
      return [`${one.what}, by ${who}: ${(error as Error).message}`];
    }
  });
}
const sorted = (read: Read): [string, unknown][] => Object.entries(read).sort(([a], [b]) => (a < b ? -1 : 1));

async function prove(): Promise<void> {
  const told = Array.from({ length: lives }, (_, seed) => live(seed + 1)).flat();
  const faults = [
    ...compare('ical.js', told, ({ content }) => byIcalJs(content)),
    ...compare('node-ical', told, ({ content }) => byNodeIcal(content)),
  ];
  const contents = told.map(({ content }) => content);
  let python = byPython(contents);
  if (!python && !flags.quick) {
    await installed('python3-icalendar');
    python = byPython(contents);
  }
  if (python) faults.push(...compare('python3-icalendar', told, (_, index) => python[index] as Read));
  show(faults);
  const readers = `${python ? 3 : 2} readers`;
  const isFine = faults.length === 0 && (flags.quick || python !== undefined);
  goal(
    'B6',
    `${lives} lives, ${told.length} objects, ${readers}, ${faults.length} read otherwise`,
    '0',
    isFine,
  );
}

const writer = 'server/src/features/bookings/calendar/write-entry.ts';
const zoneWriter = 'server/src/features/bookings/calendar/zone-lines.ts';
if (flags.mutant)
  await catchMutants(
    'B6',
    'proof/b6-calendar-entries.ts',
    [
      {
        name: 'twice-by-the-wall',
        changes: [[writer, 'isOnce(zone, from) && isOnce(zone, until)', 'true']],
      },
      { name: 'number-stays', changes: [[writer, /(?<=SEQUENCE:)\$\{entry\.sequence\}/, '0']] },
      { name: 'nothing-left-out', changes: [[writer, '(repeats?.without ?? [])', '[].slice(0)']] },
      {
        name: 'offset-stays',
        changes: [[zoneWriter, 'signed(after)', 'signed(before)']],
      },
    ],
    { folders: ['scripts'] },
  );
else await prove();
