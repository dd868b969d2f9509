/**
 * B2: all IANA zones × every clock change from 2025 to 2029. Around each, locations with hours before, in and after the
 * change, on several grids, with hosts who live by the clock of another zone: what the engine offers is held against a
 * judge that goes through every minute with the machine's own offsets and knows nothing of the engine. Every slot
 * that is offered can be booked, and of every minute that is not it is said why.
 *
 *   node proof/b2-slots-at-clock-changes.ts            every zone    --quick   every fortieth, and the odd ones
 *   node proof/b2-slots-at-clock-changes.ts --mutant   takes one rule after another out of a copy; each has to go red
 */
import { catchMutants, type Mutant } from '../engine/mutants.ts';
import { type Clock, clockOf, shownBy, startsByTheMinute } from '../engine/slots-by-the-minute.ts';
import { offeredSlots, slotAt } from '../engine/src/slots/offered.ts';
import type { OpenHours, SlotSetup, Span } from '../engine/src/slots/types.ts';
import { whyNotOffered } from '../engine/src/slots/why-not-offered.ts';
import { type Random, randomFrom } from '../engine/src/testing/random.ts';
import { randomHours } from '../engine/src/testing/random-slots.ts';
import { daily, host, ranges, setupOf } from '../engine/src/testing/slots.ts';
import { type Change, changesOf, FROM, offsetsOf, TO } from '../engine/zone-changes.ts';
import { flags, goal, show } from './support/goal.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const ODD = [
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/Santiago',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/Nuuk',
];
const faults: string[] = [];
const counted = { changes: 0, setups: 0, minutes: 0, slots: 0, skipped: 0, twice: 0 };

const all = Intl.supportedValuesOf('timeZone');
const zones = [
  ...new Set(flags.quick ? [...ODD, ...all.filter((_, index) => index % 40 === 0)] : [...ODD, ...all]),
];
const changesByZone = new Map<string, Change[]>();
const clocks = new Map<string, Clock>();

/** What a location offers around an instant, by the engine and by the judge. */
function compare(location: OpenHours, theirs: readonly OpenHours[], random: Random, span: Span): void {
  const rules = {
    everyMinutes: random.pick([5, 10, 15, 30, 45, 60]),
    durationMinutes: random.pick([5, 15, 30, 60, 90, 150]),
  };
  const setup = setupOf(location, { hosts: [host('anna', { hours: theirs })], rules });
  const slots = offeredSlots(setup, FROM - 1_000 * HOUR, span);
  const wanted = startsByTheMinute(location, theirs, setup.rules, span, clocks);
  counted.setups++;
  counted.minutes += (span.to - span.from) / MINUTE;
  counted.slots += wanted.length;
  const found = new Set(slots.map(({ from }) => from));
  const missing = wanted.filter((at) => !found.delete(at));
  const tell = (what: string, at: number): void => {
    faults.push(
      `${location.zone} ${new Date(at).toISOString()}: ${what} (every ${rules.everyMinutes}, ${rules.durationMinutes} minutes)`,
    );
  };
  for (const at of missing) tell('not offered', at);
  for (const at of found) tell('offered, and must not be', at);
  for (const { from, to } of slots)
    if (to - from !== rules.durationMinutes * MINUTE) tell('not its length', from);
  bookable(setup, new Set(wanted), span, tell);
}

/** One by one, what is offered is what can be booked, and nothing else is. */
function bookable(
  setup: SlotSetup,
  wanted: ReadonlySet<number>,
  span: Span,
  tell: (what: string, at: number) => void,
): void {
  const now = FROM - 1_000 * HOUR;
  for (let at = span.from; at < span.to; at += 35 * MINUTE) {
    const isWanted = wanted.has(at);
    if ((slotAt(setup, now, at) !== null) !== isWanted) tell('offered or bookable, not both', at);
    if ((whyNotOffered(setup, now, at).length === 0) !== isWanted) tell('no reason, or one too many', at);
  }
}

