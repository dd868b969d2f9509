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
