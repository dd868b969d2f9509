import type { PagesMeta } from '@regimen/contract/catalog.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { texts } from './texts.ts';

const link =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-3 text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text';

/** Numbered pages: the first, the last and those around this one. */
export function PageLinks({ meta, pathOf }: { meta: PagesMeta; pathOf: (page: number) => string }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { current_page: current, last_page: last } = meta;
  if (last <= 1) return null;
  const near = [1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return (
    <nav aria-label={t('paging')} className="mt-10 flex flex-wrap items-center justify-center gap-1">
      {current > 1 && (
        <a rel="prev" href={pathOf(current - 1)} className={link}>
          {t('previous')}
        </a>
      )}
      {shown.map((page, index) => (
        <span key={page} className="inline-flex items-center">
          {index > 0 && page - (shown[index - 1] ?? 0) > 1 && (
            <span aria-hidden="true" className="px-1 text-ink-faint">
              …
            </span>
          )}
          <a
            href={pathOf(page)}
            aria-label={t('page', { page })}
            aria-current={page === current ? 'page' : undefined}
            className={`${link} max-sm:not-aria-[current=page]:hidden`}
          >
            {formatNumber(locale, page)}
          </a>
        </span>
      ))}
      {current < last && (
        <a rel="next" href={pathOf(current + 1)} className={link}>
          {t('next')}
        </a>
      )}
    </nav>
  );
}
