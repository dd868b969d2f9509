import type { Item } from '@regimen/engine/items.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';

/** Whether a task comes again: a module on its days or hours, a challenge every day. `null`: it comes once. */
export function repeatsOf(
  module: Pick<RecurringModule, 'every_hour'> | undefined,
  item: Item | null | undefined,
): 'days' | 'hours' | null {
  if (module) return module.every_hour > 0 ? 'hours' : 'days';
  return item?.kind === 'challenge' ? 'days' : null;
}
