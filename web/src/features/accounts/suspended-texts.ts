import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const suspendedTexts = defineTexts(import.meta.url, {
  title: 'This account is suspended',
  lead: 'You can’t sign in for now. Nothing was deleted: your programs, answers and readings are still here.',
  why: 'What the team wrote to you',
  ask: 'Think this is a mistake, or want to talk about it? Write to us and a person will answer.',
  write: 'Write to us',
  another: 'Sign in with another account',
});
