import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { SlidersIcon, XIcon } from '../../ui/shell-icons.tsx';
import { type FacetGroup, Facets } from './facets.tsx';
import { texts } from './texts.ts';

/** The filters beside the list where there is room; on a phone they fold into a sheet above it. Once on a page. */
export function FilterLayout({ groups, children }: { groups: readonly FacetGroup[]; children: ReactNode }) {
  const t = useTexts(texts);
  // Another choice folds it again, so that what it led to is seen.
  const { pathname } = useLocation();
  const chosen = groups.filter((group) => group.chosen !== undefined);
  const count = chosen.length;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[var(--container-sidebar)_minmax(0,1fr)]">
      <div>
        {/* A box to tick opens the sheet without a script, and the links are there only once. */}
        <input key={pathname} type="checkbox" id="filters" className="peer sr-only lg:hidden" />
        <label
          htmlFor="filters"
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold peer-checked:bg-sunken peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-line lg:hidden"
        >
          <SlidersIcon />
          {t('filters')}
          {count > 0 && <span className="font-normal text-ink-soft">({count})</span>}
        </label>
        <nav
          aria-label={t('filters')}
          className="hidden peer-checked:block max-lg:mt-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised max-lg:px-1 max-lg:py-4 lg:block"
        >
          <Facets groups={groups} />
        </nav>
      </div>
      <div className="min-w-0">
        {count > 0 && (
          <ul aria-label={t('chosen')} className="mb-4 flex flex-wrap gap-2">
            {chosen.map(({ kind, chosen: value = '', labelOf, pathOf }) => (
              <li key={kind}>
                <a
                  href={pathOf(undefined)}
                  aria-label={t('without', { name: labelOf(value) })}
                  className="inline-flex min-h-9 items-center gap-2 rounded-pill bg-primary-soft px-3.5 text-14 font-medium text-primary-text hover:brightness-95"
                >
                  {labelOf(value)}
                  <XIcon size={14} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
