import { weekdayAndDate } from '@regimen/contract/language/instants.ts';
import type { Reviewing } from '@regimen/contract/reviews.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { reviewTexts } from './review-texts.ts';

/** Why there is no form, in words: nobody has to guess when it will come. */
export function WhenToReview({ reviewing: { state, from } }: { reviewing: Reviewing }) {
  const t = useTexts(reviewTexts);
  const locale = useLocale();
  // In the reader's own time zone once that is known.
  const timeZone = useMounted() ? undefined : 'UTC';
  if (state === 'early' && from) {
    const at = Date.parse(from);
    return t('early', { date: weekdayAndDate(locale, at, at, timeZone) });
  }
  return state === 'waiting' || state === 'left' ? t(state) : t('onlyFollowers');
}
