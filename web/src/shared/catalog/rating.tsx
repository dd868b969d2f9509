import type { Rating } from '@regimen/contract/catalog.ts';
import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

/** A filled star, in the colour of the words beside it. */
export const star = (
  <svg width="14" height="14" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="m12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
  </svg>
);

/** "4.0", "4.6", since they stand beside each other; every language of ours writes it so. */
export const averageWords = (mean: number): string => mean.toFixed(1);

/** "★ 4.6 from 12 reviews", said in full to those who listen. No component, since lists have a hundred. */
export function ratingOf(rating: Rating, t: Translate<typeof texts>) {
  const average = averageWords(rating.average);
  return (
    <span className="inline-flex items-center gap-1 font-medium text-ink">
      <span className="text-warning-text">{star}</span>
      <span className="sr-only">{t('ratedBy', { average, n: rating.count })}</span>
      <span aria-hidden="true">
        {`${average} `}
        <span className="font-normal text-ink-soft">{t('fromReviews', { n: rating.count })}</span>
      </span>
    </span>
  );
}
