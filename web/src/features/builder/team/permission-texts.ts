import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Each includes the ones before it. */
export const permissionTexts = defineTexts(import.meta.url, {
  view: 'View',
  comment: 'Comment',
  edit: 'Edit',
  publish: 'Publish',
  owner: 'Owner',
});
