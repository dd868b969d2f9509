import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'The same thing was edited in two places',
  lead: plural({
    one: 'The same place was changed elsewhere while you were editing. Choose whose edit to keep. The other one is lost. All other edits are kept.',
    other:
      'The same {n} places were changed elsewhere while you were editing. Choose whose edit to keep in each. The other one is lost. All other edits are kept.',
  }),
  mine: 'Mine',
  theirs: 'Theirs',
  allMine: 'Keep all mine',
  allTheirs: 'Keep all theirs',
  deleted: 'Deleted',
  left: 'Unchanged',
  nothing: 'nothing',
  details: 'They differ in the details.',
  same: plural({ one: '{n} part is the same in both', other: '{n} parts are the same in both' }),
  module: 'Recurring module',
  protocol: 'The protocol itself',
  use: 'Save my choices',
  leftToChoose: plural({ one: '{n} choice left', other: '{n} choices left' }),
  later: 'Decide later',
  waiting: 'The same thing was also edited elsewhere. Your edits aren’t saved until you choose.',
  decide: 'Choose now',
});
