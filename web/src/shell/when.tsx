import { aboutDuration } from '@regimen/contract/language/duration-forms.ts';
import {
  asEnd,
  dateAndTime,
  dayAndTime,
  dayWords,
  relativeTime,
} from '@regimen/contract/language/instants.ts';
import { useLocale, useTexts } from '../i18n/use-texts.ts';
import { useReaderZone } from './reader-zone.ts';
import { useNow } from './use-mounted.ts';
import { whenTexts } from './when-texts.ts';

/** "tomorrow, 9:00 AM". Where nobody knows the reader's zone yet, it is "in 12 hours" until the page is alive. */
export const When = ({ at, zone }: { at: string; zone?: string }) => (
  <WhenIn at={at} {...(zone !== undefined && { zone })} words={(when) => when} />
);

/** The same inside a sentence: `words` puts it there. */
export function WhenIn({
  at,
  zone: given,
  isEnd = false,
  onlyDay = false,
  words,
}: {
  at: string;
  zone?: string;
  /** Until then, not from then on. */
  isEnd?: boolean;
  /** Where the minute means nothing. */
  onlyDay?: boolean;
  words: (when: string) => string;
}) {
  const locale = useLocale();
  const now = useNow();
  const t = useTexts(whenTexts);
  const reader = useReaderZone();
  const zone = given ?? reader;
  if (zone === null) {
    const instant = Date.parse(at);
    const left = instant - now;
    // "until in 20 hours" is nothing one says.
    const isLeft = isEnd && left > 0;
    return (
      <time dateTime={at} title={dateAndTime(locale, instant, 'UTC')}>
        {isLeft
          ? t('left', { time: aboutDuration(left / 60_000, locale) })
          : words(relativeTime(locale, instant, now, 'UTC'))}
      </time>
    );
  }
  const instant = isEnd ? asEnd(Date.parse(at), zone) : Date.parse(at);
  return (
    <time dateTime={at} title={dateAndTime(locale, instant, zone)}>
      {words((onlyDay ? dayWords : dayAndTime)(locale, instant, now, zone))}
    </time>
  );
}
