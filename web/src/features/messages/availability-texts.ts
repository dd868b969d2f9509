import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const availabilityTexts = defineTexts(import.meta.url, {
  label: 'When you can expect an answer',
  away: '{name} is away. Expect an answer from {when} on.',
  awayOpen: '{name} is away. An answer may take a while.',
  closed: '{name} isn’t working right now. Expect an answer from {when} on.',
  usually: 'Office hours: {hours}',
  emergency: 'Don’t wait for an answer in an emergency.',
  whoToCall: 'Who you can call',
});
