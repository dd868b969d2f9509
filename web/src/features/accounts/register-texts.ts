import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Create your account',
  lead: 'We’ll email you a link to confirm your address, and you’re in.',
  leadToFollow: 'To follow “{program}”, create an account. We’ll email you a link to confirm your address.',
  description: 'Create an account on {brand}.',
  consent:
    'By creating an account, you agree to the <terms>terms of service</terms>. The <privacy>privacy notice</privacy> explains how we use your data.',
  newTab: '(opens in a new tab)',
  create: 'Create account',
  creating: 'Creating your account…',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
});
