import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const timeTexts = defineTexts(import.meta.url, {
  yesterday: 'yesterday',
  today: 'today',
  tomorrow: 'tomorrow',
  dayAtTime: '{day} at {time}',
  dateAtTime: 'on {date} at {time}',
  bareDateAtTime: '{date} at {time}',
  onDate: 'on {date}',
  days: plural({ one: '{n} day', other: '{n} days' }),
});
