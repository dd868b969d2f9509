import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const rhythmTexts = defineTexts(import.meta.url, {
  everyDays: plural({ one: 'every day', other: 'every {n} days' }),
  onWeekdays: 'on {weekdays}',
  onWeekdaysEveryWeeks: plural({
    one: 'on {weekdays}, every week,',
    other: 'on {weekdays}, every {n} weeks,',
  }),
  atTime: 'at {time}',
  fromTimeEveryHours: plural({ one: 'from {time} every hour', other: 'from {time} every {n} hours' }),
});
