import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const sitesTexts = defineTexts(import.meta.url, {
  title: 'All sites',
  lead: 'Every site on this platform, newest first. You see numbers, and nothing about the people there.',
  site: 'Site',
  noHost: 'No address yet',
  people: 'People',
  joined: plural({ one: '{n} new in 30 days', other: '{n} new in 30 days' }),
  running: 'Programs being followed',
  created: 'Created',
  lastSeen: 'Last visit',
  never: 'No one yet',
  more: 'Show more',
});
