import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const officeTexts = defineTexts(import.meta.url, {
  title: 'When you answer messages',
  help: 'People who write to you see this in the conversation, together with who to call in an emergency.',
  hasHours: 'I have office hours',
  hasHoursHelp: 'In your own time zone. Outside these hours, people see when to expect an answer.',
  away: 'I’m away',
  backOn: 'Back on',
  optional: '(optional)',
  note: 'Your note',
  noteHelp:
    'For example who looks after people while you’re away. Shown outside your hours and while you’re away.',
  save: 'Save hours',
  saved: 'Saved',
  endBeforeStart: 'The end of a day must be after its start.',
  backInPast: 'Choose a day after today.',
});
