import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Words that several parts about items share. */
export const itemTexts = defineTexts(import.meta.url, {
  yours: 'Yours',
  builtIn: 'Built-in',
  inThisProtocol: 'In this protocol',
  gone: 'Deleted item',
  optional: '(optional)',
  example: 'Example',
});
