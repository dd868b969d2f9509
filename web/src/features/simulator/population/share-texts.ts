import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const shareTexts = defineTexts(import.meta.url, {
  nobody: 'No followers',
  few: 'A few followers',
  tenth: 'A tenth of followers',
  fifth: 'A fifth of followers',
  quarter: 'A quarter of followers',
  third: 'A third of followers',
  half: 'Half of followers',
  twoThirds: 'Two thirds of followers',
  threeQuarters: 'Three quarters of followers',
  nineTenths: '9 in 10 followers',
  nearlyAll: 'Nearly all followers',
  all: 'All followers',
  inHundred: '{n} in 100 followers',
});
