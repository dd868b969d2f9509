import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What the API says where there is too much of something. `{n}` is filled in. */
export const sizeMessageTexts = defineTexts(import.meta.url, {
  items_too_large: 'This protocol’s items are too large in total. Shorten their texts or split the protocol.',
  program_too_large:
    'This program’s protocols are too large in total. Remove some or split it into 2 programs.',
  too_large_to_check:
    'Too large to check: the conditions use too many values at once. The checklist shows which steps. Use fewer values at each one, or split the protocol.',
  too_large_to_read:
    'This file takes too long to read. Split it into smaller protocols and import them one by one.',
  too_much_to_work_out: 'This takes too long to calculate. Make it smaller and try again.',
  too_few: 'Choose at least {n}.',
  too_many: 'Choose at most {n}.',
  no_more_than: 'You’ve reached the limit of {n}.',
  too_many_protocols: 'You can have up to {n} protocols, including archived ones.',
  too_many_programs: 'You can have up to {n} programs, including archived ones.',
});
