import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** Words that more than one page of this area uses. */
export const texts = defineTexts(import.meta.url, {
  discussions: 'Discussions',
  breadcrumb: 'You are here',
  ask: 'Ask a question',
  answers: plural({ one: '{n} answer', other: '{n} answers' }),
  noAnswers: 'No answers yet',
  accepted: 'Accepted answer',
  acceptedOne: 'Answer accepted',
  edited: 'edited',
  howItWorks: 'How discussions work',
  notAdvice:
    'Answers share people’s knowledge and experience. They aren’t a diagnosis. In an emergency, call your local emergency number.',
  join: 'Join',
  signIn: 'Sign in',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  title: 'Your question in one sentence',
  category: 'Category',
  chooseCategory: 'Choose a category',
  needTitle: 'Write your question in one line.',
  needCategory: 'Choose a category.',
  needBody: 'Describe it in a few sentences.',
  body: 'Details',
  formatting: 'How to format your text',
  bold: 'bold text',
  emphasis: 'italic text',
  listItem: 'a list item',
  quote: 'a quote',
  link: 'a link',
  emptyLine: 'Leave an empty line to start a new paragraph.',
});
