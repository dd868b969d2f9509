import {
  actTitle,
  correctionTitle,
  eventTitle,
  eventTypeWords,
  toldSentence,
} from '@regimen/contract/event-words.ts';
import type { HistoryEvent } from '@regimen/contract/history.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { csvTexts } from './csv-texts.ts';

const columns = ['time', 'program', 'follower', 'type', 'event', 'by', 'result'] as const;

export const csvHead = (locale: Locale): readonly string[] =>
  columns.map((column) => translator(csvTexts, locale)(column));

/** One line for each event, in the reader's language. */
export const csvRows = (events: readonly HistoryEvent[], locale: Locale): (readonly string[])[] =>
  events.map((event) => [
    event.at,
    event.programTitle,
    event.follower.full_name,
    event.declined ? eventTitle(event.type, '', locale, event) : eventTypeWords(event.type, locale),
    event.act
      ? actTitle(event.about, event.act, locale)
      : event.correction
        ? correctionTitle(event.about, event.correction, locale)
        : eventTitle(event.type, event.about, locale, event),
    event.by?.full_name ?? '',
    event.act
      ? event.act.note
      : event.told.map(({ kind, name }) => toldSentence(kind, name, locale)).join('; '),
  ]);
