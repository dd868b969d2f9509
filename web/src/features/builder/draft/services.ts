/** The services that steps can book, as the open page knows them: the checker looks at them after each edit. */
import type { Services } from '@regimen/engine/check.ts';
import { createStore, type Store } from '../../../shell/store.ts';
import type { DraftStore } from './draft-store.ts';

const stores = new WeakMap<DraftStore, Store<Services | null>>();

/** `null`: not known yet. */
export function servicesOf(draft: DraftStore): Store<Services | null> {
  const known = stores.get(draft) ?? createStore<Services | null>(null);
  stores.set(draft, known);
  return known;
}
