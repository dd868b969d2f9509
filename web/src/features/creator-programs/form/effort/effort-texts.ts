import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const effortTexts = defineTexts(import.meta.url, {
  asSimulated:
    'These figures come from the <simulator>simulation</simulator>: {n} of {all} simulated followers finish, half of them within this time. You can overwrite them.',
  simulated:
    'The <simulator>simulation</simulator> suggests {minutes}, {weeks}: {n} of {all} simulated followers finish, half of them within that time and 9 of 10 within {most}.',
  leftOut:
    'Minutes are for someone who does every task, on an average day. What people do away from the app, such as a walk, isn’t counted unless you gave it minutes.',
  take: 'Use these figures',
});
