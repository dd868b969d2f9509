import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** The same time again and again. */
export const seriesTexts = defineTexts(import.meta.url, {
  howOften: 'How often?',
  once: 'Once',
  weekly: 'Every week',
  twoWeeks: 'Every 2 weeks',
  fourWeeks: 'Every 4 weeks',
  howMany: 'How many times?',
  times: plural({ one: '{n} time', other: '{n} times' }),
  allFree: plural({ one: '{n} time, and it’s free', other: '{n} times, and all are free' }),
  someFree: plural({ one: '{free} of {n} time is free', other: '{free} of {n} times are free' }),
  noneFree: 'None of these times is free',
  isTaken: 'Taken. We leave this one out.',
  bookAll: plural({ one: 'Book {n} time', other: 'Book {n} times' }),
  askForAll: plural({ one: 'Ask for {n} time', other: 'Ask for {n} times' }),
  allBooked: plural({ one: '{n} appointment is booked', other: '{n} appointments are booked' }),
  allAsked: plural({ one: 'Your request for {n} time is sent', other: 'Your request for {n} times is sent' }),
  fewer: 'Someone was quicker for the others.',
  seeAll: 'See my bookings',
});
