import type { SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import { moduleStateWords, whyNotWords } from '@regimen/contract/protocol-words/why-not-words.ts';
import type { Run } from '@regimen/engine/run-state.ts';
import { whyNot } from '@regimen/engine/why-not.ts';

/** Why a step has not come to somebody, or how a module stands, in one paragraph. `id` is a step's or a module's. */
export function whyNotParagraph(run: Run, id: string, speaking: SpeakingOf): string {
  const why = whyNot(speaking.protocol, run, id);
  if (why.because === 'module') return moduleStateWords(why.state, speaking);
  const { answer, found } = whyNotWords(why, id, run.at, speaking);
  return [answer, ...found.map(({ words }) => words)].join(' ');
}
