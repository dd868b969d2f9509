import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** The same, in a line each. */
export const profileHelpTexts = defineTexts(import.meta.url, {
  steady: 'Do nearly everything within hours.',
  busy: 'Mean to do it, but snooze and forget some.',
  struggling: 'Start off worse, find it hard and decline more often.',
  'drops-out': 'Start well and drop out within weeks.',
  eager: 'Do everything right away and improve fast.',
  silent: 'Joined but never do anything.',
});
