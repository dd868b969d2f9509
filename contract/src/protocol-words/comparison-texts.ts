import { defineTexts } from '../language/define-texts.ts';

/** Comparisons with their value; those of numbers are `quantityTexts`. Arabic has no verb, whatever the gender. */
export const comparisonTexts = defineTexts(import.meta.url, {
  isWord: 'is {value}',
  isResult: 'is {value}',
  isLimit: 'is {limit}',
  isNot: 'is not {value}',
  includes: 'includes {value}',
  excludes: 'doesn’t include {value}',
  otherThan: 'other than {value}',
  before: 'before {value}',
  onOrBefore: 'on or before {value}',
  after: 'after {value}',
  onOrAfter: 'on or after {value}',
});
