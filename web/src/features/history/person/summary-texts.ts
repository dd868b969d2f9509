import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const summaryTexts = defineTexts(import.meta.url, {
  title: 'Summary of the last 4 weeks',
  lead: 'Every line links to what it’s based on.',
  sumUp: 'Sum up',
  again: 'Sum up again',
  summing: 'Summing up…',
  show: 'Show {day} in the timeline',
  byModel: '{model} put these lines into words. Each was checked against what happened.',
  byRules: 'Written by simple rules, without a language model.',
  whySite: 'Your site has used up today’s language model budget, so simple rules wrote this.',
  whyPerson: 'You’ve used up today’s language model budget, so simple rules wrote this.',
  whyNothingShared: 'Your site shares none of this with the language model, so simple rules wrote this.',
  whyNoAnswer: 'The language model didn’t answer, so simple rules wrote this.',
  whyRefused: 'What the language model wrote didn’t match what happened, so simple rules wrote this.',
  leftOut: plural({
    one: '{n} line was left out because nothing in the timeline backs it up.',
    other: '{n} lines were left out because nothing in the timeline backs them up.',
  }),
  none: 'Nothing happened in the last 4 weeks.',
  cut: 'A lot happened. Only the most recent part is summed up.',
});
