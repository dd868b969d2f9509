import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const helpTexts = defineTexts(import.meta.url, {
  title: 'How the builder works',
  close: 'Close help',
  idea: 'A protocol is a tree of steps. Everyone starts at the first one. When a step ends, the steps below it are checked in order, and the first whose condition is met comes next. A Finish step ends the protocol well. A Fail step ends it early.',
  saving:
    'Your edits are saved automatically, and you can undo them. Without a connection they stay on this device and are sent later.',
  keys: 'Keyboard shortcuts',
  onCanvas: 'On the canvas',
  inList: 'In the list',
  everywhere: 'In both',
  walk: 'Go to the step above, the first below or those beside it',
  reorder: 'Move the step sideways, or along its branch',
  zoom: 'Zoom in, zoom out, show all',
  rows: 'Previous or next row, collapse or expand',
  shift: 'Move the step up, down, in or out',
  edit: 'Edit the step',
  add: 'Add a step after it',
  addBranch: 'Add another branch after it',
  remove: 'Delete it (first shows what else is deleted)',
  fold: 'Collapse or expand what’s below',
  copy: 'Copy, cut or paste a branch, even into another protocol',
  duplicate: 'Duplicate the branch',
  undo: 'Undo, redo',
  find: 'Find a step',
  leave: 'Close, or deselect the step',
  help: 'Open this help',
});
