import type { Draft } from '@regimen/contract/protocols.ts';
import { check, type Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { api, apiWithKey } from '../../../api.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { type DraftParts, type DraftStore, openDraftStore, type Saving } from './draft-store.ts';
import { createKeeper, type Place } from './kept.ts';

const open = new Map<string, DraftStore>();
const nameOf = (domain: string, viewer: string | undefined, id: string) =>
  `protocol:${domain}:${viewer}:${id}`;

const forgetful: Place = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function browserParts(name: string): DraftParts {
  const place = typeof localStorage === 'undefined' ? forgetful : localStorage;
  return {
    api,
    apiWithKey,
    keeper: createKeeper(place, name),
    newKey: () => crypto.randomUUID(),
    later: (fn, ms) => {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
    isVisible: () => document.visibilityState === 'visible',
  };
}

const DraftContext = createContext<DraftStore | null>(null);
export const DraftProvider = DraftContext.Provider;

/** The store of the protocol that the builder is open on. */
export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext);
  if (!store) throw new Error('There is no draft here: this belongs inside the builder.');
  return store;
}

/** Opens the draft for this tab (or finds it open) and keeps it saving while a page of the builder is shown. */
export function useOpenDraft(opened: Draft): DraftStore {
  const { site, viewer } = useShell();
  const { id } = opened.protocol;
  const name = nameOf(site.domain, viewer?.id, id);
  const store = useMemo(() => {
    const known = open.get(name);
    if (known) return known;
    const fresh = openDraftStore(opened, browserParts(name));
    if (typeof document !== 'undefined') open.set(name, fresh);
    return fresh;
  }, [name, opened]);
  // A page that was loaded later may know more than the draft that this tab had open.
  useEffect(() => store.receive(opened), [store, opened]);

  useEffect(() => {
    let stopped = false;
    store
      .resume()
      .catch(() => undefined)
      .then(() => !stopped && store.start());
    const keep = () => void store.keep();
    const online = () => void store.saveNow();
    addEventListener('pagehide', keep);
    addEventListener('online', online);
    return () => {
      stopped = true;
      store.stop();
      void store.saveNow();
      removeEventListener('pagehide', keep);
      removeEventListener('online', online);
    };
  }, [store]);
  return store;
}

export function useProtocol(): Protocol {
  const { state } = useDraftStore();
  return useSyncExternalStore(
    state.subscribe,
    () => state.get().document,
    () => state.get().document,
  );
}

export function useSaving(): Saving {
  const { saving } = useDraftStore();
  return useSyncExternalStore(saving.subscribe, saving.get, saving.get);
}

/** The checker's findings on what is on the screen. */
export function useProblems(): Problem[] {
  const protocol = useProtocol();
  return useMemo(() => check(protocol), [protocol]);
}
