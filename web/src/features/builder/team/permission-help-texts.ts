import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const permissionHelpTexts = defineTexts(import.meta.url, {
  view: 'View the flow, its items, comments, problems and history.',
  comment: 'Also comment on steps, reply, and resolve comments.',
  edit: 'Also change steps, items, modules and rules, and restore earlier versions.',
  publish: 'Also publish it to followers, as part of a program.',
  owner: 'Everything, plus the team: invite, change permissions, remove, archive.',
});
