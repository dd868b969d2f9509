import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const taskTexts = defineTexts(import.meta.url, {
  repeatsYou: 'It repeats in your program: {rhythm}.',
  repeatsThey: 'It repeats in their program: {rhythm}.',
  thisTime: 'This one opened {when}.',
  untilYou: 'You can do it until {until}.',
  untilThey: 'It can be done until {until}.',
  untilDone: 'It stays open until it’s done.',
  doneYou: 'You completed it {when}.',
  doneThey: 'It was completed {when}.',
  cancelled: 'The appointment was cancelled {when}.',
  missed: 'No one came to the appointment. It closed {when}.',
  declinedYou: 'You declined it {when}.',
  declinedThey: 'It was declined {when}.',
  expired: 'Time ran out {when}.',
  ended: 'It closed {when} because the program moved on.',
});
