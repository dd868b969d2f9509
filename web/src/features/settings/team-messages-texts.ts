import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const teamMessagesTexts = defineTexts(import.meta.url, {
  title: 'Messages to all followers',
  help: 'Experts can write to everyone in their program at once. Messages meant only for you always reach you.',
  most: 'At most',
  none: 'None',
  aWeek: plural({ one: '1 in 7 days', other: '{n} in 7 days' }),
});
