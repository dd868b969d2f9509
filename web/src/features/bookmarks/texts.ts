import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Bookmarks',
  lead: 'Everything you saved for later. Only you can see it.',
  kinds: 'Type of bookmark',
  programs: 'Programs ({count})',
  creators: 'Experts ({count})',
  discussions: 'Discussions ({count})',
  emptyProgram: 'No saved programs yet',
  emptyCreator: 'No saved experts yet',
  emptyDiscussion: 'No saved discussions yet',
  emptyHelp: 'Choose “Bookmark” on any page to find it here later.',
  findPrograms: 'Find programs',
  findCreators: 'Find experts',
  findDiscussions: 'Read discussions',
  gone: 'Some of your bookmarks are no longer public, so they aren’t shown.',
  answers: plural({ one: '{n} answer', other: '{n} answers' }),
  older: 'Saved earlier',
  newer: 'Saved later',
});
