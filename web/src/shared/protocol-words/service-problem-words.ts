import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { isolate, type Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { ProblemWords } from './problem-words.ts';
import { serviceProblemTexts } from './service-problem-texts.ts';

/** What the checker found about the services that steps book. */
export function serviceWords({ code, data }: Problem, name: string, locale: Locale): ProblemWords {
  const t = translator(serviceProblemTexts, locale);
  const service = isolate(String(data.service ?? ''), locale);
  const said = (title: string, explanation: string): ProblemWords => ({ title, explanation, mend: null });
  if (code === 'service-archived') return said(t('archived', { name }), t('archivedWhy', { service }));
  if (code === 'service-missing') return said(t('missing', { name }), t('missingWhy'));
  if (data.minutes === null) return said(t('full', { name }), t('fullWhy', { service }));
  const time = durationWords(Number(data.minutes), locale, 'after');
  return said(t('late', { name }), t('lateWhy', { service, time }));
}
