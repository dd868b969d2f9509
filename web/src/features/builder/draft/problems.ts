/** The checker's findings, a moment after the last edit: typing never waits for them. */
import { check, type Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { createStore, type Store } from '../../../shell/store.ts';
import type { DraftStore } from './draft-store.ts';

const quietMs = 300;

interface Findings {
  of: Protocol;
  problems: Problem[];
}

export interface Checker {
  get(): Problem[];
  subscribe(listener: () => void): () => void;
}

const checkers = new WeakMap<DraftStore, Checker>();

/** One for each draft, so that a document is checked once however many look at the findings. */
export function checkerOf(draft: DraftStore): Checker {
  const known = checkers.get(draft) ?? createChecker(draft.state);
  checkers.set(draft, known);
  return known;
}

function createChecker(state: Pick<DraftStore['state'], 'get' | 'subscribe'>): Checker {
  let found: Store<Findings> | null = null;
  let watchers = 0;
  let stop = () => {};
  const checked = (): Findings => {
    const { document } = state.get();
    return { of: document, problems: check(document) };
  };
  const findings = (): Store<Findings> => {
    found ??= createStore(checked());
    return found;
  };
  const renew = () => {
    if (findings().get().of !== state.get().document) findings().set(checked());
  };
  function watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      if (findings().get().of === state.get().document) return;
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(renew), quietMs);
    };
    later();
    const leave = state.subscribe(later);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }
  return {
    get: () => findings().get().problems,
    subscribe(listener) {
      if (watchers++ === 0) stop = watch();
      const leave = findings().subscribe(listener);
      return () => {
        leave();
        if (--watchers === 0) stop();
      };
    },
  };
}

const whenIdle = (fn: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fn, { timeout: 1_000 });
  else fn();
};
