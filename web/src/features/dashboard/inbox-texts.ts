import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const inboxTexts = defineTexts(import.meta.url, {
  title: 'Messages',
  lead: 'What people wrote on the contact page. Your answer goes to them by email, and you can send one for each message.',
  show: 'Show',
  open: 'Not answered yet',
  all: 'All messages',
  empty: 'Every message is answered',
  emptyAll: 'No messages yet',
  emptyHelp: 'New messages from the contact page appear here.',
  answer: 'Write an answer',
  answered: 'Answered',
  cancel: 'Cancel',
  yourAnswer: 'Your answer',
  answerHelp: 'It goes to {email}, together with what they wrote. They can reply by email.',
  send: 'Send answer',
  sent: 'Answer sent',
  answeredBy: 'Answered by {name}',
  more: 'Show more',
});
