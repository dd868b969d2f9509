import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** Why people can wait at a step for ever, as the end of a sentence: the checker and the simulator say the same. */
export const endlessWaitTexts = defineTexts(import.meta.url, {
  'waits-for-follower': plural({
    one: 'it waits for their answer without a deadline, so anyone who doesn’t answer never moves on',
    other: 'they wait for an answer without a deadline, so anyone who doesn’t answer never moves on',
  }),
  tooLong: plural({
    one: 'it asks {n} question at once and has no deadline, so anyone who stops partway never moves on',
    other: 'it asks {n} questions at once and has no deadline, so anyone who stops partway never moves on',
  }),
  'waits-for-expert': plural({
    one: 'it waits for your team without a deadline, so people never move on unless someone responds',
    other: 'they wait for your team without a deadline, so people never move on unless someone responds',
  }),
  'waits-for-event': plural({
    one: 'it waits without a deadline for something that may never happen',
    other: 'they wait without a deadline for something that may never happen',
  }),
});
