import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { whyTexts } from './why-texts.ts';

/** Why a task came, in the follower's words. `null`: it is a step of the program. */
export function whyWords(module: RecurringModule | null, program: string, locale: Locale): string {
  const t = translator(whyTexts, locale);
  return module ? t('repeats', { rhythm: rhythmWords(module, locale) }) : t('nextStep', { program });
}
