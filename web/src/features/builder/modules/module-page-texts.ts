import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const modulePageTexts = defineTexts(import.meta.url, {
  title: 'Recurring modules',
  lead: 'What repeats alongside the steps, daily or weekly.',
  add: 'Add a recurring module',
  empty: 'No recurring modules yet',
  emptyHelp: 'Use one for anything that repeats, such as a nudge every morning or a reading every week.',
  next: 'For someone who starts today: first on {when}',
  back: 'Back to list',
  addIt: 'Add module',
  chooseFirst: 'Choose what repeats.',
  added: 'Module added',
  delete: 'Delete module',
  deleted: 'Module deleted. Undo brings it back.',
  gone: 'This module no longer exists',
  goneHelp: 'It was deleted. If you just did that, Undo brings it back.',
  inWords: 'Summary',
});
