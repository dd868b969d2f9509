/** Where somebody is in their program: before it, in a pause, or at its end. */

import type { RunEnd } from '@regimen/engine/run-state.ts';
import { bareMoment, momentWords } from '../language/moments.ts';
import { translator } from '../language/translate.ts';
import { programStateTexts } from './program-state-texts.ts';
import type { Speaking } from './speaking.ts';

/** `to` null: it goes on. */
export interface Pause {
  from: number;
  to: number | null;
}

export function notBegunWords(startsAt: number, speaking: Speaking): string {
  const t = translator(programStateTexts, speaking.locale);
  const when = momentWords(startsAt, speaking);
  const mine = speaking.to === 'follower';
  if (startsAt > speaking.now) return t(mine ? 'startsYou' : 'startsThey', { when });
  return t(mine ? 'startedYou' : 'startedThey', { when });
}

export function pauseWords(pause: Pause, speaking: Speaking): string {
  const t = translator(programStateTexts, speaking.locale);
  const mine = speaking.to === 'follower';
  const from = bareMoment(pause.from, speaking);
  if (pause.to === null) return t(mine ? 'pausedSinceYou' : 'pausedSinceThey', { from });
  const until = bareMoment(pause.to, speaking);
  return t(mine ? 'pausedUntilYou' : 'pausedUntilThey', { from, until });
}

export function endWords({ status, at }: RunEnd, speaking: Speaking): string {
  const t = translator(programStateTexts, speaking.locale);
  const mine = speaking.to === 'follower';
  const when = momentWords(at, speaking);
  switch (status) {
    case 'finished':
      return t(mine ? 'finishedYou' : 'finishedThey', { when });
    case 'failed':
      return t('failed', { when });
    case 'withdrawn':
      return t(mine ? 'withdrawnYou' : 'withdrawnThey', { when });
  }
}
