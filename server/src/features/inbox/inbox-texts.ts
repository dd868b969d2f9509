import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const inboxTexts = defineTexts(import.meta.url, {
  joins:
    'I’ve asked {name}, a colleague on your program’s team, to join our conversation and take it from here.',
  assigned: 'A conversation',
});
