/** The innermost branches of an AI step: those the model may choose. */
import type { AiBranch } from '../protocol.ts';

export const leafIds = (branches: readonly AiBranch[]): string[] =>
  branches.flatMap((branch) => (branch.branches?.length ? leafIds(branch.branches) : [branch.id]));
