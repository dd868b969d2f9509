import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

const pauseMs = 300;

/** The words in the field and the words in the address, each following the other, without filling the history. */
export function useSearchWords(search: string, pathFor: (search: string) => string) {
  const navigate = useNavigate();
  const [words, setWords] = useState(search);
  const latest = useRef(pathFor);
  latest.current = pathFor;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    // Typing went on while the answer to the first letters came: the field stays ahead.
    if (asked.current === search) asked.current = null;
    else setWords(search);
  }, [search]);
  useEffect(() => {
    const wanted = words.trim().slice(0, 100);
    if (wanted === search) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      navigate(latest.current(wanted), { replace: true, preventScrollReset: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [words, search, navigate]);
  return { words, setWords };
}
