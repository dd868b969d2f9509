import { useEffect, useRef, useState } from 'react';
import { useWhiteMenu } from '../../layouts/white-menu.ts';

/** The menu is white above the opening; once that is scrolled away it gets its hairline, as on other pages. */
export function useMenuAbove() {
  const opening = useRef<HTMLElement>(null);
  const [isAbove, setIsAbove] = useState(true);
  useWhiteMenu(isAbove);
  useEffect(() => {
    if (!opening.current) return;
    const observer = new IntersectionObserver(([seen]) => setIsAbove(seen?.isIntersecting ?? true));
    observer.observe(opening.current);
    return () => observer.disconnect();
  }, []);
  return opening;
}
