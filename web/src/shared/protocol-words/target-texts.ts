import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Who does a step. */
export const targetTexts = defineTexts(import.meta.url, {
  follower: 'Program Follower',
  system: 'Subject Matter Expert',
});
