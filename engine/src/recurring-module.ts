/** A recurring module: an item that comes back on a calendar rule while the run goes on (section 3). */
import type { Target, Weekday, Window } from './protocol.ts';

export type ModuleKind = 'nudge' | 'followup' | 'assessment' | 'kpi' | 'order' | 'challenge';

export const MODULE_KINDS: readonly ModuleKind[] = [
  'nudge',
  'followup',
  'assessment',
  'kpi',
  'order',
  'challenge',
];

/** Units and meaning of every field: SPEC.md, "The fields of a recurring module". */
export type RecurringModule = {
  id: string;
  target: Target;
  role: string;
  protocol_id: string;
  selected_module: ModuleKind;
  selected_item: string;
  at_week_days: Weekday[];
  run_every: number;
  at_time: string;
  every_hour: number;
  start_after: number;
  stop_after: number;
  repeat: number;
  prevent_finish: boolean;
  /** [T17] A step: it comes only while the person is there, and its days count from then. Left out: all along. */
  during?: string;
  settings: { name?: string; window?: Window };
};

const MINUTES_A_NUDGE_STAYS_FRESH = 60;
const MINUTES_A_TASK_STAYS_OPEN = 24 * 60;

/** [T12] How long an occurrence may be answered, or a nudge sent, after its time. */
export function expiryMinutes(module: RecurringModule): number {
  return (
    module.settings.window?.expireAfterMinutes ??
    (module.selected_module === 'nudge' ? MINUTES_A_NUDGE_STAYS_FRESH : MINUTES_A_TASK_STAYS_OPEN)
  );
}
