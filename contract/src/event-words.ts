import { eventAboutTexts } from './event-about-texts.ts';
import { eventOutcomeTexts } from './event-outcome-texts.ts';
import { eventTypeTexts } from './event-type-texts.ts';
import type { EventType, HistoryEvent, ToldKind } from './history.ts';
import type { TextKey } from './language/define-texts.ts';
import type { Locale } from './language/languages.ts';
import { quantity } from './language/quantities.ts';
import { formatNumber, translator } from './language/translate.ts';

// Words for what happened, for pages and files alike. No zod: pages read it.

const hasSubject = (type: EventType): type is EventType & TextKey<typeof eventAboutTexts> =>
  Object.hasOwn(eventAboutTexts.en, type);

export const eventTypeWords = (type: EventType, locale: Locale): string => eventTypeTexts[locale][type];

/** “Answered “How are you sleeping?””, or the bare type where it is about nothing. */
export const eventTitle = (type: EventType, subject: string, locale: Locale): string =>
  hasSubject(type) && subject !== ''
    ? translator(eventAboutTexts, locale)(type, { about: subject })
    : eventTypeWords(type, locale);

/** “Hours slept: 7 h” */
export const readingTitle = (kpi: string, value: string, locale: Locale): string =>
  translator(eventAboutTexts, locale)('readingOf', { about: kpi, value });

/** “Systolic blood pressure corrected from 128 to 195 mmHg” */
export function correctionTitle(
  kpi: string,
  { was, value, unit }: NonNullable<HistoryEvent['correction']>,
  locale: Locale,
): string {
  const t = translator(eventAboutTexts, locale);
  if (value === null)
    return was === null
      ? t('deletedOne', { about: kpi })
      : t('deletedReading', { about: kpi, was: quantity(was, unit, locale) });
  const now = quantity(value, unit, locale);
  return was === null
    ? t('correctedTo', { about: kpi, value: now })
    : t('correctedFrom', { about: kpi, was: formatNumber(locale, was), value: now });
}

export const toldSentence = (kind: ToldKind, name: string, locale: Locale): string =>
  translator(eventOutcomeTexts, locale)(kind, { name });
