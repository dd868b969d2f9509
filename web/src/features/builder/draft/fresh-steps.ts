/** Steps that were just added and that nobody has left yet: their problems wait until somebody had the chance to fill them in. */
import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { createStore, type Store } from '../../../shell/store.ts';
import type { DraftStore } from './draft-store.ts';

const stores = new WeakMap<DraftStore, Store<ReadonlySet<string>>>();

export function freshSteps(draft: DraftStore): Store<ReadonlySet<string>> {
  const known = stores.get(draft) ?? createStore<ReadonlySet<string>>(new Set());
  stores.set(draft, known);
  return known;
}

/** While there is nothing but new steps, what the protocol lacks as a whole waits too. */
export function ripeProblems(
  problems: Problem[],
  { nodes }: Protocol,
  fresh: ReadonlySet<string>,
): Problem[] {
  if (fresh.size === 0) return problems;
  if (nodes.every(({ id }) => fresh.has(id))) return [];
  return problems.filter(({ node }) => node === null || !fresh.has(node));
}
