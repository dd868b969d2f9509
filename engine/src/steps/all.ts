/** The table of step types. A new type is one file and one line here. */
import type { FlowNode, NodeOf, StepType } from '../protocol.ts';
import type { Work } from '../work.ts';
import { ai } from './ai.ts';
import { assessment } from './assessment.ts';
import { challenge } from './challenge.ts';
import { fail } from './fail.ts';
import { finish } from './finish.ts';
import { followup } from './followup.ts';
import { kpi } from './kpi.ts';
import { nudge } from './nudge.ts';
import { order } from './order.ts';
import { population } from './population.ts';
import { services } from './services.ts';
import type { Ended, Step } from './step.ts';
import { wait } from './wait.ts';

/** `jump` has no work of its own: the flow itself follows it. */
const STEPS: { [T in Exclude<StepType, 'jump'>]: Step<T> } = {
  population,
  order,
  nudge,
  followup,
  challenge,
  assessment,
  kpi,
  services,
  wait,
  finish,
  fail,
  ai,
};

const NO_WORK: Step<StepType> = { enter: () => null };

/** The step of a type, for nodes of that same type. */
export function stepOf(type: StepType): Step<StepType> {
  return type === 'jump' ? NO_WORK : (STEPS[type] as unknown as Step<StepType>);
}

export function enterStep(work: Work, node: FlowNode, at: number): Ended | null {
  return stepOf(node.type).enter(work, node as NodeOf<StepType>, at);
}
