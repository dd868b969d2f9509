import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** Waiting for a time that becomes free. */
export const waitlistTexts = defineTexts(import.meta.url, {
  title: 'Waitlist',
  help: 'When a time becomes free, we hold it for you for 2 hours and let you know.',
  days: '{from} to {until}',
  next: 'You’re next',
  before: plural({ one: '{n} person is before you', other: '{n} people are before you' }),
  offered: 'A time is free: {time}.',
  heldUntil: 'We’re holding it for you until {time}.',
  take: 'Book it',
  leave: 'Leave the list',
  left: 'You left the waitlist of “{name}”.',
  theirTitle: 'Waiting for a time',
  theirHelp: 'When a time becomes free, it’s offered to them one after the other.',
  theirOffer: 'Offered now: {time}',
});
