import { ENGLISH, firstNames } from '@regimen/engine/steps/type-names.ts';
import { defineTexts } from '../language/define-texts.ts';

/** What each type of step and each kind of item is called; the engine knows, to tell such names from given ones. */
export const typeTexts = defineTexts(import.meta.url, firstNames(ENGLISH));
