import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Comparisons with their value. Arabic has the value in its place, whatever the gender of what is compared. */
export const comparisonTexts = defineTexts(import.meta.url, {
  'number =': 'is exactly {value}',
  'number !=': 'is not {value}',
  'number <': 'is below {value}',
  'number <=': 'is at most {value}',
  'number >': 'is above {value}',
  'number >=': 'is at least {value}',
  'word =': 'is {value}',
  'word !=': 'is not {value}',
  'result =': 'is {value}',
  'result !=': 'is not {value}',
  'list =': 'includes {value}',
  'list !=': 'doesn’t include {value}',
  'date =': 'is {value}',
  'date !=': 'is not {value}',
  'date <': 'is before {value}',
  'date <=': 'is on or before {value}',
  'date >': 'is after {value}',
  'date >=': 'is on or after {value}',
});
