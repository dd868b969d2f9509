import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import type { Proposal } from '@regimen/contract/wizard.ts';
import type { texts } from './texts.ts';

type Example = Extract<TextKey<typeof texts>, `example${number}`>;
type Hint = NonNullable<Proposal['hint']>;

/** What somebody can begin with. */
export const firstExamples: readonly Example[] = ['example1', 'example2', 'example3', 'example4', 'example5'];
const all: readonly Example[] = [...firstExamples, 'example8', 'example10', 'example12'];

/** What to say to a wish that nobody understood, and wishes near it that are understood. */
export const hintsOf = {
  help: { words: 'hintHelp', examples: all },
  long: { words: 'hintLong', examples: ['example1', 'example2'] },
  outside: { words: 'hintOutside', examples: ['example4', 'example2', 'example8', 'example12'] },
  rename: { words: 'hintRename', examples: ['example12'] },
  remind: { words: 'hintRemind', examples: ['example2', 'example6', 'example5', 'example7'] },
  length: { words: 'hintLength', examples: ['example8', 'example3', 'example9'] },
  measure: { words: 'hintMeasure', examples: ['example1', 'example11', 'example10'] },
  add: { words: 'hintAdd', examples: ['example4', 'example1'] },
  remove: { words: 'hintRemove', examples: ['example7'] },
  other: { words: 'hintOther', examples: ['example4', 'example2', 'example1', 'example3'] },
} as const satisfies Record<Hint, { words: TextKey<typeof texts>; examples: readonly Example[] }>;
