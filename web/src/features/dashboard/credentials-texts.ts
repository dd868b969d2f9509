import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const credentialsTexts = defineTexts(import.meta.url, {
  title: 'Credentials to check',
  lead: 'What experts say they have learned, with their documents. The longest waiting comes first. Opening a document is written down.',
  empty: 'Nothing to check',
  emptyHelp: 'When an expert adds a qualification, you’ll find it here.',
  noDocuments: 'No documents',
  document: 'Document {n}',
  open: 'Open document {n} of {name}',
  check: 'Mark as checked',
  checkTitle: 'Did you check “{title}”?',
  checkHelp:
    'Everyone sees it on the page and the programs of {name}, with your name and today’s date. This can’t be undone.',
  checkNote: 'How you checked it',
  checkNoteHelp: 'Kept in the audit log. The expert doesn’t see it.',
  optional: '(optional)',
  refuse: 'Don’t accept',
  refuseTitle: 'Not accept “{title}”?',
  refuseHelp: '{name} is told and can add it again with a better document.',
  refuseNote: 'Why it isn’t accepted',
  refuseNoteHelp: '{name} reads this.',
  cancel: 'Cancel',
  checked: 'Marked as checked',
  refused: 'Not accepted. We’ve told the expert.',
  more: 'Show more',
});
