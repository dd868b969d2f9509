import { MODULE_DEFAULTS, recurringModule } from '@regimen/engine/parse/recurring-module.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import type { ModuleKind, RecurringModule } from '@regimen/engine/recurring-module.ts';
import { traitsOf } from '@regimen/engine/steps/traits.ts';
import type { BuilderKind } from '../items/new-item.ts';

export const newModule = (protocolId: string, id: string): RecurringModule => ({
  ...MODULE_DEFAULTS,
  at_week_days: [],
  settings: {},
  id,
  protocol_id: protocolId,
  selected_module: 'nudge',
  selected_item: '',
});

/** Which kind of item each module brings back. */
export const itemKindOf = (kind: ModuleKind): BuilderKind =>
  (traitsOf(kind).item ?? 'activity') as BuilderKind;

/** What the engine would refuse: it stays in the form and does not reach the draft. */
export function moduleFaults(module: RecurringModule): Fault[] {
  const faults: Fault[] = [];
  recurringModule(module, '', faults);
  return faults;
}

export type TimeUnit = 'minutes' | 'hours' | 'days';
const minutesIn: Record<TimeUnit, number> = { minutes: 1, hours: 60, days: 1_440 };

/** 1,440 minutes are a day: the largest unit that fits without a remainder. */
export function inUnits(minutes: number): { amount: number; unit: TimeUnit } {
  const unit = (['days', 'hours'] as const).find((each) => minutes % minutesIn[each] === 0) ?? 'minutes';
  return { amount: minutes / minutesIn[unit], unit };
}

export const inMinutes = (amount: number, unit: TimeUnit): number => Math.round(amount * minutesIn[unit]);
