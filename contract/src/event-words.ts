import type { RunEvent } from '@regimen/engine/run-event.ts';
import { deskActTexts } from './desk-act-texts.ts';
import { eventAboutTexts } from './event-about-texts.ts';
import { eventOutcomeTexts } from './event-outcome-texts.ts';
import { eventTypeTexts } from './event-type-texts.ts';
import type { HistoryEvent, HistoryType, ToldKind } from './history.ts';
import type { TextKey } from './language/define-texts.ts';
import type { Locale } from './language/languages.ts';
import { quantity } from './language/quantities.ts';
import { formatNumber, translator } from './language/translate.ts';

// Words for what happened, for pages and files alike. No zod: pages read it.

const hasSubject = (type: HistoryType): type is HistoryType & TextKey<typeof eventAboutTexts> =>
  Object.hasOwn(eventAboutTexts.en, type);

export const eventTypeWords = (type: HistoryType, locale: Locale): string => eventTypeTexts[locale][type];

/** “Answered “How are you sleeping?””, or the bare type where it is about nothing. */
export function eventTitle(
  type: HistoryType,
  subject: string,
  locale: Locale,
  { declined }: { declined: boolean },
): string {
  if (declined)
    return subject === ''
      ? eventTypeTexts[locale].declined
      : translator(eventAboutTexts, locale)('declined', { about: subject });
  return hasSubject(type) && subject !== ''
    ? translator(eventAboutTexts, locale)(type, { about: subject })
    : eventTypeWords(type, locale);
}

/** Whoever says that they could not do a task gives it back as not done. */
export const isDeclined = (event: RunEvent): boolean =>
  event.type === 'taskDone' && event.outcome === 'failure';

/** “Assigned “High blood pressure” to Sami” */
export function actTitle(
  about: string,
  { what, to }: Pick<NonNullable<HistoryEvent['act']>, 'what' | 'to'>,
  locale: Locale,
): string {
  const t = translator(deskActTexts, locale);
  if (what !== 'assigned') return t(what, { about });
  return to ? t('assigned', { about, name: to.full_name }) : t('assignedToSomeone', { about });
}

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
