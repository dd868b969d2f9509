import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';

interface LinkTab {
  to: string;
  words: string;
  current: boolean;
  /** How many wait there, with words for it. */
  count?: { n: number; shown: string; words: string } | undefined;
}

/** Views of one page that have addresses of their own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const list = useRef<HTMLUListElement>(null);
  const at = tabs.findIndex(({ current }) => current);
  // On a phone the last ones lie beyond the edge: the current one is in sight.
  useLayoutEffect(() => {
    const [frame, tab] = [list.current?.parentElement, list.current?.children[at]];
    if (!frame || !tab) return;
    const [around, own] = [frame.getBoundingClientRect(), tab.getBoundingClientRect()];
    frame.scrollLeft += Math.max(0, own.right - around.right) + Math.min(0, own.left - around.left);
  }, [at]);
  return (
    // The hairline is inside what scrolls: outside, half of the line below the current one would be cut off.
    <nav aria-label={label} className="mb-8 overflow-x-auto">
      <ul ref={list} className="flex w-max min-w-full gap-1 border-b border-line">
        {tabs.map(({ to, words, current, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              preventScrollReset
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-primary-line aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {words}
              {count !== undefined && count.n > 0 && (
                <span className="ms-2 grid h-5 min-w-5 place-items-center rounded-pill bg-primary-strong px-1.5 text-12 leading-none font-semibold text-primary-on tabular-nums">
                  <span aria-hidden="true">{count.shown}</span>
                  <span className="sr-only">{count.words}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
