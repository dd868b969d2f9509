import { asEnd, dateAndTime, dayAndTime, relativeTime } from '@regimen/contract/language/instants.ts';
import { useLocale } from '../i18n/use-texts.ts';
import { useMounted, useNow } from './use-mounted.ts';
import { useVirtualTime } from './virtual-time.ts';

/** "tomorrow 9:00". The server does not know the reader's zone: until the page is alive it says "in 12 hours". */
export const When = ({ at, zone }: { at: string; zone?: string }) => (
  <WhenIn at={at} {...(zone !== undefined && { zone })} words={(when) => when} />
);

/** The same inside a sentence: `words` puts it there. */
export function WhenIn({
  at,
  zone: given,
  isEnd = false,
  words,
}: {
  at: string;
  zone?: string;
  /** Until then, not from then on. */
  isEnd?: boolean;
  words: (when: string) => string;
}) {
  const locale = useLocale();
  const now = useNow();
  const mounted = useMounted();
  const virtual = useVirtualTime();
  const zone = given ?? virtual?.zone;
  const known = zone !== undefined || mounted;
  const instant = known && isEnd ? asEnd(Date.parse(at), zone) : Date.parse(at);
  const when = known ? dayAndTime(locale, instant, now, zone) : relativeTime(locale, instant, now, 'UTC');
  return (
    <time dateTime={at} title={dateAndTime(locale, instant, known ? zone : 'UTC')}>
      {words(when)}
    </time>
  );
}
