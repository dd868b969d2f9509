/**
 * B3: the CPU time for a month of slots against a bare loop of integers over the same data: the loop knows nothing of
 * zones, buffers are added to what is busy beforehand, and of each start it says who is free. Both take turns and must
 * find the same starts and hosts. `--quick` takes fewer rounds.
 */
import { offeredSlots } from '../engine/src/slots/offered.ts';
import type { Slot, SlotHost, SlotSetup, Span } from '../engine/src/slots/types.ts';
import { randomFrom } from '../engine/src/testing/random.ts';
import { daily, host, ranges, setupOf } from '../engine/src/testing/slots.ts';
import { flags, goal, ratioGoal } from '../proof/support/goal.ts';
import { median } from './support/load.ts';

const [DAY, MINUTE] = [86_400_000, 60_000];
/** A Monday in a month without a clock change. */
const FIRST = Date.UTC(2026, 5, 1) / DAY;
const DAYS = 30;
const OFFSET = 120 * MINUTE;
const [EVERY, LENGTH, BEFORE, AFTER] = [15 * MINUTE, 45 * MINUTE, 5 * MINUTE, 10 * MINUTE];
const OPEN = ranges('8-12, 13-18');
const NOW = FIRST * DAY - DAY;
const SPAN: Span = { from: FIRST * DAY - OFFSET, to: (FIRST + DAYS) * DAY - OFFSET };

/** Four appointments a day. */
function busyMonth(seed: number): Span[] {
  const random = randomFrom(seed);
  return Array.from({ length: DAYS }, (_, day) =>
    Array.from({ length: 4 }, (_, part) => {
      const from = (FIRST + day) * DAY - OFFSET + (8 * 60 + part * 150 + random.whole(0, 90)) * MINUTE;
      return { from, to: from + random.pick([30, 45, 60]) * MINUTE };
    }),
  ).flat();
}

function setupFor(hosts: number): SlotSetup {
  const location = daily('Europe/Berlin', '8-12, 13-18');
  const people = Array.from(
    { length: hosts },
    (_, index): SlotHost => host(`host-${index}`, { busy: busyMonth(index + 1) }),
  );
  return setupOf(
    { ...location, week: location.week.map((day, index) => (index < 5 ? day : [])) },
    {
      hosts: people,
      rules: { everyMinutes: 15, durationMinutes: 45, bufferBeforeMinutes: 5, bufferAfterMinutes: 10 },
    },
  );
}

type Bare = { from: number; to: number; hosts: string[] };

function bareLoop(hosts: readonly SlotHost[]): Bare[] {
  const found: Bare[] = [];
  const next = hosts.map(() => 0);
  for (let day = FIRST; day < FIRST + DAYS; day++) {
    if ((day + 3) % 7 > 4) continue;
    const midnight = day * DAY - OFFSET;
    for (const range of OPEN) {
      const last = midnight + range.to * MINUTE - LENGTH;
      for (let from = midnight + range.from * MINUTE; from <= last; from += EVERY) {
        const free: string[] = [];
        for (let index = 0; index < hosts.length; index++) {
          const { busy, id } = hosts[index] as SlotHost;
          let at = next[index] as number;
          while (at < busy.length && (busy[at] as Span).to <= from - BEFORE) at++;
          next[index] = at;
          if (at === busy.length || (busy[at] as Span).from >= from + LENGTH + AFTER) free.push(id);
        }
        if (free.length > 0) found.push({ from, to: from + LENGTH, hosts: free });
      }
    }
  }
  return found;
}

const shown = (slots: readonly (Bare | Slot)[]): string =>
  JSON.stringify(slots.map(({ from, to, hosts }) => [from, to, hosts]));

function cpuOf(act: () => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

for (const hosts of [1, 10]) {
  const setup = setupFor(hosts);
  const engine = () => offeredSlots(setup, NOW, SPAN);
  const bare = () => bareLoop(setup.hosts);
  const isSame = shown(engine()) === shown(bare());
  const times = Math.round((flags.quick ? 800 : 4_000) / hosts);
  cpuOf(engine, times);
  cpuOf(bare, times);
  const rounds = Array.from({ length: flags.quick ? 5 : 11 }, () => ({
    engine: cpuOf(engine, times),
    bare: cpuOf(bare, times),
  }));
  const show = (part: 'engine' | 'bare') => `${median(rounds.map((round) => round[part])).toFixed(1)} µs`;
  console.log(
    `${hosts} hosts, ${DAYS} days, ${engine().length} slots: ${show('engine')}, the bare loop ${show('bare')}`,
  );
  if (!isSame) goal('B3', `${hosts} hosts: not the slots of the bare loop`, 'same', false);
  ratioGoal('B3', `${hosts} hosts`, median(rounds.map((round) => round.bare / round.engine)), 0.5);
}
