/** For R6: the instants and the modules that the engine makes of a zone, held against its clock changes. */
import { occurrences } from './src/recurrence.ts';
import { module } from './src/testing/build.ts';
import { instantOf } from './src/wall-clock.ts';
import { type Change, insideChange } from './zone-changes.ts';

const [HOUR, DAY, MINUTE] = [3_600_000, 86_400_000, 60_000];
const TIMES = ['00:00', '00:30', '01:15', '02:00', '02:30', '03:10', '09:00', '23:45'];

const minutesOf = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE;

export type Tally = {
  outside: number;
  inside: number;
  /** How many of those outside others were asked about, and the zones they see differently. */
  compared: number;
  differ: Map<string, string>;
  modules: number;
  faults: string[];
};

/** Outside every change an instant and its offset agree with each other in one way only. */
function instantBy(offset: (at: number) => number, local: number): number {
  for (const near of [local - DAY, local + DAY, local]) {
    const at = local - offset(near);
    if (offset(at) === offset(near)) return at;
  }
  throw new Error(`No instant is ${shown(local)}`);
}

/** `askOthers` tells what another's tz data make of local times; nothing where it cannot be asked. */
export async function checkZone(
  zone: string,
  offset: (at: number) => number,
  changes: readonly Change[],
  askOthers: (locals: readonly number[]) => Promise<number[]>,
  tally: Tally,
): Promise<void> {
  const days = changes.flatMap(({ at, before }) => {
    const day = Math.floor((at + before) / DAY);
    return [day - 1, day, day + 1];
  });
  for (let month = 0; month < 60; month += 5) days.push(Date.UTC(2025, month, 17) / DAY);
  const asked: { day: number; time: number; local: number }[] = [];
  for (const day of new Set(days))
    for (const text of TIMES) asked.push({ day, time: minutesOf(text), local: day * DAY + minutesOf(text) });
  for (const { at, before, after } of changes) {
    // The middle and both ends of every gap and every hour that comes twice.
    const [low, high] = [at + Math.min(before, after), at + Math.max(before, after)];
    for (const local of [low - 1, low, (low + high) / 2, high - 1, high])
      asked.push({ day: Math.floor(local / DAY), time: local - Math.floor(local / DAY) * DAY, local });
  }
  const theirs = await askOthers(asked.map((one) => one.local));
  for (const [index, { day, time, local }] of asked.entries()) {
    const rule = insideChange(changes, local);
    const wanted = rule ?? instantBy(offset, local);
    const found = instantOf(zone, day, time);
    if (rule === null) tally.outside++;
    else tally.inside++;
    // Inside a change others have a rule of their own.
    const other = rule === null ? theirs[index] : undefined;
    if (other !== undefined) tally.compared++;
    if (other !== undefined && other !== wanted && !tally.differ.has(zone))
      tally.differ.set(zone, `${zone} (${shown(local)}: here ${shown(wanted)}Z, there ${shown(other)}Z)`);
    if (found !== wanted)
      tally.faults.push(`${zone} ${shown(local)}: ${shown(found)}Z, wanted ${shown(wanted)}Z`);
  }
  for (const change of changes) checkModules(zone, change, changes, tally);
}

/** None skipped, none doubled: a week of a daily module around a change, and a day of one that counts hours. */
function checkModules(
  zone: string,
  { at, before, after }: Change,
  changes: readonly Change[],
  tally: Tally,
): void {
  const middle = at + (before + after) / 2;
  const changeDay = Math.floor(middle / DAY);
  const gapTime = Math.floor((middle - changeDay * DAY) / MINUTE) * MINUTE;
  const frame = { zone, startDay: changeDay - 3 };
  const begin = instantOf(zone, frame.startDay, 0);
  const text = (time: number): string =>
    `${String(Math.floor(time / HOUR)).padStart(2, '0')}:${String(Math.floor((time % HOUR) / MINUTE)).padStart(2, '0')}`;
  for (const at_time of [text(gapTime), '00:00', '08:00']) {
    const rule = { selected_module: 'nudge', selected_item: 'i', at_time } as const;
    const slots = occurrences(module('m', rule), frame, begin, 7);
    tally.modules += slots.length;
    const fits =
      slots.length === 7 &&
      slots.every((slot, index) => {
        const local = slot.day * DAY + minutesOf(at_time);
        const inside = insideChange(changes, local);
        const own = slot.at + (slot.at < at ? before : after);
        return (
          slot.day === frame.startDay + index &&
          slot.index === 0 &&
          (inside !== null ? slot.at === inside : own === local)
        );
      });
    if (!fits) tally.faults.push(`${zone} ${shown(at)}Z: a daily module at ${at_time} skips or doubles`);
  }
  const hourly = { selected_module: 'nudge', selected_item: 'i', at_time: '00:00', every_hour: 3 } as const;
  const slots = occurrences(
    module('m', hourly),
    { zone, startDay: changeDay },
    instantOf(zone, changeDay, 0),
    6,
  );
  tally.modules += slots.length;
  const even = slots.every(
    (slot, index) =>
      index === 0 || slot.day !== changeDay || slot.at - (slots[index - 1]?.at ?? 0) === 3 * HOUR,
  );
  if (!even) tally.faults.push(`${zone} ${shown(at)}Z: every three hours does not count hours`);
}

const shown = (at: number): string => new Date(at).toISOString().slice(0, 23).replace('T', ' ');
