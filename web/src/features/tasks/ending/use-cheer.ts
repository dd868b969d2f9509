import { type RefObject, useEffect, useRef } from 'react';

/** Something good arrives: it grows in with a little bounce, unless less motion is asked for. */
export function useCheer<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const grown = [{ scale: 0.4, opacity: 0 }, { scale: 1.18, opacity: 1, offset: 0.55 }, { scale: 1 }];
    element.current?.animate(grown, { duration: 600, easing: 'ease-out' });
  }, [isWanted]);
  return element;
}
