import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What the API says about readings over versions, about long answers, and about saying how a program was. */
export const followingMessageTexts = defineTexts(import.meta.url, {
  unit_needs_factor:
    'A published version measures this in another unit. Add the conversion under “Other units”, or keep that unit.',
  which_unit: 'This is measured in more than one unit. Choose the unit for this number.',
  sheet_too_long: 'Together, these answers are too long. Shorten some of them.',
  run_full: 'Your answers in this program have reached our length limit. Write less here.',
  review_too_early: 'You can review a program after following it for 3 days, or once you finish it.',
});
