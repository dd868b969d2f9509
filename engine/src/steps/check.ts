/** What each step type says to the checker. */
import { holdsBack, lastMinute } from '../check/durations.ts';
import { type Link, plain } from '../check/state.ts';
import { AT_ONCE, type Stay, type StepCheck, type There } from '../check/step-check.ts';
import { graphOf } from '../graph.ts';
import type { FlowNode, Protocol, StepType } from '../protocol.ts';
import { ai } from './ai/check.ts';
import { asked } from './asked-check.ts';
import { challenge } from './challenge/check.ts';
import { population } from './population/check.ts';
import { wait } from './wait/check.ts';

const CHECKS: { [T in StepType]: StepCheck<T> } = {
  population,
  order: asked,
  nudge: { stay: () => AT_ONCE, links: (_node, { values, ended }) => ended({ values, result: 'success' }) },
  followup: asked,
  challenge,
  assessment: asked,
  kpi: asked,
  services: asked,
  wait,
  jump: {
    stay: () => AT_ONCE,
    links({ data }, { protocol, values, enter }) {
      const target = graphOf(protocol).byId.get(data.rules.jumpRule?.target ?? '');
      return [{ ...plain(target ? enter(target, values) : 'stuck'), by: 'jump' }];
    },
  },
  finish: {
    stay: ({ modules }) => ({ least: 0, most: Math.max(0, ...modules.filter(holdsBack).map(lastMinute)) }),
    links: () => [plain('finished')],
  },
  fail: { stay: () => AT_ONCE, links: () => [plain('failed')] },
  ai,
};

const checkOf = (type: StepType): StepCheck<StepType> => CHECKS[type] as unknown as StepCheck<StepType>;

export const stayAt = (protocol: Protocol, node: FlowNode): Stay => checkOf(node.type).stay(protocol, node);
export const linksFrom = (node: FlowNode, there: There): Link[] => checkOf(node.type).links(node, there);

/** Steps at which nobody stays: they lead on in the same instant. */
export const takesNoTime = (protocol: Protocol, node: FlowNode): boolean => stayAt(protocol, node).most === 0;
