import { foldedWords } from '@regimen/engine/folded-words.ts';
import { ARABIC } from './without-names.ar.ts';

/** Words after which people say who somebody is. */
export interface Introductions {
  before: RegExp;
}

const ENGLISH: Introductions = {
  before:
    /\b(?:my name(?: is|'s)|call me|i am called|named|called|dr|doctor|mr|mrs|ms|miss|nurse|professor) \p{L}/u,
};

/** An address, a handle, a link, or a number that may be somebody's. */
const leadsToPerson = /@|https?:|www\.|(?:\d[\s().-]?){6,}/i;
const gap = '…';
const notNames = new Set(
  'i i’m i’ve i’ll i’d english arabic monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ramadan eid ok'.split(
    ' ',
  ),
);

/**
 * A text without the names of whoever wrote it; null where something in it may still say who that is, or who somebody else
 * is. What is not sure is left whole. `known`: words that the program says itself.
 */
export function withoutNames(
  text: string,
  { own, known }: { own: readonly string[]; known: ReadonlySet<string> },
): string | null {
  const folded = foldedWords(text);
  if (leadsToPerson.test(text) || ENGLISH.before.test(folded) || ARABIC.before.test(folded)) return null;
  const names = new Set(
    own.flatMap((name) => foldedWords(name).split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 1),
  );
  let isSure = true;
  const cleaned = text.replace(/\p{L}[\p{L}\p{M}\p{N}'’]*/gu, (word, at: number) => {
    if (names.has(foldedWords(word))) return gap;
    if (mayBeName(word, text.slice(0, at)) && !known.has(foldedWords(word))) isSure = false;
    return word;
  });
  return isSure ? cleaned : null;
}

/** A capital inside a sentence. */
const mayBeName = (word: string, before: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  !notNames.has(word.toLowerCase().replace("'", '’')) &&
  /[^.!?…\n\s"“«][\s"“«]*$/u.test(before);
