import type { Protocol } from '@regimen/engine/protocol.ts';
import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../shell/store.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { useDraftStore } from '../draft/use-draft.ts';

/** An earlier draft that the flow is compared with; it stays while one goes from page to page. */
const stores = new WeakMap<DraftStore, Store<Protocol | null>>();

export function compareStore(draft: DraftStore): Store<Protocol | null> {
  const known = stores.get(draft) ?? createStore<Protocol | null>(null);
  stores.set(draft, known);
  return known;
}

export function useCompared(): Protocol | null {
  const store = compareStore(useDraftStore());
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
