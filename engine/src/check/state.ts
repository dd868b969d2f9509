/** Where somebody can be, with what known of them, and what leads on from there. */
import type { Outcome } from '../condition.ts';
import type { FlowNode } from '../protocol.ts';
import { RESULT, type Values } from './tests-of.ts';

/** `in`: at the step. `review`: a person looks at what the model chose. `between`: it has ended, and no branch fits yet. */
export type Phase = 'in' | 'review' | 'between';
export type CheckState = { node: FlowNode; phase: Phase; values: Values };

/** Ends of a path: as meant, or because nothing fits. */
export type End = 'finished' | 'failed' | 'stuck';
export type Link = {
  to: CheckState | End;
  result: Outcome | null;
  by: 'child' | 'jump' | null;
  /** Only if the person says no. */
  byChoice: boolean;
  /** Everything that led here was told apart exactly. */
  sure: boolean;
  /** What was known when the branch was chosen; `null` where nothing was chosen. */
  seen: Values | null;
  /** What came with it: an item that was measured or answered. */
  measured: string | null;
  /** What was known right after that, before anything was chosen. */
  after: Values | null;
};

export const resultIn = (values: Values): Outcome | null =>
  values[RESULT] === 1 ? 'success' : values[RESULT] === 2 ? 'failure' : null;

export const plain = (to: CheckState | End): Link => ({
  to,
  result: null,
  by: null,
  byChoice: false,
  sure: true,
  seen: null,
  measured: null,
  after: null,
});
