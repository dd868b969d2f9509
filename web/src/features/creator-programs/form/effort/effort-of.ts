import type { Item } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';

export interface Effort {
  /** Asked for on an average day, whether it was done or not: so much it takes of somebody who does it all. */
  minutesADay: number;
  /** In which half of those who finish do. */
  weeks: number;
  /** In which nine of ten of them do. */
  mostWeeks: number;
  /** Simulated followers, and those of them who finished. */
  followers: number;
  finished: number;
}

/** How long people take over something once, where its creator did not say: by experience, rounded up. */
function minutesFor(item: Item | undefined): number {
  switch (item?.kind) {
    case 'activity':
      return item.minutes ?? 5;
    case 'service':
      return item.minutes;
    case 'assessment':
      return Math.max(1, item.questions.length / 3);
    case 'challenge':
      return 3 * item.days;
    case 'nudge':
      return 0;
    default:
      return item ? 2 : 0;
  }
}

/**
 * What a program takes of somebody: the minutes of all that simulated followers were asked for, spread over the days
 * they were on the way, and the weeks in which half of them finish. `null` when none did.
 */
export function effortOf(program: Program, result: PopulationResult): Effort | null {
  const { daysToFinish, steps, modules, weeks, followers, outcomes } = result;
  const days = 7 * weeks.reduce((sum, week) => sum + week.followers, 0);
  if (!daysToFinish || days === 0) return null;
  const itemOf = (protocol: number, id: string | undefined) =>
    id === undefined ? undefined : program.protocols[protocol]?.protocol.items[id];
  const ofSteps = steps.map(({ protocol, node, visits }) => {
    const step = program.protocols[protocol]?.protocol.nodes.find(({ id }) => id === node);
    return visits * minutesFor(itemOf(protocol, step?.data.selectedItem));
  });
  const ofModules = modules.map(({ protocol, module, came }) => {
    const found = program.protocols[protocol]?.protocol.modules.find(({ id }) => id === module);
    return came * minutesFor(itemOf(protocol, found?.selected_item));
  });
  const minutes = [...ofSteps, ...ofModules].reduce((sum, each) => sum + each, 0);
  return {
    minutesADay: Math.max(1, Math.round(minutes / days)),
    weeks: inWeeks(daysToFinish.p50),
    mostWeeks: inWeeks(daysToFinish.p90),
    followers,
    finished: outcomes.finished,
  };
}

const inWeeks = (days: number): number => Math.max(1, Math.ceil(days / 7));
