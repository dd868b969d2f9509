/** On how many occasions modules come to a follower on the busiest day. [C18] */
import { WEEKDAYS } from '../calendar.ts';
import type { Protocol, Weekday } from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';
import { stayAt } from '../steps/check.ts';
import { DAY } from './durations.ts';
import type { Explored } from './explore.ts';

/** How often a module comes on a day on which it comes. */
export function timesADay({ at_time, every_hour }: RecurringModule): number {
  if (every_hour <= 0) return 1;
  const [hours = 0, minutes = 0] = at_time.split(':').map(Number);
  return Math.floor((DAY - 1 - hours * 60 - minutes) / (every_hour * 60)) + 1;
}

export type Busy = { count: number; modules: RecurringModule[] };
const NONE: Busy = { count: 0, modules: [] };

/**
 * Over every weekday that one can begin on. What is bound to a step counts from the day one comes to it, which is not
 * before the steps in front of it can be over, for as long as one can be there; nobody is at two such steps at once.
 */
export function busiestDay(protocol: Protocol, explored: Explored): Busy {
  const { days, most } = besideTheFlow(protocol.modules);
  const bound = new Set(forFollowers(protocol.modules).flatMap(({ during }) => during ?? []));
  const firstDays = bound.size > 0 ? firstDaysAt(protocol, explored) : new Map<string, number>();
  let found = most(0, null);
  for (const node of protocol.nodes) {
    const entered = bound.has(node.id) ? firstDays.get(node.id) : undefined;
    if (entered === undefined) continue;
    const own = forFollowers(protocol.modules).filter(({ during }) => during === node.id);
    const stays = Math.min(days, Math.ceil(stayAt(protocol, node).most / DAY));
    for (let weekday = 0; weekday < 7; weekday++)
      for (let day = 0; day <= stays; day++) {
        const coming = comingOn(own, weekday, day);
        if (coming.count === 0) continue;
        const beside = most(entered + day, (weekday + day) % 7);
        const count = coming.count + beside.count;
        if (count > found.count) found = { count, modules: [...coming.modules, ...beside.modules] };
      }
  }
  return found;
}

const forFollowers = (modules: readonly RecurringModule[]): RecurringModule[] =>
  modules.filter(({ target }) => target === 'follower');

function comingOn(modules: readonly RecurringModule[], begins: number, day: number): Busy {
  const coming = modules.filter((module) => comesOn(module, begins, day));
  return { count: coming.reduce((sum, module) => sum + timesADay(module), 0), modules: coming };
}

interface Beside {
  /** Rules repeat, so a while after the last start shows the busiest day. */
  days: number;
  /** What comes at most from a day of the program on, on one weekday or on any. */
  most(day: number, weekday: number | null): Busy;
}
const known = new WeakMap<readonly RecurringModule[], Beside>();

/** Those that are bound to no step. */
function besideTheFlow(all: readonly RecurringModule[]): Beside {
  const before = known.get(all);
  if (before) return before;
  const modules = forFollowers(all);
  const days = Math.min(800, Math.max(0, ...modules.map(({ start_after }) => start_after)) + 84);
  const free = modules.filter(({ during }) => during === undefined);
  const after: Busy[][] = [];
  for (let day = days; day >= 0; day--)
    after[day] = WEEKDAYS.map((_, weekday) => {
      const now = comingOn(free, (((weekday - day) % 7) + 7) % 7, day);
      const later = after[day + 1]?.[weekday] ?? NONE;
      return now.count >= later.count ? now : later;
    });
  const most = (day: number, weekday: number | null): Busy => {
    const row = after[Math.min(day, days)] ?? [];
    if (weekday !== null) return row[weekday] ?? NONE;
    return row.reduce((busiest, one) => (one.count > busiest.count ? one : busiest), NONE);
  };
  const found = { days, most };
  known.set(all, found);
  return found;
}

/** The first day of the program on which somebody can be at a step, where each before it is over as soon as can be. */
function firstDaysAt(protocol: Protocol, { places, steps }: Explored): Map<string, number> {
  const days = new Map<string, number>();
  const isDone = new Uint8Array(places.length);
  const starts = places.flatMap(({ node }, index) => (node.parentId === null ? [index] : []));
  /** By minutes: the next to be looked at are the earliest. */
  const open = new Map<number, number[]>([[0, starts]]);
  while (open.size > 0) {
    const minutes = Math.min(...open.keys());
    const here = open.get(minutes) ?? [];
    for (const index of here) {
      const place = places[index];
      if (!place || isDone[index]) continue;
      isDone[index] = 1;
      if (!days.has(place.node.id)) days.set(place.node.id, Math.floor(minutes / DAY));
      const over = minutes + (place.phase === 'in' ? stayAt(protocol, place.node).least : 0);
      // Those that follow at once are looked at in the same round.
      const next = over === minutes ? here : (open.get(over) ?? []);
      for (const { to } of steps[index] ?? []) if (typeof to === 'number' && !isDone[to]) next.push(to);
      open.set(over, next);
    }
    open.delete(minutes);
  }
  return days;
}

/** By the rule's own words; how often it came before is looked at only as far as days tell. */
function comesOn(module: RecurringModule, begins: number, day: number): boolean {
  const { start_after, stop_after, at_week_days, repeat } = module;
  const every = Math.max(1, module.run_every);
  if (day < start_after || (stop_after > 0 && day >= stop_after)) return false;
  if (at_week_days.length === 0) {
    if ((day - start_after) % every !== 0) return false;
    return repeat === 0 || ((day - start_after) / every) * timesADay(module) < repeat;
  }
  if (!at_week_days.includes(WEEKDAYS[(begins + day) % 7] as Weekday)) return false;
  const weeks = Math.floor((begins + day) / 7) - Math.floor((begins + start_after) / 7);
  return (
    weeks % every === 0 &&
    (repeat === 0 || (weeks / every) * at_week_days.length * timesADay(module) < repeat)
  );
}
