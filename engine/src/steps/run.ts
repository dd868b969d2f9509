/** How each step type runs. */
import type { FlowNode, NodeOf, StepType } from '../protocol.ts';
import type { Work } from '../work.ts';
import { ai } from './ai/run.ts';
import { assessment } from './assessment/run.ts';
import { challenge } from './challenge/run.ts';
import { fail } from './fail/run.ts';
import { finish } from './finish/run.ts';
import { followup } from './followup/run.ts';
import { jump } from './jump/run.ts';
import { kpi } from './kpi/run.ts';
import { nudge } from './nudge/run.ts';
import { order } from './order/run.ts';
import { population } from './population/run.ts';
import { services } from './services/run.ts';
import type { Ended, Step } from './step.ts';
import { wait } from './wait/run.ts';

const STEPS: { [T in StepType]: Step<T> } = {
  population,
  order,
  nudge,
  followup,
  challenge,
  assessment,
  kpi,
  services,
  wait,
  jump,
  finish,
  fail,
  ai,
};

/** The step of a type, for nodes of that same type. */
export const stepOf = (type: StepType): Step<StepType> => STEPS[type] as unknown as Step<StepType>;

export function enterStep(work: Work, node: FlowNode, at: number): Ended | null {
  return stepOf(node.type).enter(work, node as NodeOf<StepType>, at);
}
