import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** So long may a page go on growing before it stands. */
const settlingMs = 5_000;
/** Whoever does one of these looks for something themselves. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A link to a part of a page leads there, also while what stands above it is still coming. Going back does not. */
export function useLandAtFragment(): void {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    const leads = !isPop || (isFirst.current && isOpened());
    isFirst.current = false;
    return hash !== '' && leads ? holdAt(hash) : undefined;
  }, [hash, key, isPop]);
}

/** By a link or an address, neither anew nor by going back. */
function isOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

function holdAt(hash: string): () => void {
  const land = () => document.getElementById(idOf(hash))?.scrollIntoView();
  const growing = new ResizeObserver(land);
  growing.observe(document.body);
  const stop = () => {
    growing.disconnect();
    clearTimeout(timer);
    for (const hand of hands) removeEventListener(hand, stop);
  };
  const timer = setTimeout(stop, settlingMs);
  for (const hand of hands) addEventListener(hand, stop, { passive: true });
  return stop;
}

/** As it stands in the address, where that cannot be read. */
function idOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
