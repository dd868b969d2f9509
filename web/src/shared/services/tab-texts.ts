import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const tabTexts = defineTexts(import.meta.url, {
  label: 'My services',
  services: 'Services',
  bookings: 'Bookings',
  availability: 'Availability',
});
