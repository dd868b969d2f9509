import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const messageChoiceTexts = defineTexts(import.meta.url, {
  title: 'Messages to you',
  help: 'Experts whose program you follow can always write to you. So can people you’re already writing with.',
  who: 'Who may write to you',
  everyone: 'Everyone',
  everyoneHelp: 'Anyone with an account here',
  known: 'People you share a program with',
  knownHelp: 'Your followers, and people who follow the same program',
  nobody: 'No one new',
  nobodyHelp: 'Only your experts and people you already write with',
  mayForward: 'Others may forward what I write',
  mayForwardHelp: 'When this is off, no one can forward your messages to someone else.',
  blocked: 'Blocked people',
  noneBlocked: 'You haven’t blocked anyone.',
  howToUnblock: 'To unblock someone, open your conversation with them.',
  toMessages: 'Open messages',
});
