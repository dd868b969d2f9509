import { longDate } from '@regimen/contract/language/instants.ts';
import type { SiteDocument } from '@regimen/contract/site.ts';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { type Heading, withHeadings } from './headings.ts';
import { texts } from './texts.ts';

/** A good page to read: the measure, and the table of contents where the text is long. */
export function DocumentView({ document }: { document: SiteDocument }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const mounted = useMounted();
  const { html, headings } = useMemo(() => withHeadings(document.html), [document.html]);
  const date = longDate(locale, Date.parse(document.updatedAt), mounted ? undefined : 'UTC');
  const isLong = headings.length >= 4;
  return (
    <>
      <PageTitle title={document.title} lead={document.lead} />
      <div
        className={
          isLong ? 'grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_var(--container-sidebar)]' : ''
        }
      >
        {isLong && <Contents title={t('contents')} headings={headings} />}
        <div className="min-w-0 lg:order-first">
          <SafeHtml html={html} className="md:text-18" />
          <p className="mt-12 border-t border-line pt-4 text-14 text-ink-faint">{t('updated', { date })}</p>
        </div>
      </div>
    </>
  );
}

function Contents({ title, headings }: { title: string; headings: Heading[] }) {
  return (
    <nav aria-label={title} className="self-start lg:sticky lg:top-24">
      <p className="text-14 font-semibold">{title}</p>
      <ol className="mt-2 border-s border-line">
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px block border-s-2 border-transparent py-1 ps-3 text-14 text-ink-soft hover:border-primary-line hover:text-ink"
            >
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
