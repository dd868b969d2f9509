import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const calendarTexts = defineTexts(import.meta.url, {
  calendar: 'Task calendar',
  span: 'View',
  month: 'Month',
  week: 'Week',
  before: 'Previous',
  after: 'Next',
  today: 'Today',
  nothing: 'Nothing on this day.',
  done: 'Done',
  open: 'Open',
  missed: 'Missed or skipped',
  planned: 'Planned',
  doneN: plural({ one: '{n} done', other: '{n} done' }),
  openN: plural({ one: '{n} open', other: '{n} open' }),
  missedN: plural({ one: '{n} missed', other: '{n} missed' }),
  plannedN: plural({ one: '{n} planned', other: '{n} planned' }),
});
