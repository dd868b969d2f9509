import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const mailTexts = defineTexts(import.meta.url, {
  subject: 'You’re invited to the {brand} dashboard',
  heading: 'Welcome to the team, {name}',
  what: 'You can now help run {brand} as {role}.',
  how: 'Choose a password and set up your second step. The link works once, for {time}.',
  button: 'Set up my access',
  footnote: 'Didn’t expect this? Ignore this email. No one gets in without the link.',
  owner: 'an owner',
  support: 'a member of support',
  moderator: 'a moderator',
  finance: 'a member of finance',
  auditor: 'an auditor',
});
