import { Link } from 'react-router';

interface LinkTab {
  to: string;
  words: string;
  current: boolean;
}

/** Views of one page that have addresses of their own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  return (
    // The hairline is inside what scrolls: outside, half of the line below the current one would be cut off.
    <nav aria-label={label} className="mb-8 overflow-x-auto">
      <ul className="flex w-max min-w-full gap-1 border-b border-line">
        {tabs.map(({ to, words, current }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              preventScrollReset
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-primary-line aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
