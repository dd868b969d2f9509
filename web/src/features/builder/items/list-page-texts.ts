import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const listPageTexts = defineTexts(import.meta.url, {
  tabs: 'Filter items',
  all: 'All',
  own: 'Yours',
  builtin: 'Built-in',
  used: 'Used here',
  search: 'Search by name or description',
  clear: 'Clear search',
  count: plural({ one: '{n} shown', other: '{n} shown' }),
  more: 'Show more',
  builtInBadge: 'Built-in',
  usedIn: 'Used in: {places}',
  usedElsewhere: 'Used in this protocol',
  emptyOwn: 'You haven’t added any yet',
  emptyOwnHelp: 'Add one, or open a built-in one and copy it.',
  emptyUsed: 'None used in this protocol yet',
  emptyUsedHelp: 'Choose one in a step or recurring module, and it appears here.',
  emptySearch: 'Nothing matches “{search}”',
  emptySearchHelp: 'Try fewer or different words.',
  empty: 'Nothing here yet',
  module: '{name} (recurring)',
});
