import { durationIn, minutesADay, upTo } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';

/** "Up to 20 minutes a day", "Up to 6 weeks", for a filter called "up-to-6-weeks". What has no such name stays as it is. */
export function timeLabel(name: string, locale: Locale): string {
  const [, amount, unit] = /^up-to-(\d+)-(minutes|weeks)$/.exec(name) ?? [];
  if (!amount) return name;
  const most = Number(amount);
  return upTo(
    unit === 'weeks' ? durationIn('week', most, locale, 'after') : minutesADay(most, locale, 'after'),
    locale,
  );
}
