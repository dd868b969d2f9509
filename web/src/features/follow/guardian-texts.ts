import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const guardianTexts = defineTexts(import.meta.url, {
  waitingTitle: 'Waiting for your parent or guardian',
  waitingFor: 'Waiting for {email}',
  waitingLead: 'We sent an email to <email>{email}</email>. Your program starts as soon as they agree.',
  again: 'Send it again or change the address',
  email: 'Email of your parent or guardian',
  send: 'Send email',
  sent: 'Email sent',
  cancel: 'Cancel',
  refusedTitle: 'Your parent or guardian said no for now',
  revokedTitle: 'Your parent or guardian took their consent back',
  endedLead:
    'So this program has ended. Talk about it together. If they change their mind, you can join again.',
});
