import type { LiveComponent, LiveData, Whisper, WhisperData } from '@regimen/contract/realtime.ts';
import { useEffect, useRef } from 'react';
import { type ReadingCall, tell } from '../shell/use-call.ts';
import type { Said } from './live-connection.ts';

type Handler = (data: Record<string, unknown>) => void;
const handlers = new Map<string, Set<Handler>>();

/** Which calls are old when something is told of; whatever shows one of them reads it again by itself. */
const oldCalls: Record<Exclude<LiveComponent, 'read-again'>, readonly ReadingCall[]> = {
  // That an expert has looked is news, and stands on the page of help too.
  notification: ['GET user/get-data', 'GET notifications', 'GET urgent'],
  // What was told of it is read once it is done.
  task: ['GET user/get-data', 'GET tasks', 'GET notifications'],
  'follow-up': ['GET follow-ups', 'GET follow-ups/counts'],
  agent: ['GET agents', 'GET agents/{program}'],
  chat: [
    'GET user/get-data',
    'GET chats',
    'GET chats/{id}',
    'GET chats/{id}/messages',
    'GET chats/{id}/care',
    'GET inbox',
    'GET inbox/figures',
  ],
};

/** Hands an event to whoever asked for its component, after what it makes old was marked. */
export function hear({ component, data }: Said): void {
  if (component === 'read-again') {
    const { calls } = data as LiveData<'read-again'>;
    for (const { call, params } of calls) void tell(call as ReadingCall, params);
  } else for (const call of oldCalls[component as keyof typeof oldCalls] ?? []) void tell(call);
  for (const handler of handlers.get(component) ?? []) handler(data);
}

/** For what reading again is not enough. */
type Heard<C> = C extends LiveComponent ? LiveData<C> : C extends Whisper ? WhisperData<C> : never;
export function useLive<C extends LiveComponent | Whisper>(
  component: C,
  handler: (data: Heard<C>) => void,
): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    const own: Handler = (data) => latest.current(data as Heard<C>);
    const all = handlers.get(component) ?? new Set();
    handlers.set(component, all.add(own));
    return () => void all.delete(own);
  }, [component]);
}
