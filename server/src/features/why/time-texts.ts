import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const timeTexts = defineTexts(import.meta.url, {
  dayAtTime: '{day} at {time}',
  dateAtTime: 'on {date} at {time}',
  bareDateAtTime: '{date} at {time}',
  onDate: 'on {date}',
});
