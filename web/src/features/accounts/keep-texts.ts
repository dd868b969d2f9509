import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const keepTexts = defineTexts(import.meta.url, {
  title: 'Keep your account?',
  lead: 'You asked us to delete it. If you keep it, everything stays as it was.',
  keep: 'Keep my account',
  keptTitle: 'Your account stays',
  keptLead: 'Good to have you back. Nothing was deleted.',
  deadTitle: 'This link doesn’t work any more',
  deadLead: 'You may have kept your account already, or it was deleted. Sign in to find out.',
  signIn: 'Sign in',
  toHome: 'Go to my home page',
});
