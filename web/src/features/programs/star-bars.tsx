import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { averageWords, star } from '../../shared/catalog/rating.tsx';
import { texts } from '../../shared/catalog/texts.ts';
import { ShareBar } from '../../ui/share-bar.tsx';
import { reviewTexts } from './review-texts.ts';

/** The mean, and how often each number of stars was given. */
export function StarBars({ stars }: { stars: readonly number[] }) {
  const t = useTexts(texts);
  const r = useTexts(reviewTexts);
  const locale = useLocale();
  const count = stars.reduce((sum, each) => sum + each, 0);
  const mean = stars.reduce((sum, each, index) => sum + each * (index + 1), 0) / count;
  const average = averageWords(mean);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <p className="grid justify-items-start">
        <span aria-hidden="true" className="text-36 font-semibold tabular-nums">
          {average}
        </span>
        <span className="text-14 text-ink-soft">{t('ratedBy', { average, n: count })}</span>
      </p>
      <ul className="grid min-w-[min(12rem,100%)] flex-1 gap-1.5">
        {[5, 4, 3, 2, 1].map((number) => {
          const given = stars[number - 1] ?? 0;
          return (
            <li key={number} className="flex items-center gap-3 text-14 text-ink-soft">
              <span className="sr-only">{r('starsOf', { n: number })}</span>
              <span aria-hidden="true" className="inline-flex w-8 items-center gap-1 tabular-nums">
                {formatNumber(locale, number)} {star}
              </span>
              <ShareBar share={given / count} className="h-2 flex-1 bg-sunken" />
              <span className="w-8 text-end tabular-nums">{formatNumber(locale, given)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
