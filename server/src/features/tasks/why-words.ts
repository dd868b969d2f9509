import type { Locale } from '@regimen/contract/language/languages.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { rhythmWords } from '../why/rhythm-words.ts';

/** Why a task came, in the follower's words. `null`: it is a step of the way. */
export function whyWords(module: RecurringModule | null, program: string, locale: Locale): string {
  if (!module)
    return { en: `This is your next step in “${program}”.`, ar: `هذه خطوتك التالية في «${program}».` }[
      locale
    ];
  const rhythm = rhythmWords(module, locale);
  return { en: `This repeats ${rhythm}.`, ar: `يتكرر هذا ${rhythm}.` }[locale];
}
