import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** Bookings on a calendar. */
export const calendarTexts = defineTexts(import.meta.url, {
  loading: 'Loading…',
  failed: 'We couldn’t load your bookings. Check your connection.',
  again: 'Try again',
  before: 'Earlier',
  after: 'Later',
  today: 'Today',
  calendar: 'Bookings on a calendar',
  nothing: 'Nothing booked here.',
  howToMove: 'Drag a booking to move it. Or focus it, press Shift with an arrow key, then Enter.',
  movedTo: 'Move to {time}? Press Enter to go on, Escape to leave it.',
  openDay: plural({ one: '{day}, {n} booking', other: '{day}, {n} bookings' }),
  people: plural({ one: '{n} person', other: '{n} people' }),
  more: '+{n}',
  rangeOf: '{from} to {until}',
});
