import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const stepTexts = defineTexts(import.meta.url, {
  steps: plural({ one: '{n} step', other: '{n} steps' }),
  otherwise: 'Otherwise',
  goesTo: 'Goes to {name}',
  goesToAfterSuccess: 'After success, goes to {name}',
  goesToAfterFailure: 'After failure, goes to {name}',
  dueWithin: 'Due within {time}',
  goesNowhere: 'No step chosen yet',
  noItem: 'Nothing chosen yet',
});
