import { translator } from '@regimen/contract/language/translate.ts';
import { endWords } from '@regimen/contract/protocol-words/program-state-words.ts';
import type { SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import type { Reason } from '@regimen/contract/why.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { whyNot } from '@regimen/engine/why-not.ts';
import { notComeTexts } from './not-come-texts.ts';
import { notComeWords } from './not-come-words.ts';

/** Of a step that was not entered, as things stand in `run`. */
export function notCome(
  program: Program,
  run: ProgramRun,
  index: number,
  node: string,
  speaking: SpeakingOf,
): { answer: string; reasons: Reason[] } {
  const t = translator(notComeTexts, speaking.locale);
  const protocol = program.protocols[index]?.protocol;
  if (index > run.index || !protocol) {
    const answer = run.end ? endWords(run.end, speaking) : t('laterPart');
    return { answer, reasons: [] };
  }
  if (index < run.index) return { answer: t('earlierPart'), reasons: [] };
  const why = whyNot(protocol, run.run, node);
  if (why.because === 'module') return { answer: '', reasons: [] };
  return notComeWords(why, node, run.run.at, speaking);
}
