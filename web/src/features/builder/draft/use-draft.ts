import type { Draft } from '@regimen/contract/protocols.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { quietApi, quietApiWithKey } from '../../../api.ts';
import { useWatch } from '../../../realtime/use-watch.ts';
import { keeper } from '../../../shell/kept.ts';
import { shellStore } from '../../../shell/session.ts';
import { useShell } from '../../../shell/use-shell.ts';
import type { Clashing } from './draft.ts';
import { type DraftParts, type DraftStore, openDraftStore, type Saving } from './draft-store.ts';
import { freshSteps, ripeProblems } from './fresh-steps.ts';
import { soundUndo } from './kept-undo.ts';
import { checkerOf } from './problems.ts';
import { openPlaces } from './tab-storage.ts';

/** One for each protocol and person. */
const open = new Map<string, DraftStore>();
const prefixOf = (domain: string, viewer: string | undefined, id: string) => `${domain}:${viewer}:${id}`;

/** Whoever works here next begins anew; what the last one had not saved stays in this browser for them. */
if (typeof document !== 'undefined')
  shellStore.subscribe(() => {
    const { site, viewer } = shellStore.get() ?? {};
    for (const [prefix, store] of open) {
      if (prefix === prefixOf(site?.domain ?? '', viewer?.id, store.id)) continue;
      store.stop();
      open.delete(prefix);
    }
  });

/** The draft of a protocol as this tab has it, if it is open here. */
export function openDocument(id: string): Protocol | undefined {
  for (const store of open.values()) if (store.id === id) return store.state.get().document;
  return undefined;
}

function browserParts(prefix: string): DraftParts {
  const inBrowser = typeof document !== 'undefined';
  return {
    api: quietApi,
    apiWithKey: quietApiWithKey,
    places: openPlaces(
      keeper('protocol:…'),
      inBrowser ? navigator.locks : undefined,
      prefix,
      inBrowser ? crypto.randomUUID() : '',
    ),
    undo: keeper('protocol-undo:…').at(prefix, soundUndo),
    newKey: () => crypto.randomUUID(),
    later: (fn, ms) => {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
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
  const prefix = prefixOf(site.domain, viewer?.id, id);
  const store = useMemo(() => {
    const known = open.get(prefix);
    if (known) return known;
    const fresh = openDraftStore(opened, browserParts(prefix));
    if (typeof document !== 'undefined') open.set(prefix, fresh);
    return fresh;
  }, [prefix, opened]);
  // A page that was loaded later may know more than the draft that this tab had open.
  useEffect(() => store.reopen(opened), [store, opened]);

  // What others save, and how many comments are open.
  useWatch('protocol', id, () => void store.look(), { atOnce: true });

  useEffect(() => {
    store.start();
    const keep = () => void store.keep();
    const online = () => void store.saveNow();
    const leaving = (event: BeforeUnloadEvent) => {
      const { kept, state } = store.saving.get();
      if (!kept && state !== 'saved') event.preventDefault();
    };
    addEventListener('pagehide', keep);
    addEventListener('online', online);
    addEventListener('beforeunload', leaving);
    return () => {
      store.stop();
      void store.saveNow();
      removeEventListener('pagehide', keep);
      removeEventListener('online', online);
      removeEventListener('beforeunload', leaving);
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

const noProblems: Problem[] = [];

/** The checker's findings, a moment behind what is on the screen; those of steps that were only just added wait. */
export function useProblems(): Problem[] {
  const store = useDraftStore();
  const checker = checkerOf(store);
  const found = useSyncExternalStore(checker.subscribe, checker.get, () => noProblems);
  const newest = freshSteps(store);
  const fresh = useSyncExternalStore(newest.subscribe, newest.get, newest.get);
  return useMemo(() => ripeProblems(found, store.state.get().document, fresh), [found, fresh, store]);
}

/** Whether the checker has looked at the draft at all. */
export function useHasChecked(): boolean {
  const checker = checkerOf(useDraftStore());
  return useSyncExternalStore(checker.subscribe, checker.hasLooked, () => false);
}

/** Whether a rule is among those that the findings are about. */
export function useHasLookedAt(rule: string): boolean {
  const checker = checkerOf(useDraftStore());
  return useSyncExternalStore(
    checker.subscribe,
    () => checker.hasLookedAt(rule),
    () => false,
  );
}

/** Others changed the same thing, and somebody has to choose. */
export function useClashing(): Clashing | null {
  const { state } = useDraftStore();
  return useSyncExternalStore(
    state.subscribe,
    () => state.get().clashing,
    () => null,
  );
}
