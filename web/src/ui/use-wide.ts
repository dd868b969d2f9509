import { useSyncExternalStore } from 'react';

const wide = '(min-width: 992px)';

function subscribe(tell: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether there is room for a panel at the side. `null` until the page is alive: the server knows no screens. */
export const useWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(wide).matches,
    () => null,
  );
