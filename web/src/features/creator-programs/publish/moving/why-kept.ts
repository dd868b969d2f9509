import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import type { MovingPerson } from '@regimen/contract/moves.ts';
import type { personTexts } from './person-texts.ts';

/** Why a move cannot be undone, as the texts name it. */
export const whyKept = {
  'something-happened': 'something-happened',
  elsewhere: 'undoElsewhere',
  ended: 'undoEnded',
  'next-protocol': 'next-protocol',
  'model-was-asked': 'model-was-asked',
} as const satisfies Record<
  Exclude<NonNullable<MovingPerson['undo']>, 'possible'>,
  TextKey<typeof personTexts>
>;
