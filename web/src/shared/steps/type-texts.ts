import { defineTexts } from '@regimen/contract/language/define-texts.ts';
import { ENGLISH, firstNames } from '@regimen/engine/steps/type-names.ts';

/** What each type of step and each kind of item is called; the engine knows, to tell such names from given ones. */
export const typeTexts = defineTexts(import.meta.url, firstNames(ENGLISH));
