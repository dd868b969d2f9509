import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Of a step in another part of the program than the one somebody is in. */
export const notComeTexts = defineTexts(import.meta.url, {
  laterPart: 'It’s in a later part of the program, which starts when the part before it is finished.',
  earlierPart: 'That part of the program ended without reaching this step.',
});
