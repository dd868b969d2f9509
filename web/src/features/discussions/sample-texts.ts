import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const sampleTexts = defineTexts(import.meta.url, {
  sample: 'Sample',
  listTitle: 'These are samples',
  listText:
    'We can’t load discussions right now. These made-up samples show what this page is for. No one asked these questions.',
  oneTitle: 'This is a sample, not the discussion you opened',
  oneText:
    'We can’t load the discussion right now, but it isn’t lost. Below is a made-up sample, not a real question.',
});
