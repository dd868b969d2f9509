import { longestKnowledge, mostKnowledge } from '@regimen/contract/agent-choices.ts';

/** Pages put together to as few texts as hold them; `isLeft`: there was more than an agent may know. */
export function inTexts(pages: readonly string[]): { texts: string[]; isLeft: boolean } {
  const texts: string[] = [];
  for (const piece of pages.flatMap(inPieces)) {
    const last = texts.at(-1);
    const joined = `${last}\n\n${piece}`;
    if (last !== undefined && joined.length <= longestKnowledge) texts[texts.length - 1] = joined;
    else texts.push(piece);
  }
  return { texts: texts.slice(0, mostKnowledge), isLeft: texts.length > mostKnowledge };
}

/** A page that is longer than a text is cut where a line, else a word ends. */
function inPieces(page: string): string[] {
  const pieces: string[] = [];
  let rest = page.trim();
  while (rest.length > longestKnowledge) {
    const head = rest.slice(0, longestKnowledge);
    const ends = ['\n', ' '].map((end) => head.lastIndexOf(end) + 1);
    const cut = ends.find((at) => at > longestKnowledge / 2) ?? longestKnowledge;
    pieces.push(rest.slice(0, cut).trim().toWellFormed());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
