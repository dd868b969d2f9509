/**
 * What a taught judge sees of a text: its words and pairs of words, bits of words, and the rules' lists that its words are
 * in, each as a number. One pass over a text, whatever it is.
 */
import { foldedWords } from '../folded-words.ts';
import type { Reading } from './rules.ts';

/** So many numbers there are; two features that share one are not told apart. */
export const BUCKETS = 1 << 17;

/** A stretch of a text: what stands in it, by number, and how much each counts. */
export interface Stretch {
  ids: number[];
  values: number[];
}

/** Longer texts are judged in stretches that overlap by half: much talk around it hides nothing. */
const STRETCH = 24;
const HALF = STRETCH / 2;
/** More is not looked at, as in `words.ts`. */
const MOST_WORDS = 4_000;
const LONGEST_WORD = 24;
const SHORTEST_BIT = 3;
const LONGEST_BIT = 4;
/** Lists make a pair within so many words. */
const REACH = 6;

const PIECES = /[\p{L}\d]+(?:'\p{L}+)*|\p{Extended_Pictographic}|[?؟!]/gu;

// Where hashes of each sort begin.
const WORD = 0x811c9dc5;
const PAIR = 0x1b873593;
const APART = 0x5bd1e995;
const BIT = 0x2f0b4f27;
const LIST = 0x68e31da4;
const LISTS = 0x3c6ef372;

const mixed = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193) >>> 0;

function hashOf(word: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < word.length; at++) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}

/** Spread over all numbers: what differs in one bit differs in many. */
function bucketOf(hash: number): number {
  let spread = hash ^ (hash >>> 15);
  spread = Math.imul(spread, 0x2c1b3c6d);
  spread ^= spread >>> 12;
  spread = Math.imul(spread, 0x297a2d39);
  spread ^= spread >>> 15;
  return (spread >>> 0) & (BUCKETS - 1);
}

/** Spelt alike: no apostrophes, no long letters, and of a number only how long it is. */
function spelt(piece: string): string {
  if (/^\d+$/.test(piece)) return '0'.repeat(Math.min(piece.length, 4));
  return piece
    .slice(0, LONGEST_WORD)
    .replaceAll("'", '')
    .replace(/(.)\1{2,}/g, '$1');
}

function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (const [piece] of foldedWords(text).matchAll(PIECES)) {
    if (words.length === MOST_WORDS) break;
    words.push(spelt(piece));
  }
  return words;
}

/** For each word what it adds, by sort: itself and its pairs, its bits, its lists and theirs. */
type Additions = readonly (readonly number[])[];

export function stretchesOf(text: string, readings: readonly Reading[]): Stretch[] {
  const words = wordsIn(text);
  const sorts = [pairsOf(words), bitsOf(words), ...readings.map(listsOf)];
  // Where a feature was last met: each counts once in a stretch, among those of its sort.
  const met = new Int32Array(BUCKETS);
  const stretches: Stretch[] = [];
  for (let from = 0; from === 0 || from + HALF < words.length; from += HALF) {
    const stretch: Stretch = { ids: [], values: [] };
    for (const [sort, additions] of sorts.entries()) {
      // The rules count words a little otherwise: the same share of them.
      const scale = additions.length / Math.max(1, words.length);
      const mark = stretches.length * sorts.length + sort + 1;
      gather(stretch, additions, Math.floor(from * scale), Math.ceil((from + STRETCH) * scale), met, mark);
    }
    stretches.push(stretch);
  }
  return stretches;
}

/** Each sort says as much in all, however many features of it there are. */
function gather(
  { ids, values }: Stretch,
  additions: Additions,
  from: number,
  to: number,
  met: Int32Array,
  mark: number,
): void {
  const before = ids.length;
  for (let at = from; at < Math.min(to, additions.length); at++)
    for (const id of additions[at] as readonly number[]) {
      if (met[id] === mark) continue;
      met[id] = mark;
      ids.push(id);
    }
  const value = 1 / Math.sqrt(Math.max(1, ids.length - before));
  while (values.length < ids.length) values.push(value);
}

function pairsOf(words: readonly string[]): Additions {
  const hashes = words.map((word) => hashOf(word, WORD));
  const start = hashOf('^', WORD);
  return hashes.map((hash, at) => {
    const ids = [bucketOf(hash), bucketOf(mixed(mixed(PAIR, hashes[at - 1] ?? start), hash))];
    if (at > 1) ids.push(bucketOf(mixed(mixed(APART, hashes[at - 2] as number), hash)));
    return ids;
  });
}

function bitsOf(words: readonly string[]): Additions {
  const known = new Map<string, number[]>();
  return words.map((word) => {
    const bits = known.get(word) ?? bitsOfWord(`^${word}$`);
    known.set(word, bits);
    return bits;
  });
}

function bitsOfWord(word: string): number[] {
  const bits: number[] = [];
  for (let start = 0; start < word.length; start++) {
    let hash = BIT;
    for (let length = 1; length <= LONGEST_BIT && start + length <= word.length; length++) {
      hash = mixed(hash, word.charCodeAt(start + length - 1));
      if (length >= SHORTEST_BIT) bits.push(bucketOf(hash));
    }
  }
  return bits;
}

function listsOf({ found, sentenceOf }: Reading): Additions {
  const known = new Map<string, number>();
  const hashes = found.map((lists) =>
    [...lists.keys()].map((list) => {
      const hash = known.get(list) ?? hashOf(list, LIST);
      known.set(list, hash);
      return hash;
    }),
  );
  return hashes.map((here, at) => {
    const ids = here.map(bucketOf);
    for (let back = 1; back <= REACH && here.length > 0 && at >= back; back++) {
      if (sentenceOf[at - back] !== sentenceOf[at]) break;
      for (const other of hashes[at - back] as number[])
        for (const hash of here) ids.push(bucketOf(mixed(mixed(LISTS, other), hash)));
    }
    return ids;
  });
}
