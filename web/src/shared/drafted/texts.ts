import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: plural({ one: '{n} text needs a review', other: '{n} texts need a review' }),
  lead: 'These come from a drafted translation. Read each one before followers do. A text you rewrite and save counts as reviewed.',
  show: 'Show them',
  from: 'Original',
  draft: 'Draft',
  right: 'Looks right',
  rightOf: 'Looks right: “{text}”',
  keep: 'Keep as is',
  keepOf: 'Keep as is: “{text}”',
  all: 'Mark all as reviewed',
  notReviewed: 'Drafted, not reviewed yet',
  notTranslated: 'Not translated yet',
});
