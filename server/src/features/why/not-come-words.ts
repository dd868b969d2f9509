import type { SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import { whyNotWords } from '@regimen/contract/protocol-words/why-not-words.ts';
import type { Reason } from '@regimen/contract/why.ts';
import type { WhyNot } from '@regimen/engine/why-not.ts';
import { foundReasons } from './found-reasons.ts';
import { reason } from './reason.ts';

/** [R30] Why a step has not come, with the failed comparison that was nearest to holding. `at`: as of when. */
export function notComeWords(
  why: Exclude<WhyNot, { because: 'module' }>,
  asked: string,
  at: number,
  speaking: SpeakingOf,
): { answer: string; reasons: Reason[] } {
  const { answer, found } = whyNotWords(why, asked, at, speaking);
  const reasons = foundReasons(found, 'R30', speaking);
  const own = speaking.to === 'expert' ? [reason(speaking, answer, 'note', 'R30')] : [];
  return { answer, reasons: [...reasons, ...own] };
}
