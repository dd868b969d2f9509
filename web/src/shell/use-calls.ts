import type { Calls } from '@regimen/contract/all.ts';
import type { CallInput } from '@regimen/contract/call.ts';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { keyOf, type Question, type ReadState } from './reads.ts';
import { type Answer, type ReadingCall, reads } from './use-call.ts';

interface CalledAll<T> {
  /** One for each input, in their order; `undefined` until it has come. */
  data: readonly (T | undefined)[];
  failed: boolean;
  /** Asks those again that got no answer. */
  retry: () => Promise<void>;
}

const nobody: () => void = () => undefined;

/** `useCall` for as many as there are to read; what stays among them is not asked again when others come or go. */
export function useCalls<K extends ReadingCall>(
  call: K,
  inputs: readonly CallInput<Calls[K]>[],
): CalledAll<Answer<K>> {
  const questions = inputs.map((input): Question => ({ call, input: input as Question['input'] }));
  const keys = JSON.stringify(questions.map(keyOf));
  const latest = useRef(questions);
  latest.current = questions;
  const leave = useRef(nobody);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the questions
  const subscribe = useCallback(
    (listener: () => void) => {
      const before = leave.current;
      const joined = latest.current.map((question) => reads.join(question, () => ({}), listener));
      leave.current = () => {
        for (const one of joined) one();
      };
      before();
      return nobody;
    },
    [keys],
  );
  useEffect(
    () => () => {
      leave.current();
      leave.current = nobody;
    },
    [],
  );
  const shown = useRef<readonly ReadState[]>([]);
  const snapshot = (): readonly ReadState[] => {
    const states = questions.map((question) => reads.get(keyOf(question)));
    const before = shown.current;
    if (states.length !== before.length || states.some((state, at) => state !== before[at]))
      shown.current = states;
    return shown.current;
  };
  const states = useSyncExternalStore(subscribe, snapshot, snapshot);
  return {
    data: useMemo(() => states.map(({ data }) => data as Answer<K> | undefined), [states]),
    failed: states.some(({ failed }) => failed),
    retry: async () => {
      const unanswered = questions.map(keyOf).filter((key) => reads.get(key).failed);
      await Promise.all(unanswered.map(reads.renew));
    },
  };
}
