import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What somebody reads stays where it is, whatever is put in or taken out above and below it. Browsers do that too, but not
 * all of them, and none when what is read leaves its list for a moment.
 */
export function useSteadyScroll(
  scroller: RefObject<HTMLElement | null>,
  beforeChange: RefObject<() => void>,
  { isAtEnd, shown }: { isAtEnd: boolean; shown: unknown },
): void {
  const held = useRef<{ number: string; top: number } | null>(null);
  beforeChange.current = () => {
    const box = scroller.current;
    // Whoever looks at the end sees what comes.
    if (!box || isAtEnd) return;
    const { top } = box.getBoundingClientRect();
    const inSight = [...box.querySelectorAll<HTMLElement>('[data-number]')].find(
      (row) => row.getBoundingClientRect().bottom > top,
    );
    if (inSight)
      held.current = { number: inSight.dataset.number ?? '', top: inSight.getBoundingClientRect().top };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useLayoutEffect(() => {
    const { number, top } = held.current ?? {};
    held.current = null;
    const box = scroller.current;
    const row = number !== undefined && box?.querySelector(`[data-number="${number}"]`);
    if (box && row && top !== undefined) box.scrollTop += row.getBoundingClientRect().top - top;
  }, [shown]);
}
