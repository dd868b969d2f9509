import type { Reason } from '@regimen/contract/why.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { whyNot } from '@regimen/engine/why-not.ts';
import { notComeWords } from './not-come-words.ts';
import { pick, type SpeakingOf } from './say.ts';
import { endWords } from './silence-words.ts';

/** Of a step that was not entered, as things stand in `run`. */
export function notCome(
  program: Program,
  run: ProgramRun,
  index: number,
  node: string,
  speaking: SpeakingOf,
): { answer: string; reasons: Reason[] } {
  const { locale } = speaking;
  const protocol = program.protocols[index]?.protocol;
  if (index > run.index || !protocol) {
    const answer = run.end
      ? endWords(run.end, speaking)
      : pick(
          locale,
          'It’s in a later part of the program, which starts when the part before it is finished.',
          'هي في جزء لاحق من البرنامج، يبدأ حين يكتمل ما قبله.',
        );
    return { answer, reasons: [] };
  }
  if (index < run.index)
    return {
      answer: pick(
        locale,
        'That part of the program ended without reaching this step.',
        'انتهى ذلك الجزء من البرنامج دون الوصول إلى هذه الخطوة.',
      ),
      reasons: [],
    };
  const why = whyNot(protocol, run.run, node);
  if (why.because === 'module') return { answer: '', reasons: [] };
  return notComeWords(why, node, run.run.at, speaking);
}
