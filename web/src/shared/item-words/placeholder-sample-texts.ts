import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** A follower who was made up, for previews. */
export const placeholderSampleTexts = defineTexts(import.meta.url, { name: 'Sara' });
