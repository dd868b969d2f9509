import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Contact',
  lead: 'Tell us what you need. Your message goes to the {brand} team, who will answer by email.',
  fullName: 'Your name',
  email: 'Email',
  emailHelp: 'We only use it to answer you.',
  subject: 'Subject',
  description: 'Message',
  descriptionHelp: 'Please leave out medical details, and don’t use this form in an emergency.',
  trap: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending…',
  doneTitle: 'Message sent',
  done: 'Thank you. We’ll answer at {email}.',
  another: 'Write another message',
  soonerTitle: 'Find an answer sooner',
  faqs: 'Frequently asked questions',
  faqsHelp: 'Accounts, programs, privacy',
  discussions: 'Discussions',
  discussionsHelp: 'Ask other people and experts',
});
