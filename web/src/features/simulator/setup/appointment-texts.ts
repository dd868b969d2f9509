import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const appointmentTexts = defineTexts(import.meta.url, {
  title: 'Appointments',
  help: 'How soon people book follows from their response time. This is what happens then.',
  half: 'Half take place within',
  halfHelp: 'Counted from booking.',
  most: '9 in 10 take place within',
  mostHelp: 'None takes more than twice as long.',
  cancelled: 'Cancelled',
  cancelledHelp: 'By either side, and not booked again.',
  missed: 'Missed',
  missedHelp: 'Share of those not cancelled.',
});
