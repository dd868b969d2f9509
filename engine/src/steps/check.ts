/** What each step type says to the checker. */
import type { Link } from '../check/place.ts';
import type { Stay, StepCheck, There } from '../check/step-check.ts';
import type { FlowNode, Protocol, StepType } from '../protocol.ts';
import { ai } from './ai/check.ts';
import { asked } from './asked-check.ts';
import { challenge } from './challenge/check.ts';
import { fail } from './fail/check.ts';
import { finish } from './finish/check.ts';
import { jump } from './jump/check.ts';
import { nudge } from './nudge/check.ts';
import { population } from './population/check.ts';
import { wait } from './wait/check.ts';

const CHECKS: { [T in StepType]: StepCheck<T> } = {
  population,
  order: asked,
  nudge,
  followup: asked,
  challenge,
  assessment: asked,
  kpi: asked,
  services: asked,
  wait,
  jump,
  finish,
  fail,
  ai,
};

const checkOf = (type: StepType): StepCheck<StepType> => CHECKS[type] as unknown as StepCheck<StepType>;

export const stayAt = (protocol: Protocol, node: FlowNode): Stay => checkOf(node.type).stay(protocol, node);
export const linksFrom = (node: FlowNode, there: There): Link[] => checkOf(node.type).links(node, there);

/** Steps at which nobody stays: they lead on in the same instant. */
export const takesNoTime = (protocol: Protocol, node: FlowNode): boolean => stayAt(protocol, node).most === 0;
