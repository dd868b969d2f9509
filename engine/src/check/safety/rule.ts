/** A creator's own demand on the whole flow: when this holds, that must be reached in time. */
import type { Condition } from '../../condition.ts';
import type { FlowNode } from '../../protocol.ts';
import { isForSomebody } from '../../steps/traits.ts';
import type { PathStep } from '../problem.ts';
import type { CheckState } from '../state.ts';

export type SafetyRule = {
  id: string;
  name: string;
  when: Condition;
  mustReach: 'expert' | 'step' | 'end';
  /** Where a certain step must be reached. */
  stepId: string | null;
  withinMinutes: number;
};

/**
 * `ends`: the protocol is over before. `no-deadline`: nothing bounds how long somebody stays at a step. `round`: it can
 * go round for ever. `late`: all is bounded, and adds up to more than the rule allows.
 * `too-large`: there are more paths than could be looked at.
 */
export type Reason = 'ends' | 'no-deadline' | 'round' | 'late' | 'too-large';

export type Verdict =
  | { status: 'proven' }
  /** Nothing can make the rule's condition hold. */
  | { status: 'idle' }
  | ({ status: 'broken' | 'unproven' } & Breach);

export type Breach = {
  reason: Reason;
  /** From the first step; the rule's time runs where `counts`. */
  path: PathStep[];
  /** Where the condition came to hold, and whether by a reading or answer that came by itself meanwhile. */
  since: string;
  byItself: boolean;
  /** The longest it can take; `null` where nothing bounds it. */
  minutes: number | null;
};

export const isForExperts = (node: FlowNode): boolean =>
  node.data.target === 'system' && isForSomebody(node.type);

/** Whether somebody who is there is where the rule wants them. */
export function isReached({ mustReach, stepId }: SafetyRule, { node, phase }: CheckState): boolean {
  if (mustReach === 'step') return node.id === stepId;
  return mustReach === 'expert' && (phase === 'review' || isForExperts(node));
}
