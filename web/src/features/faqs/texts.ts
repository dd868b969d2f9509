import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Frequently asked questions',
  lead: 'Short answers to the questions we hear most.',
  search: 'Search questions',
  clear: 'Clear search',
  found: plural({ one: '{n} question found', other: '{n} questions found' }),
  nothing: 'No matching questions',
  nothingHelp: 'Try fewer or different words, or ask us directly.',
  write: 'Contact us',
  notThere: 'Can’t find your question?',
});
