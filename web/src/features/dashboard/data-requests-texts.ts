import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const dataRequestsTexts = defineTexts(import.meta.url, {
  title: 'Exports and deletions',
  lead: 'What people asked for about their data. Both happen automatically, and what’s in a copy isn’t shown here.',
  waiting: 'Accounts to be deleted',
  due: 'Due now',
  doneLately: 'Deleted in the last 30 days',
  done: 'Deleted in all',
  exports: 'Copies of their data',
  noExports: 'No one has asked for a copy in the last day.',
  running: 'Being made, {percent}%',
  ready: 'Ready',
  failed: 'Failed',
  asked: 'Asked {time}',
  until: 'Available until {time}',
  erasures: 'Accounts to be deleted',
  noErasures: 'No one has asked for their account to be deleted.',
  erasuresHelp:
    'People can change their mind until the day comes. After that, no name is kept, only the number.',
  stateWaiting: 'Can still come back',
  stateDue: 'Within the hour',
  onDay: 'To be deleted on {date}',
  again: 'Try again',
  started: 'Started again',
  more: 'Show more',
});
