import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const onlineTexts = defineTexts(import.meta.url, {
  online: 'Online',
});
