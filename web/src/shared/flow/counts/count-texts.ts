import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const countTexts = defineTexts(import.meta.url, {
  canvas: 'Flow with its followers. Use the arrow keys to move between steps.',
  followers: plural({ one: '{n} follower here', other: '{n} followers here' }),
  came: plural({ one: '{n} follower gets here, {share}', other: '{n} followers get here, {share}' }),
  inDanger: plural({ one: '{n} may be in danger', other: '{n} may be in danger' }),
  waitingForYou: plural({ one: '{n} waiting for you', other: '{n} waiting for you' }),
  stuck: plural({ one: '{n} stuck', other: '{n} stuck' }),
});
