import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const jobsTexts = defineTexts(import.meta.url, {
  title: 'Jobs',
  lead: 'Work that runs in the background: emails, simulations, moves. What failed comes first.',
  empty: 'Nothing is waiting',
  emptyHelp: 'Everything in the background is done.',
  created: 'Waiting',
  retry: 'Trying again',
  active: 'Running',
  failed: 'Failed',
  tries: plural({ one: '{n} retry', other: '{n} retries' }),
  again: 'Try again',
  started: 'Job started again',
});
