import { useCallback, useEffect, useRef, useState } from 'react';
import { quietApi } from '../../api.ts';

const nearPx = 80;

interface Seen {
  newest: number;
  readByMe: number;
  /** What is shown is not the end. */
  hasNewer: boolean;
}

/** Whoever sees the end of a conversation has read it. */
export function useSeen(chatId: string, { newest, readByMe, hasNewer }: Seen) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isLow, setLow] = useState(true);
  const isAtEnd = isLow && !hasNewer;
  const told = useRef(0);
  useEffect(() => {
    const mark = () => {
      if (!isAtEnd || document.visibilityState !== 'visible') return;
      if (newest <= Math.max(readByMe, told.current)) return;
      const before = told.current;
      told.current = newest;
      quietApi('PUT chats/{id}/read', { params: { id: chatId }, body: { number: newest } }).catch(() => {
        told.current = before;
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [chatId, isAtEnd, newest, readByMe]);
  // It is laid out from its lower end: there its place is 0.
  const onScroll = useCallback(() => setLow(Math.abs(scroller.current?.scrollTop ?? 0) < nearPx), []);
  const jump = useCallback(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
    setLow(true);
  }, []);
  return { scroller, isAtEnd, onScroll, jump };
}
