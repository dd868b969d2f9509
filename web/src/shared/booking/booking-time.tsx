import { dateIn, timeOfDay, weekdayAndDate } from '@regimen/contract/language/instants.ts';
import { isolate, withCommas } from '@regimen/contract/language/languages.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useClockZone } from '../../shell/reader-zone.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { bookingTexts } from './booking-texts.ts';

/** Whether two clocks show the same at that moment. */
export const sameClock = (at: number, one: string | undefined, other: string): boolean =>
  dateIn(at, one) === dateIn(at, other) && timeOfDay('en', at, one) === timeOfDay('en', at, other);

/** "Tuesday, November 24, 10:00 AM to 10:30 AM" by one's own clock; below it by the place's, where that is another. */
export function BookingTime({ from, until, zone }: { from: string; until: string; zone: string }) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const now = useNow();
  const own = useClockZone();
  const [begins, ends] = [Date.parse(from), Date.parse(until)];
  const span = (by: string | undefined) =>
    t('fromTo', {
      from: isolate(timeOfDay(locale, begins, by), locale),
      until: isolate(timeOfDay(locale, ends, by), locale),
    });
  const words = (by: string | undefined) =>
    withCommas([weekdayAndDate(locale, begins, now, by), span(by)], locale);
  const isSameDay = dateIn(begins, own) === dateIn(begins, zone);
  return (
    <div>
      <p className="font-semibold">
        <time dateTime={from}>{words(own)}</time>
      </p>
      {!sameClock(begins, own, zone) && (
        <p className="text-14 text-ink-soft">
          {t('atPlace', { when: (isSameDay ? span : words)(zone), zone: zoneName(zone, locale) })}
        </p>
      )}
    </div>
  );
}
