import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  credentials: 'Checked credentials',
  none: 'No credentials have been checked yet.',
  checked: 'Checked by {name} on {date}',
});
