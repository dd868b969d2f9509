import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  creators: 'Experts',
  breadcrumb: 'You are here',
  memberSince: 'Member since {date}',
  programs: 'Programs',
  noPrograms: 'No programs yet',
  noProgramsHelp: 'Published programs will appear here.',
  makeOne: 'Create a program',
  about: 'About',
});
