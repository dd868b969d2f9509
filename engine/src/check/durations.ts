/** How long somebody can be at a step, at the least and at the most. [C20] */
import { ITEM_OF_STEP } from '../items.ts';
import type { FlowNode, Protocol, Weekday } from '../protocol.ts';
import { expiryMinutes, type RecurringModule } from '../recurring-module.ts';

const DAY = 24 * 60;
/** As the engine's own where nothing is said. */
const MODEL_MINUTES = 60;

/** Minutes; `Infinity` where nothing bounds them. A day counts 24 hours, whatever the clocks do. */
export type Stay = { least: number; most: number };

export function stayAt(protocol: Protocol, node: FlowNode): Stay {
  const most = node.data.window?.expireAfterMinutes ?? Infinity;
  switch (node.type) {
    case 'population':
    case 'nudge':
    case 'jump':
    case 'fail':
      return { least: 0, most: 0 };
    case 'finish':
      return { least: 0, most: Math.max(0, ...protocol.modules.filter(holdsBack).map(lastMinute)) };
    case 'wait': {
      const { settings } = node.data;
      if (settings.kind === 'event') return { least: 0, most };
      if (settings.kind === 'until') return { least: 0, most: longestGap(settings.at_week_days ?? []) * DAY };
      const minutes = (settings.days ?? 0) * DAY + (settings.hours ?? 0) * 60 + (settings.minutes ?? 0);
      return { least: minutes, most: minutes };
    }
    case 'challenge': {
      const item = protocol.items[node.data.selectedItem ?? ''];
      if (item?.kind !== 'challenge') return { least: 0, most: 0 };
      // Entered just after a day's opening it begins the day after, and each day runs to its end.
      return { least: (item.days - 1) * DAY, most: (item.days + 1) * DAY };
    }
    case 'ai':
      return { least: 0, most: node.data.settings.answerWithinMinutes ?? MODEL_MINUTES };
    default:
      return ITEM_OF_STEP[node.type] ? { least: 0, most } : { least: 0, most: 0 };
  }
}

/** Steps at which nobody stays: they lead on in the same instant. */
export function takesNoTime(protocol: Protocol, node: FlowNode): boolean {
  return stayAt(protocol, node).most === 0;
}

/** The longest time in days from one of these weekdays to the next. */
export function longestGap(days: readonly Weekday[]): number {
  if (days.length <= 1) return days.length === 0 ? 1 : 7;
  const order: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const named = order.flatMap((day, index) => (days.includes(day) ? [index] : []));
  return Math.max(
    ...named.map((day, index) => ((named[(index + 1) % named.length] ?? 0) - day + 7) % 7 || 7),
  );
}

export const holdsBack = ({ prevent_finish }: RecurringModule): boolean => prevent_finish;

/** When a module is over for good, in minutes from the start of the protocol. */
export function lastMinute(module: RecurringModule): number {
  const open = expiryMinutes(module);
  const every = Math.max(1, module.run_every) * (module.at_week_days.length > 0 ? 7 : 1);
  const byEnd = module.stop_after > 0 ? module.stop_after * DAY + open : Infinity;
  const byCount =
    module.repeat > 0 ? (module.start_after + 7 + (module.repeat + 1) * every) * DAY + open : Infinity;
  return Math.min(byEnd, byCount);
}
