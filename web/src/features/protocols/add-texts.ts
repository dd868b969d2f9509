import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const addTexts = defineTexts(import.meta.url, {
  title: 'New protocol',
  lead: 'Start from a template and change what you like, or draw one from scratch. You can rename and rearrange everything later.',
  start: 'Start from',
  empty: 'A blank protocol',
  emptyHelp: 'Build it yourself, step by step.',
  name: 'Name',
  nameHelp: 'For you and your team. Followers see the program’s title instead.',
  category: 'Category',
  noCategory: 'None',
  optional: '(optional)',
  create: 'Create protocol',
  creating: 'Creating',
  protocols: 'Protocols',
  breadcrumb: 'You are here',
});
