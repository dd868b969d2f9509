import { intlLocale } from '@regimen/contract/language/languages.ts';
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
    const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
    const date = new Intl.DateTimeFormat(intlLocale(locale), form).format(new Date(from));
    return t('early', { date });
  }
  return state === 'waiting' || state === 'left' ? t(state) : t('onlyFollowers');
}
