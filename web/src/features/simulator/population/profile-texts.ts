import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** By the engine's ids. */
export const profileTexts = defineTexts(import.meta.url, {
  steady: 'Steady',
  busy: 'Busy',
  struggling: 'Struggling',
  'drops-out': 'Losing interest',
  eager: 'Eager',
  silent: 'Never answering',
});
