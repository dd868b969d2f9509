import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Joining a waitlist. */
export const waitTexts = defineTexts(import.meta.url, {
  ask: 'No time that suits you?',
  help: 'Join the waitlist. When a time becomes free on these days, we hold it for you for 2 hours and let you know.',
  fromDay: 'From',
  untilDay: 'Until',
  join: 'Join waitlist',
  joined: 'You’re on the waitlist. We’ll let you know as soon as a time is free.',
  joinedOne:
    'You’re on the waitlist. If a place becomes free, we hold it for you for 2 hours and let you know.',
  seeList: 'See what you’re waiting for',
});
