/** Lengths of time that the checker reckons with. [C20] */
import type { Weekday } from '../protocol.ts';
import { expiryMinutes, type RecurringModule } from '../recurring-module.ts';

/** In minutes. */
export const DAY = 24 * 60;

/** The longest time in days from one of these weekdays to the next. */
export function longestGap(days: readonly Weekday[]): number {
  if (days.length <= 1) return days.length === 0 ? 1 : 7;
  const order: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const named = order.flatMap((day, index) => (days.includes(day) ? [index] : []));
  return Math.max(
    ...named.map((day, index) => ((named[(index + 1) % named.length] ?? 0) - day + 7) % 7 || 7),
  );
}

/** What is bound to a step is over before a finish. [T17] */
export const holdsBack = ({ prevent_finish, during }: RecurringModule): boolean =>
  prevent_finish && during === undefined;

/** When a module is over for good, in minutes from the start of the protocol. */
export function lastMinute(module: RecurringModule): number {
  const open = expiryMinutes(module);
  const every = Math.max(1, module.run_every) * (module.at_week_days.length > 0 ? 7 : 1);
  const byEnd = module.stop_after > 0 ? module.stop_after * DAY + open : Infinity;
  const byCount =
    module.repeat > 0 ? (module.start_after + 7 + (module.repeat + 1) * every) * DAY + open : Infinity;
  return Math.min(byEnd, byCount);
}
