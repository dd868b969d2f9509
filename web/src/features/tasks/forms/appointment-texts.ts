import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** The form of an appointment. */
export const appointmentTexts = defineTexts(import.meta.url, {
  doneBooked: 'This task is done as soon as your appointment is booked.',
  doneAttended: 'Book a time. This task is done once you’ve been there.',
  booked: 'Your appointment: {when}',
  asked: 'You asked for {when}. We’ll tell you when it’s confirmed.',
  seeBooking: 'See the booking',
  loading: 'Loading…',
  failed: 'We couldn’t load the appointments. Check your connection.',
  again: 'Try again',
  notBookable: 'You can’t book this right now. Send your team a message, and they’ll help you.',
  orOwn: 'Booked somewhere else? Tell us here.',
  ownHelp: 'Book it the way you usually do, then tell us here.',
  ownBooked: 'I arranged it myself',
  ownAttended: 'I arranged it myself and went',
  tryTitle: 'Here people book a time. What happens?',
  tryBooked: 'They book',
  tryAttended: 'They come',
  tryMissed: 'They don’t come',
  tryCancelled: 'It’s cancelled',
});
