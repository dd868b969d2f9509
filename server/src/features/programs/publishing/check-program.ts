import { tooLarge } from '@regimen/engine/check/too-large.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { Scope } from '../../../scope.ts';
import { behalfOf, onThread } from '../../../threads/on-thread.ts';
import { Spent } from '../../../threads/thread.ts';
import type { ComposedPart } from './compose-program.ts';

/** By protocol. */
export type Found = ReadonlyMap<string, readonly Problem[]>;

/** What is checked of a program, as text: two that are the same have the same problems. */
export const checkedText = (parts: readonly ComposedPart[]): string =>
  JSON.stringify(parts.map(({ id, document, rules, services }) => ({ id, document, rules, services })));

/** What is wrong with each protocol. It runs on a thread, and never inside a transaction. */
export async function checkProgram(
  scope: Scope,
  parts: readonly ComposedPart[],
  text = checkedText(parts),
): Promise<Found> {
  try {
    return new Map(await onThread(behalfOf(scope), 'check-parts', text));
  } catch (error) {
    // The checker counts what it looks at; this is for what it does not count.
    if (!(error instanceof Spent)) throw error;
    return new Map(parts.map(({ id, document }) => [id, [tooLarge(document, [])]]));
  }
}
