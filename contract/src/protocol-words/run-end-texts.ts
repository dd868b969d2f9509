import { defineTexts } from '../language/define-texts.ts';

export const runEndTexts = defineTexts(import.meta.url, {
  finish: 'it finished',
  fail: 'the protocol ends here',
  'no-way-on': 'no branch applied',
  'step-limit': 'it kept repeating the same steps',
  'nothing-to-do': 'there was nothing to do',
  withdrawn: 'they left',
});
