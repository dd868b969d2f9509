import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  close: 'Close',
  loading: 'Loading…',
  failed: 'We couldn’t load this step. Try again when you’re online.',
  again: 'Try again',
  when: 'When',
  next: 'Next time',
  often: 'How often',
  earliest: '{date} at the earliest',
  after: 'After “{name}”',
  length: 'How long',
  toDoIt: 'Time to do it',
  fromOpening: '{time} from when it opens',
  asked: 'What you’ll be asked',
  questions: plural({ one: '{n} question', other: '{n} questions' }),
  suchAs: plural({ one: '{n} question, such as:', other: '{n} questions, such as:' }),
  mayBeMore: 'Your answers may lead to a few more.',
  measured: 'What you’ll measure',
  team: 'Your team does this. There’s nothing for you to do.',
  notYet: 'Nothing to do yet. It opens when it’s time.',
});
