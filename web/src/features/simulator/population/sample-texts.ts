import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const sampleTexts = defineTexts(import.meta.url, {
  title: 'Try the real model',
  help: 'The real model decides for up to {followers} simulated followers, in at most {questions} questions. Each question is recorded and counts toward today’s language model budget.',
  start: plural({
    one: 'Simulate {n} follower with the real model',
    other: 'Simulate {n} followers with the real model',
  }),
  asking: 'Asking the real model',
  askedSoFar: plural({ one: '{n} question asked', other: '{n} questions asked' }),
  stop: 'Stop',
  stopped: 'You stopped. The questions asked so far are recorded.',
  failed: 'We couldn’t finish asking the model. If the draft has changed, reload the page and try again.',
  'no-model': 'No language model is set up here. You can still say how often each branch is chosen.',
  'site-limit': 'Your site has used up today’s language model budget.',
  'person-limit': 'You’ve used up today’s language model budget.',
  decidedBy: plural({
    one: '{n} simulated follower, decided by {model}',
    other: '{n} simulated followers, decided by {model}',
  }),
  wasAsked: plural({
    one: 'The model was asked {n} question ({tokens} tokens).',
    other: 'The model was asked {n} questions ({tokens} tokens).',
  }),
  notUsable: plural({
    one: '{n} answer couldn’t be used, so the rule decided.',
    other: '{n} answers couldn’t be used, so the rule decided.',
  }),
  cut: 'The limit was reached, so the rule decided the rest.',
  useShares: 'Use its shares for larger runs',
  back: 'Back to my shares',
});
