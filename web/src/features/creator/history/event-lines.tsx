import { eventTitle, toldSentence } from '@regimen/contract/event-words.ts';
import type { HistoryEvent } from '@regimen/contract/history.ts';
import { useLocale } from '../../../i18n/use-texts.ts';
import { Time } from '../../../shell/time.tsx';

/** A few events of one person, newest first, in words. */
export function EventLines({ events }: { events: readonly HistoryEvent[] }) {
  const locale = useLocale();
  return (
    <ol className="grid gap-3 border-s-2 border-line ps-4">
      {events.map(({ number, type, about, told, at, by, follower }) => (
        <li key={number} className="grid gap-0.5">
          <p className="leading-heading wrap-anywhere">
            {eventTitle(type, about, locale)}
            {by && by.id !== follower.id && (
              <span className="text-ink-soft">
                {' · '}
                <bdi>{by.full_name}</bdi>
              </span>
            )}
          </p>
          <p className="text-14 text-ink-soft wrap-anywhere">
            <Time at={at} />
            {told.length > 0 && ` · ${toldWords(told, locale)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

export const toldWords = (told: HistoryEvent['told'], locale: 'en' | 'ar'): string =>
  told.map(({ kind, name }) => toldSentence(kind, name, locale)).join(locale === 'ar' ? '، ' : ', ');
