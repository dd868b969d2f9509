import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const announcementTexts = defineTexts(import.meta.url, {
  label: 'Announcement',
  dismiss: 'Dismiss',
});
