import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Finish signing up',
  lead: 'You’re using a temporary account. Sign up to keep everything you’ve started.',
  finish: 'Create account and keep everything',
  finishing: 'Creating your account…',
  mergeTitle: 'Move everything to your account',
  mergeLead: 'Sign in, and everything you’ve started here moves to your account.',
  merge: 'Sign in and move everything',
  merging: 'Signing in…',
  haveAccount: 'I have an account',
  newHere: 'I’m new here',
  forgetMe: 'Delete my data',
  forgetTitle: 'Delete everything from your visit?',
  forgetLead: 'We’ll delete right away:',
  forgetAccount: 'your temporary account, which also signs you out on this device',
  forgetTraces: 'everything you entered or started: answers, drafts and progress',
  forgetFinal: 'This can’t be undone.',
  forgetNow: 'Delete everything',
  forgetting: 'Deleting…',
  keep: 'Keep everything',
  forgotten: 'Deleted. We’ve kept nothing from your visit.',
});
