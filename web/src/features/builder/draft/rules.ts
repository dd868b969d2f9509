/** The protocol's safety rules as the open page knows them: the checker proves them after each edit. */
import type { SafetyRule } from '@regimen/engine/check.ts';
import { createStore, type Store } from '../../../shell/store.ts';
import type { DraftStore } from './draft-store.ts';

const stores = new WeakMap<DraftStore, Store<readonly SafetyRule[] | null>>();

/** `null`: not known yet. */
export function rulesOf(draft: DraftStore): Store<readonly SafetyRule[] | null> {
  const known = stores.get(draft) ?? createStore<readonly SafetyRule[] | null>(null);
  stores.set(draft, known);
  return known;
}
