import type { Calls } from '@regimen/contract/all.ts';
import type { CallInput, CallReply } from '@regimen/contract/call.ts';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { readingApi } from '../api.ts';
import { isAbout, tellPage } from './page-calls.ts';
import { createReads, keyOf, nextOf, type Question, type ReadState, type Wish } from './reads.ts';
import { useAction } from './use-action.ts';

export type ReadingCall = Extract<keyof Calls, `GET ${string}`>;
export type Answer<K extends ReadingCall> = CallReply<Calls[K]>;

export const reads = createReads({
  ask: ({ call, input }, signal) =>
    (readingApi(signal) as (call: string, input: unknown) => Promise<unknown>)(call, input),
  now: Date.now,
  later: (act, ms) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  isVisible: () => document.visibilityState === 'visible',
});
if (typeof document !== 'undefined') {
  addEventListener('focus', reads.lookedAt);
  document.addEventListener('visibilitychange', reads.lookedAt);
}

interface Options<T> {
  /** What the page brought: it is shown at once and nothing is asked. A new one begins anew. */
  first?: T | undefined;
  /** Asked again after so many milliseconds; a function says by the answer for how long that goes on. */
  every?: number | ((data: T) => number | undefined);
  /** Asked again when somebody comes back to the page. */
  onFocus?: boolean;
  /** All pages of the list. */
  whole?: boolean;
  /** The name of the parameter that takes the next page's place, where it is not `cursor`. */
  nextIn?: string;
  /** Asked again whenever it changes. */
  mark?: string | number;
}

export interface Called<T> {
  data: T;
  /** The last try got no answer; `data` stays what it was. */
  failed: boolean;
  /** With what it failed: a refusal may say what is wrong. */
  error: unknown;
  renew: () => Promise<void>;
  /** What a change of ours has answered. */
  put: (data: NonNullable<T>) => void;
  hasMore: boolean;
  /** The list's next page, joined to what is there. */
  more: () => Promise<void>;
  adding: boolean;
}

/**
 * The one way to read after the page is there: more rows, panels, badges. Components that ask the same share one
 * request and one answer; what nobody shows any more is cancelled; a hidden tab does not ask.
 *
 *     const { data, failed, renew } = useCall('GET protocols/{id}/versions', { params: { id } });
 *
 * With `null` in place of the input nothing is asked yet.
 */
export function useCall<K extends ReadingCall>(
  call: K,
  input: CallInput<Calls[K]> | null,
  options: Options<Answer<K>> & { first: Answer<K> },
): Called<Answer<K>>;
export function useCall<K extends ReadingCall>(
  call: K,
  input: CallInput<Calls[K]> | null,
  options?: Options<Answer<K>>,
): Called<Answer<K> | undefined>;
export function useCall<K extends ReadingCall>(
  call: K,
  input: CallInput<Calls[K]> | null,
  options: Options<Answer<K>> = {},
): Called<Answer<K> | undefined> {
  const { first, mark, nextIn } = options;
  const question: Question | null = input && { call, input: input as Question['input'], nextIn };
  const key = question ? keyOf(question) : '';
  const latest = useRef({ question, options });
  latest.current = { question, options };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  const subscribe = useCallback(
    (listener: () => void) => {
      const { question: asked } = latest.current;
      return asked ? reads.join(asked, () => wishOf(latest.current.options), listener) : () => undefined;
    },
    [key],
  );
  const brought = useRef<ReadState | null>(null);
  const snapshot = (): ReadState => {
    const state = reads.get(key);
    if (first === undefined || state.from === first) return state;
    if (brought.current?.from !== first)
      brought.current = { data: first, from: first, failed: false, error: null, pages: 1 };
    return brought.current;
  };
  const { data, failed, error } = useSyncExternalStore(subscribe, snapshot, snapshot);

  useEffect(() => {
    if (first !== undefined) reads.adopt(key, first);
  }, [key, first]);
  const seen = useRef({ key, mark });
  useEffect(() => {
    const before = seen.current;
    seen.current = { key, mark };
    if (before.key === key && before.mark !== mark) void reads.renew(key);
  }, [key, mark]);

  const [more, adding] = useAction(() => reads.more(key));
  return {
    data: data as Answer<K> | undefined,
    failed,
    error,
    renew: useCallback(() => reads.renew(key), [key]),
    put: useCallback((next: unknown) => reads.put(key, next), [key]),
    hasMore: nextOf(data) !== null,
    more,
    adding,
  };
}

function wishOf<T>({ first, every, onFocus, whole }: Options<T>): Wish {
  const pause = typeof every === 'function' ? every : () => every;
  return { first, onFocus, whole, every: (data) => (data === undefined ? undefined : pause(data as T)) };
}

/**
 * Something that this call reads has changed: whatever shows it is read again, the page's own data included. Today a
 * change of ours, a push or a poll says so. Parameters that are left out stand for all.
 */
export async function tell<K extends ReadingCall>(
  call: K,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  tellPage(call, params);
  await reads.renewWhere(({ call: asked, input }) => asked === call && isAbout(params, input.params));
}
