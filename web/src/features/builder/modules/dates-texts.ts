import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const datesTexts = defineTexts(import.meta.url, {
  title: 'Next 10 times',
  lead: 'For a follower who starts today in your time zone ({zone}).',
  leadStep: 'For a follower who reaches the step today and stays, in your time zone ({zone}).',
  day: 'day {n}',
  never: 'With these settings, it never happens.',
  lastOne: 'Then it ends.',
  working: 'Calculating dates…',
});
