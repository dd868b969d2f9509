/** What a step type has to say to the checker. [C1], [C20] */
import type { Outcome } from '../condition.ts';
import type { FlowNode, NodeOf, Protocol, StepType } from '../protocol.ts';
import type { WayToEnd } from '../steps/ways-to-end.ts';
import type { CheckState, Link, Phase } from './state.ts';
import type { Values } from './tests-of.ts';
import type { Catalogue } from './variables.ts';

/** Minutes; `Infinity` where nothing bounds them. A day counts 24 hours, whatever the clocks do. */
export type Stay = { least: number; most: number };
export const AT_ONCE: Stay = { least: 0, most: 0 };

export type Ending = {
  values: Values;
  result: Outcome;
  byChoice?: boolean;
  /** Left out: every way in which the step can end with this result. */
  ways?: readonly WayToEnd[];
  sure?: boolean;
  measured?: string | null;
};

/** Somebody at a step, and what can be asked about them. */
export type There = {
  protocol: Protocol;
  catalogue: Catalogue;
  phase: Phase;
  values: Values;
  /** The step ends so, and its children are asked. */
  ended(end: Ending): Link[];
  enter(node: FlowNode, values: Values): CheckState;
  /** Everything that can come of asking for this item. */
  measured(itemId: string): Ending[];
  /** Every case in which somebody is eligible at the step or is not; `null` where there are too many. */
  passing(): { values: Values; passes: boolean; sure: boolean }[] | null;
};

export type StepCheck<T extends StepType> = {
  /** How long somebody can be there, at the least and at the most. */
  stay(protocol: Protocol, node: NodeOf<T>): Stay;
  links(node: NodeOf<T>, there: There): Link[];
};

export const windowOf = (node: NodeOf<StepType>): Stay => ({
  least: 0,
  most: node.data.window?.expireAfterMinutes ?? Infinity,
});
export const runsOut = (node: NodeOf<StepType>): boolean =>
  node.data.window?.expireAfterMinutes !== undefined;
