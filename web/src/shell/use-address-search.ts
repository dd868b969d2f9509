import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

const pauseMs = 300;

/** A search field whose words stand in the address: it follows the typing, and the typing is never overtaken. */
export function useAddressSearch(search: string, pathFor: (search: string) => string) {
  const navigate = useNavigate();
  const [words, setWords] = useState(search);
  const asked = useRef<string | null>(null);
  const latest = useRef(pathFor);
  latest.current = pathFor;
  const go = useRef((next: string) => {
    asked.current = next;
    navigate(latest.current(next), { replace: true, preventScrollReset: true });
  }).current;

  useEffect(() => {
    if (asked.current === search) asked.current = null;
    else setWords(search);
  }, [search]);

  useEffect(() => {
    const next = words.trim().slice(0, 100);
    if (next === search) return;
    const timer = setTimeout(() => go(next), pauseMs);
    return () => clearTimeout(timer);
  }, [words, search, go]);

  return { words, setWords, searchNow: () => go(words.trim().slice(0, 100)) };
}
