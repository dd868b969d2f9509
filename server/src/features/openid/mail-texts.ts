import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const mailTexts = defineTexts(import.meta.url, {
  subject: 'A new way to sign in to your {brand} account',
  heading: 'A new way to sign in, {name}',
  connected: 'An account at {provider} was connected to your {brand} account. It can now be used to sign in.',
  notYou: 'Wasn’t you? Open your settings, disconnect it, then change your password right away.',
  button: 'See my settings',
  footnote: 'Was it you? Then there’s nothing more to do.',
});
