import { Link } from 'react-router';

interface Crumb {
  words: string;
  to: string;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label} className="mb-4">
      <ol className="flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
        {crumbs.map(({ words, to }, index) => (
          <li key={to} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link
              to={to}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {words}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