function prove(): void {
  const random = randomFrom(2);
  for (const zone of zones) {
    const offset = offsetsOf(zone);
    const changes = changesOf(offset);
    changesByZone.set(zone, changes);
    clocks.set(zone, clockOf(offset, changes));
  }
  for (const zone of zones) {
    for (const { at, before, after } of changesByZone.get(zone) ?? []) {
      if (at < FROM + 60 * HOUR || at > TO - 60 * HOUR) continue;
      counted.changes++;
      if (after > before) counted.skipped += (after - before) / MINUTE;
      else counted.twice += (before - after) / MINUTE;
      const span = { from: at - 26 * HOUR, to: at + 26 * HOUR };
      compare(daily(zone, '0-24'), [], random, span);
      compare(aroundChange(zone, at, random), [], random, span);
      compare(aroundChange(zone, at, random), [aroundChange(random.pick(zones), at, random)], random, span);
      compare(randomHours(random, zone, at), [randomHours(random, random.pick(zones), at)], random, span);
      if (faults.length > 0 && flags.untilRed) return;
    }
    // Where nothing changes, another zone's change is at a quiet time.
    const quiet = Date.UTC(2025, random.whole(1, 58), 17);
    compare(randomHours(random, zone, quiet), [], random, { from: quiet, to: quiet + 48 * HOUR });
  }
}

/** Hours that begin or end within two hours of what the clock shows at the change. */
function aroundChange(zone: string, at: number, random: Random): OpenHours {
  const local = shownBy(clocks.get(zone) as Clock, at - 1) + 1;
  const minute = (Math.round(local / MINUTE) % 1_440) + random.whole(-8, 8) * 15;
  const from = Math.min(1_380, Math.max(0, minute));
  const to = Math.min(1_440, from + random.whole(1, 16) * 15);
  return { zone, week: Array.from({ length: 7 }, () => [{ from, to }, ...ranges('8-9')]), days: new Map() };
}

const MUTANTS: Mutant[] = [
  {
    name: 'hours-by-one-offset',
    file: 'slots/open-hours.ts',
    guard: 'const { until, offset } = periodAt(hours.zone, at);',
    without: 'const { offset } = periodAt(hours.zone, from);\n    const until = to;',
  },
  {
    name: 'grid-by-one-offset',
    file: 'slots/offered.ts',
    guard: 'const { until, offset } = periodAt(location.zone, at);',
    without: 'const { offset } = periodAt(location.zone, at);\n    const until = within.to;',
  },
  {
    name: 'hosts-by-the-clock-of-the-location',
    file: 'slots/starts.ts',
    guard: 'openBetween(hours, window.from, end)',
    without: 'openBetween({ ...hours, zone: location.zone }, window.from, end)',
  },
  {
    name: 'a-session-may-end-outside',
    file: 'slots/starts.ts',
    guard: 'edges.push(from, to - length + 1)',
    without: 'edges.push(from, to)',
  },
  {
    name: 'grid-by-utc',
    file: 'slots/offered.ts',
    guard: 'Math.ceil((local - midnight) / every) * every;',
    without: 'Math.ceil((local - offset - midnight) / every) * every + offset;',
  },
];

if (flags.mutant)
  await catchMutants('B2', 'proof/b2-slots-at-clock-changes.ts', MUTANTS, {}, [
    'engine/slots-by-the-minute.ts',
    'proof/support/goal.ts',
  ]);
else {
  prove();
  show(faults);
  console.log(
    `${zones.length} zones, ${counted.changes} clock changes 2025 to 2029, which skip ${counted.skipped} minutes and show ` +
      `${counted.twice} twice; ${counted.setups} set-ups, ${counted.minutes} minutes judged, ${counted.slots} slots`,
  );
  const isFine = faults.length === 0 && counted.slots > counted.setups && counted.twice > 0;
  goal('B2', `${faults.length}-wrong/${counted.slots}-slots/${zones.length}-zones`, '0', isFine);
}
