import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const promptTexts = defineTexts(import.meta.url, {
  title: 'Reminder delivery',
  none: 'No reminders yet. Once your followers have tasks, you’ll see here how reliably reminders reach them.',
  onTime: 'Time from due to sent',
  half: '50% within',
  ninety: '90% within',
  ninetyNine: '99% within',
  delivered: 'Delivered',
  seen: 'Seen',
  answered: 'Answered',
  missed: 'Missed',
  of: plural({ one: 'Based on {n} reminder', other: 'Based on {n} reminders' }),
  held: plural({
    one: '{n} more was held back by the follower’s own settings (quiet hours, daily limit) and isn’t counted.',
    other:
      '{n} more were held back by the followers’ own settings (quiet hours, daily limit) and aren’t counted.',
  }),
});
