import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What can go wrong with an account at another provider. */
export const openidMessageTexts = defineTexts(import.meta.url, {
  openid_unreachable:
    'This provider isn’t answering right now. Try again in a moment, or sign in another way.',
  openid_refused: 'That sign-in didn’t work. Start again, or sign in another way.',
  openid_spent: 'This sign-in has expired or was already used. Start again.',
  openid_someone_else: 'That’s another account than the one you’re signed in with here. Nothing was changed.',
  openid_account_exists: 'Someone here already uses this email address. Start again to connect it.',
  openid_taken: 'This account is already connected to another account here.',
  openid_last_way: 'This is your only way to sign in. Set a password first, then disconnect it.',
  openid_not_issuer: 'Enter the provider’s issuer address, such as https://accounts.example.com.',
  openid_no_answer: 'We found no sign-in provider at this address. Check it and try again.',
  openid_provider_exists: 'This provider is already set up with this client ID.',
});
