import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * What stands far below the fold and comes with a script and a call of its own: it begins one screen before its place is
 * seen, and takes nothing from the page's own first work.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '100% 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // Out of the flow: where nothing comes, no gap is left for it.
  return isNear ? children : <span ref={place} className="absolute" />;
}
