import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What the checker found in an AI module. */
export const choiceProblemTexts = defineTexts(import.meta.url, {
  branchTwice: 'Two branches of “{name}” are called “{branch}”',
  branchTwiceWhy: 'An answer could mean both. Give each branch a name of its own.',
  oneBranch: '“{name}” has only one branch',
  oneBranchWhy: 'There’s nothing to choose. Add a branch, or remove the step.',
  noExamples: 'Branches of “{name}” have no examples',
  noExamplesWhy:
    'Say who belongs there with an example or two: {branches}. The model chooses better, and your team can follow its choice.',
  factGone: '“{name}” looks at something that no longer exists',
  factGoneWhy: 'The AI model would decide without it. Open the step and choose again what it looks at.',
});
