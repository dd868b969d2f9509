import { useTexts } from '../../i18n/use-texts.ts';
import { star } from '../../shared/catalog/rating.tsx';
import { reviewTexts } from './review-texts.ts';

/** As many filled stars as were given, said in words. */
export function Stars({ rating }: { rating: number }) {
  const t = useTexts(reviewTexts);
  return (
    <span className="inline-flex">
      <span className="sr-only">{t('outOf', { rating })}</span>
      {[1, 2, 3, 4, 5].map((number) => (
        <span key={number} className={number <= rating ? 'text-warning-text' : 'text-line-strong'}>
          {star}
        </span>
      ))}
    </span>
  );
}
