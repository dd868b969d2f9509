import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const askTexts = defineTexts(import.meta.url, {
  lead: 'Ask as you’d ask a friend who knows about it. Everyone can read it, so leave out names and numbers.',
  titleHelp: 'For example: “How do I sleep between two night shifts?”',
  bodyHelp: 'When it started, what you’ve tried and what you hope to achieve.',
  send: 'Post question',
  sending: 'Sending…',
  signInToSend: 'Sign in and post',
  guestTitle: 'Write now, sign in later',
  guestText: 'You only need to sign in to post your question. Your draft stays in this browser until then.',
  draftBack: 'We restored your draft.',
  discard: 'Discard draft',
  notSent: 'Not sent',
  notSentTitle: 'Your question hasn’t been sent',
  notSentText:
    'We couldn’t reach the service. Your question is saved in this browser, even if you close the page. Trying again never posts it twice.',
  change: 'Edit question',
  throwAway: 'Discard question',
  throwAwayTitle: 'Discard this question?',
  throwAwayText: 'It hasn’t been sent, and this browser has the only copy. You can’t undo this.',
  keep: 'Keep it',
  beforeTitle: 'Before you ask',
  searchFirst: 'Check if someone has already asked',
});
