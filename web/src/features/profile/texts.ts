import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  creators: 'Experts',
  breadcrumb: 'You are here',
  memberSince: 'Member since {date}',
  programs: 'Programs',
  noPrograms: 'No programs yet',
  noProgramsHelp: 'Published programs will appear here.',
  makeOne: 'Create a program',
  about: 'About',
  consultation: 'How I work',
  languages: 'Languages',
  links: 'Links',
  edit: 'Edit profile',
  onlyName: 'This is all that others see. You can show more, if you like: choose it in your profile.',
  reviews: 'Reviews',
  stars: plural({ one: '{n} star', other: '{n} stars' }),
  aFollower: 'A follower',
  answers: 'Answers in discussions',
  message: 'Message',
});
