import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const decisionTexts = defineTexts(import.meta.url, {
  enterHelp:
    'What they have open there now is closed. A task this step opens is new, and we tell them about it.',
  enter: 'Continue from this step',
  choose: 'Choose a step',
  near: 'Nearest',
  others: 'Other steps',
  unnamed: 'Unnamed step',
  moveAll: 'Move them',
  moveOne: 'Move',
  acceptAll: 'Move them anyway',
  acceptOne: 'Move anyway',
  stayAll: 'Keep on their version',
  stayOne: 'Keep on their version',
  cannot: 'They can’t be moved right now. This often clears up, so check again later.',
  means: 'If you move them:',
  'asked-again': 'they’re asked again for what they’ve already done',
  'module-task-changed': 'the open task is closed, and the next one follows the new version',
  'score-differs': 'the earlier score stays as it was',
  'would-end': 'their program ends',
});
