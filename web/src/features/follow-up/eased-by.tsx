import type { FollowUpCard } from '@regimen/contract/follow-ups.ts';
import { readingWords } from '@regimen/contract/reader-units.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { WhenIn } from '../../shell/when.tsx';
import { followUpTexts as texts } from './follow-up-texts.ts';

/** What became of the reading that raised an alert: it stands beside that reading, and never in its place. */
export function EasedBy({ easedBy }: Pick<FollowUpCard, 'easedBy'>) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (!easedBy) return null;
  const { how, value, unit, takenAt } = easedBy;
  if (value === null || takenAt === null) return t('easedGone');
  const reading = readingWords(value, unit, locale);
  if (how === 'measured')
    return <WhenIn at={takenAt} words={(when) => t('easedMeasured', { when, reading })} />;
  return t(how === 'corrected' ? 'easedCorrected' : 'easedDeleted', { reading });
}
