import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Three short questions on the first day, and what comes of them. */
export const onboardingTexts = defineTexts(import.meta.url, {
  title: 'Let’s find a program for you',
  step: 'Question {n} of {all}',
  goals: 'What brings you here?',
  goalsHelp: 'Choose up to 3.',
  goalsNone: 'Choose at least one.',
  minutes: 'How much time do you have a day?',
  minutesHelp: 'A few minutes are enough to start.',
  reminders: 'How should we remind you?',
  remindersHelp: 'You can change this anytime under notifications.',
  email: 'In the app and by email',
  app: 'In the app only',
  none: 'No reminders',
  back: 'Back',
  next: 'Next',
  finish: 'Show my programs',
  skip: 'Skip',
  forYou: 'Recommended for you',
  popular: 'Popular programs',
  change: 'Change my answers',
  allPrograms: 'All programs',
});
