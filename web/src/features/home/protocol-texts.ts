import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const protocolTexts = defineTexts(import.meta.url, {
  invitesTitle: 'You’re invited',
  invite: '{name} invited you to work on <protocol>{protocol}</protocol>',
  view: 'You can view it.',
  comment: 'You can view it and comment.',
  edit: 'You can edit it.',
  publish: 'You can edit and publish it.',
  accept: 'Accept',
  decline: 'Decline',
  declined: 'Invitation declined.',
  sharedTitle: 'Protocols shared with you',
  mineTitle: 'Your protocols',
  all: 'All protocols',
  by: 'by {name}',
  changed: 'changed',
  steps: plural({ one: '{n} step', other: '{n} steps' }),
  newOne: 'New protocol',
  none: 'Draw your first protocol',
  noneHelp: 'Start from one of 8 ready-made protocols, from better sleep to blood pressure.',
});
