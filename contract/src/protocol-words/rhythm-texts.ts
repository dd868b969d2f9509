import { defineTexts, plural } from '../language/define-texts.ts';

/** When a recurring module comes: on which days, at which times. */
export const rhythmTexts = defineTexts(import.meta.url, {
  everyDay: plural({ one: 'every day', other: 'every {n} days' }),
  everyWeek: plural({ one: 'every {days}', other: 'on {days} every {n} weeks' }),
  weekdays: plural({ one: 'on weekdays', other: 'on weekdays every {n} weeks' }),
  at: '{days} at {time}',
  onceMore: plural({
    one: '{when} and then every hour until the day ends',
    other: '{when} and then every {n} hours until the day ends',
  }),
});
