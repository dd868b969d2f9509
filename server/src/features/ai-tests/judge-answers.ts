import type { AnswerKind } from '@regimen/contract/agent-choices.ts';
import type { AiTestEnd } from '@regimen/contract/ai-test-choices.ts';
import type { AiTestExpects, AiTestRate } from '@regimen/contract/ai-tests.ts';
import { foldedWords } from '@regimen/engine/folded-words.ts';

/** One answer, or one choice. */
export interface Said {
  words: string;
  kind: AnswerKind | null;
  cites: { place: string | null; title: string }[];
  branch: string | null;
}

type Part = Pick<AiTestRate, 'part' | 'of'> & { holds: boolean };

/** Each thing that was expected of a run, and whether it held: cites and the end of the last answer, words of all. */
export function judgeAnswers({ cites, notSay, ends, chooses }: AiTestExpects, said: readonly Said[]): Part[] {
  const last = said.at(-1);
  const words = foldedWords(said.map((one) => one.words).join('\n'));
  return [
    ...cites.map(
      (place): Part => ({
        part: 'cites',
        of: place,
        holds: last?.cites.some((cite) => cite.place === place) ?? false,
      }),
    ),
    ...notSay.map((text): Part => ({ part: 'not-say', of: text, holds: !words.includes(foldedWords(text)) })),
    ...(ends === null
      ? []
      : [{ part: 'ends' as const, of: ends, holds: last ? doesEnd(last, ends) : false }]),
    ...(chooses === null ? [] : [{ part: 'chooses' as const, of: chooses, holds: last?.branch === chooses }]),
  ];
}

/** A model that answers from nothing in the program has refused, however it says so. */
function doesEnd({ kind, cites }: Said, end: AiTestEnd): boolean {
  switch (end) {
    case 'answers':
      return kind === 'guide' || kind === 'saved' || (kind === 'model' && cites.length > 0);
    case 'hands-over':
      return kind === 'hand-over';
    case 'refuses':
      return kind === 'medical' || kind === 'nothing' || (kind === 'model' && cites.length === 0);
    case 'helps':
      return kind === 'help';
  }
}
