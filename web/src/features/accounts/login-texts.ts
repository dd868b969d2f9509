import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Sign in',
  lead: 'Welcome back. Sign in to continue.',
  leadToFollow: 'To follow “{program}”, sign in or join.',
  description: 'Sign in to {brand}.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  forgot: 'Forgot your password?',
  sendLink: 'Email me a sign-in link',
  newHere: 'New here?',
  join: 'Join {brand}',
});
