import { dateAndTime, relativeTime, timeOfDay } from '@regimen/contract/language/instants.ts';
import { useLocale } from '../i18n/use-texts.ts';
import { useReaderZone } from './reader-zone.ts';
import { useNow } from './use-mounted.ts';

/** "3 days ago"; the full date and time on hover, in the reader's own time zone once that is known. */
export function Time({ at }: { at: string }) {
  const locale = useLocale();
  const now = useNow();
  const known = useReaderZone();
  const zone = known === null ? 'UTC' : known;
  const instant = Date.parse(at);
  return (
    <time dateTime={at} title={dateAndTime(locale, instant, zone)}>
      {relativeTime(locale, instant, now, zone)}
    </time>
  );
}

/** "9:00 AM", where the day is said above it. */
export function TimeOfDay({ at }: { at: string }) {
  const locale = useLocale();
  const known = useReaderZone();
  const zone = known === null ? 'UTC' : known;
  const instant = Date.parse(at);
  return (
    <time dateTime={at} title={dateAndTime(locale, instant, zone)}>
      {timeOfDay(locale, instant, zone)}
    </time>
  );
}
