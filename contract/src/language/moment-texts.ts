import { defineTexts } from './define-texts.ts';

export const momentTexts = defineTexts(import.meta.url, {
  dayAtTime: '{day} at {time}',
  dateAtTime: 'on {date} at {time}',
  bareDateAtTime: '{date} at {time}',
  onDate: 'on {date}',
});
