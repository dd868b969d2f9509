import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const emailChangeTexts = defineTexts(import.meta.url, {
  confirmTitle: 'Confirm your new email address',
  confirmLead: 'From then on, you’ll sign in with it and get our emails there.',
  signInFirst: 'Sign in with your current address first. Then confirm the new one here.',
  confirm: 'Confirm new address',
  confirmed: 'Your new email address is confirmed.',
  signIn: 'Sign in',
  deadTitle: 'This link no longer works',
  deadLead:
    'It was already used, is more than a day old, or belongs to another account. You can ask for a new one in your settings.',
  toSettings: 'Open settings',
  undoTitle: 'Undo the change of address?',
  undoLead:
    'Your account uses this email address again. All devices are signed out, and we email you a link to set a new password.',
  undo: 'Undo the change',
  undoDeadLead:
    'It was already used, or the change is more than 3 days old. If someone took over your account, write to us.',
  toContact: 'Contact us',
  undoneTitle: 'Your address is back',
  undoneLead: 'All devices are signed out. Check your email: we sent you a link to set a new password.',
});
