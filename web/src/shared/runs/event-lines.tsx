import {
  actTitle,
  correctionTitle,
  eventTitle,
  readingTitle,
  toldSentence,
} from '@regimen/contract/event-words.ts';
import type { HistoryEvent } from '@regimen/contract/history.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { capital } from '@regimen/contract/language/languages.ts';
import { readingWords } from '@regimen/contract/reader-units.ts';
import { useLocale } from '../../i18n/use-texts.ts';
import { Time } from '../../shell/time.tsx';

/** A few events of one person, newest first, in words. */
export function EventLines({ events }: { events: readonly HistoryEvent[] }) {
  return (
    <ol className="grid gap-3 border-s-2 border-line ps-4">
      {events.map((event) => (
        <EventLine key={event.number} event={event} />
      ))}
    </ol>
  );
}

function EventLine({ event }: { event: HistoryEvent }) {
  const locale = useLocale();
  const { at, by, follower } = event;
  const { title, more } = eventWords(event, locale);
  return (
    <li className="grid gap-0.5">
      <p className="leading-heading wrap-anywhere">
        {title}
        {by && by.id !== follower.id && (
          <span className="text-ink-soft">
            {' · '}
            <bdi>{by.full_name}</bdi>
          </span>
        )}
      </p>
      <p className="text-14 text-ink-soft wrap-anywhere">
        <Time at={at} />
        {more && ` · ${more}`}
      </p>
    </li>
  );
}

/** That time passed says little; what came of it is what happened. */
export function eventWords(
  event: Pick<HistoryEvent, 'type' | 'about' | 'declined' | 'told' | 'reading' | 'correction' | 'act'>,
  locale: Locale,
) {
  if (event.act) return { title: actTitle(event.about, event.act, locale), more: event.act.note };
  // That somebody left is what happened and what came of it: once is enough.
  const isTwice = ({ kind }: HistoryEvent['told'][number]) =>
    event.type === 'withdraw' && kind === 'withdrew';
  const told = toldWords(
    event.told.filter((each) => !isTwice(each)),
    locale,
  );
  if (event.type === 'timer' && told !== '') return { title: told, more: '' };
  return { title: titleOf(event, locale), more: told };
}

function titleOf(
  {
    type,
    about,
    declined,
    reading,
    correction,
  }: Pick<HistoryEvent, 'type' | 'about' | 'declined' | 'reading' | 'correction'>,
  locale: Locale,
): string {
  if (reading) return readingTitle(about, readingWords(reading.value, reading.unit, locale), locale);
  return correction && about !== ''
    ? correctionTitle(about, correction, locale)
    : eventTitle(type, about, locale, { declined });
}

/** Several things are a sentence each. */
function toldWords(told: HistoryEvent['told'], locale: Locale): string {
  const sentences = told.map(({ kind, name }) => capital(toldSentence(kind, name, locale)));
  return sentences.length > 1 ? sentences.map((sentence) => `${sentence}.`).join(' ') : sentences.join('');
}
