/** The checker's findings, a moment after the last edit: typing never waits for them. */
import type { Problem, SafetyRule, Services } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { createStore, type Store } from '../../../shell/store.ts';
import { createCheckClient } from './check-client.ts';
import type { DraftStore } from './draft-store.ts';
import { rulesOf } from './rules.ts';
import { servicesOf } from './services.ts';

const quietMs = 300;

interface Findings {
  of: Protocol | null;
  rules: readonly SafetyRule[] | null;
  services: Services | null;
  problems: Problem[];
}

export interface Checker {
  get(): Problem[];
  /** Whether it has looked at all yet. */
  hasLooked(): boolean;
  hasLookedAt(rule: string): boolean;
  subscribe(listener: () => void): () => void;
}

const checkers = new WeakMap<DraftStore, Checker>();

/** One for each draft, so that a document is checked once however many look at the findings. */
export function checkerOf(draft: DraftStore): Checker {
  const known = checkers.get(draft) ?? createChecker(draft);
  checkers.set(draft, known);
  return known;
}

function createChecker(draft: DraftStore): Checker {
  const { state } = draft;
  const rules = rulesOf(draft);
  const services = servicesOf(draft);
  const client = createCheckClient();
  let found: Store<Findings> | null = null;
  let watchers = 0;
  let stop = () => {};
  const look = (store: Store<Findings>): void => {
    const { document } = state.get();
    const own = rules.get();
    const known = services.get();
    client.ask({ document, rules: own ?? [], services: known ?? undefined }, (problems) =>
      store.set({ of: document, rules: own, services: known, problems }),
    );
  };
  const findings = (): Store<Findings> => {
    if (found) return found;
    found = createStore<Findings>({ of: null, rules: null, services: null, problems: [] });
    if (client.isDirect) look(found);
    return found;
  };
  const isCurrent = (): boolean => {
    const found = findings().get();
    return (
      found.of === state.get().document && found.rules === rules.get() && found.services === services.get()
    );
  };
  const renew = () => {
    if (!isCurrent()) look(findings());
  };
  function watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      if (isCurrent()) return;
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(renew), findings().get().of === null ? 0 : quietMs);
    };
    later();
    const leave = [state, rules, services].map((store) => store.subscribe(later));
    return () => {
      clearTimeout(timer);
      for (const each of leave) each();
    };
  }
  return {
    get: () => findings().get().problems,
    hasLooked: () => findings().get().of !== null,
    hasLookedAt: (rule) =>
      findings()
        .get()
        .rules?.some(({ id }) => id === rule) ?? false,
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
