import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { VersionPage } from '@regimen/contract/program-texts.ts';
import { factsTexts } from './facts-texts.ts';

/** What a program's page says in figures, as a sentence. */
export function factsInWords({ minutesADay, weeks }: VersionPage, locale: Locale) {
  const t = translator(factsTexts, locale);
  const body = `${t('minutes', { n: minutesADay })} ${t('weeks', { n: weeks })}`;
  return { title: t('title'), body, outcomes: t('outcomes'), evidence: t('evidence') };
}
