import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const effortTexts = defineTexts(import.meta.url, {
  asSimulated:
    'These figures come from the <simulator>simulation</simulator>: {n} of {all} simulated followers finish, half of them within this time. You can overwrite them.',
  simulated:
    'The <simulator>simulation</simulator> suggests {minutes}, {weeks}: {n} of {all} simulated followers finish.',
  take: 'Use these figures',
});
