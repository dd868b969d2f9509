import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const stepTexts = defineTexts(import.meta.url, {
  started: 'This step started {when}.',
  choosing: 'It’s complete. The program continues once the condition for a next step is met.',
  holding: 'It’s waiting for the last run of its repeating modules.',
  endsWhenCompleted: '{name} ends when it’s completed.',
  noDeadline: '{name} has no deadline, so it stays open until it’s done. They were last active {when}.',
  ends: 'It ends {when}.',
  nextDay: 'Day {day} of {days} starts {when}.',
  until: 'It can be done until {until}.',
});
