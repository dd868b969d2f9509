import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const leavingMailTexts = defineTexts(import.meta.url, {
  askedSubject: 'Your {brand} account will be deleted on {date}',
  askedHeading: 'You’re leaving, {name}',
  askedWhen:
    'You asked us to delete your {brand} account. We’ll delete it on {date}. Until then, nothing is lost.',
  askedBack: 'Changed your mind? Keep your account with one click, or sign in and choose “Keep my account”.',
  askedButton: 'Keep my account',
  askedFootnote:
    'Wasn’t you? Keep your account, sign in and change your password. Please don’t forward this email.',
  erasedSubject: 'Your {brand} account is deleted',
  erasedHeading: 'Goodbye, {name}',
  erasedDone: 'Your {brand} account and what belonged to it are deleted, as you asked.',
  erasedAgain: 'This is our last email to you. You can join again anytime, also with this address.',
  erasedButton: 'Visit {brand}',
  erasedFootnote: 'It may take a little longer for your data to disappear from backups.',
});
