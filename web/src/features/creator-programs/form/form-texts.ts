import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const formTexts = defineTexts(import.meta.url, {
  untitled: 'Untitled',
  breadcrumb: 'You are here',
  programs: 'My programs',
  lead: 'Changes you save here stay in a draft. People see them once you publish a version.',
  version: 'Version {number}',
  changedSince: 'Unpublished changes',
  draft: 'Draft',
  inArchive: 'Archived',
  readOnly: 'You can view this program. To change it, you need permission to edit one of its protocols.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  allSaved: 'All changes saved',
  unsaved: 'You have unsaved changes',
  someFields: 'Some fields need another look. What you typed is still here.',
  tryOut: 'Open simulator',
  toPublishing: 'Go to publishing',
  preview: 'Preview',
  clashTitle: 'This program was saved somewhere else',
  clashText:
    'It was changed in another tab or by a colleague. Your changes are still here. Choose what to keep.',
  clashParts: 'These parts differ:',
  keepMine: 'Keep my changes',
  takeTheirs: 'Discard my changes',
  later: 'Decide later',
});
