import { useCallback, useEffect, useRef, useState } from 'react';
import { quietApi } from '../../api.ts';
import { useLive } from '../../realtime/live-bus.ts';

const sayEveryMs = 3_000;
/** Longer than the pause between two of them, on a slow network too. */
const believedMs = 7_000;

/** Who is writing in a chat now, by their ids. */
export function useTyping(chatId: string): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(none);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const stop = useCallback((userId: string) => {
    clearTimeout(timers.current.get(userId));
    timers.current.delete(userId);
    setTyping((before) => new Set([...before].filter((id) => id !== userId)));
  }, []);
  useLive('typing', ({ chatId: where, userId }) => {
    if (where !== chatId) return;
    clearTimeout(timers.current.get(userId));
    timers.current.set(
      userId,
      setTimeout(() => stop(userId), believedMs),
    );
    setTyping((before) => (before.has(userId) ? before : new Set([...before, userId])));
  });
  // What they were writing has come.
  useLive('chat', ({ chatId: where }) => {
    if (where === chatId) for (const userId of [...timers.current.keys()]) stop(userId);
  });
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
      setTyping(none);
    };
  }, []);
  return typing;
}
const none: ReadonlySet<string> = new Set();

/** To be called with every key: the others hear of it every few seconds. */
export function useSayTyping(chatId: string): () => void {
  const said = useRef(0);
  return () => {
    if (Date.now() - said.current < sayEveryMs) return;
    said.current = Date.now();
    // Nobody misses it.
    quietApi('POST chats/{id}/typing', { params: { id: chatId } }).catch(() => undefined);
  };
}
