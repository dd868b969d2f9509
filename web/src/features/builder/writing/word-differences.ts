export interface Piece {
  words: string;
  /** `false`: only this side has it. */
  isSame: boolean;
}

/** Two texts, each in pieces that the other has as well or does not; what is the same is the most that can be. */
export function wordDifferences(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [was, is] = [piecesOf(before), piecesOf(after)];
  const length = commonLengths(was, is);
  const sides = { before: [] as Piece[], after: [] as Piece[] };
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      put(sides.before, was[i++] ?? '', true);
      put(sides.after, is[j++] ?? '', true);
    } else if (j >= is.length || (i < was.length && (length[i + 1]?.[j] ?? 0) >= (length[i]?.[j + 1] ?? 0)))
      put(sides.before, was[i++] ?? '', false);
    else put(sides.after, is[j++] ?? '', false);
  }
  return sides;
}

/** Each word with the gap behind it, so that no mark begins with a gap; an end of line is one by itself. */
const piecesOf = (text: string): string[] => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? [];

function commonLengths(was: readonly string[], is: readonly string[]): number[][] {
  const length = Array.from({ length: was.length + 1 }, () => new Array<number>(is.length + 1).fill(0));
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--) {
      const row = length[i] as number[];
      const below = length[i + 1] as number[];
      row[j] = was[i] === is[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return length;
}

function put(side: Piece[], words: string, isSame: boolean): void {
  const last = side.at(-1);
  if (last?.isSame === isSame) last.words += words;
  else side.push({ words, isSame });
}
