import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const zoneTexts = defineTexts(import.meta.url, {
  zone: 'Time zone',
  help: 'Times and reminders follow it. Type a city or country.',
  device: 'Same as this device',
  loading: 'Loading places …',
  none: 'No such place. Try the nearest large city, or the country.',
  more: 'Type a city or country to find the others.',
  found: plural({ one: '{n} time zone found', other: '{n} time zones found' }),
});
