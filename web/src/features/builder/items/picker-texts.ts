import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const pickerTexts = defineTexts(import.meta.url, {
  search: 'Search, or type a new name',
  show: 'Show list',
  list: 'Available items',
  create: 'Create “{name}”',
  createNew: 'Create new',
  unnamed: 'New {kind}',
  created: 'Added “{name}”. Open it to fill in the details.',
  createdKpi: 'Added “{name}”',
  open: 'Open {name}',
  gone: 'The item chosen here was deleted. Choose another one.',
  found: plural({ one: '{n} found', other: '{n} found' }),
  usedBy: 'Used by {names}',
  usedNowhere: 'Not used yet',
  changed: 'Changed {when}',
  searching: 'Searching…',
  none: 'Nothing by that name yet.',
  failed: 'The search didn’t work. Type again to retry.',
});
