import { useEffect, useState } from 'react';

/** What was typed, once a pause comes; nothing at once. */
export function useSettled(words: string, pauseMs: number): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), words === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [words, pauseMs]);
  return settled;
}

/** What came last, until something newer comes. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
