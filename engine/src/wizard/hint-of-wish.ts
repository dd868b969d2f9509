/** What to say to a wish that nobody understood: what it seems to be about, and what is near to it. Nothing is guessed. [E23] */
import { foldedWords } from '../folded-words.ts';
import { builtInItems } from '../library/all.ts';
import { holds, MOST_LETTERS, newName, numberIn, spoken, thingIn } from './read-wish.ts';
import { ARABIC, ARTICLE, ARTICLE_JOINED } from './wish-words.ar.ts';
import { ENGLISH, type WishWords } from './wish-words.ts';

/** `long`: it is a story. `outside`: it has a page of its own. `help`: somebody asks what can be asked. */
export const WISH_HINTS = [
  'help',
  'long',
  'outside',
  'rename',
  'remind',
  'length',
  'measure',
  'add',
  'remove',
  'other',
] as const;
export type WishHint = (typeof WISH_HINTS)[number];

export function hintOfWish(text: string): WishHint {
  if (text.length > MOST_LETTERS) return 'long';
  const said = spoken(text);
  const hints = [ARABIC, ENGLISH].map((words) => hintIn(words, said, text));
  return WISH_HINTS.find((hint) => hints.includes(hint)) ?? 'other';
}

function hintIn(words: WishWords, said: string, text: string): WishHint {
  const has = (list: readonly string[]): boolean => list.some((word) => holds(words, said, word));
  if (has(words.help)) return 'help';
  if (has(words.outside)) return 'outside';
  if (
    words.rename.some((phrase) => foldedWords(text).trim().startsWith(phrase)) &&
    newName(words, text) === null
  )
    return 'rename';
  if (has(words.reminders)) return 'remind';
  const speaksOfLength = has(words.shorter) || has(words.longer) || has(words.weeks);
  if (speaksOfLength && (numberIn(words, said) === null || thingIn(words, said) === null)) return 'length';
  if (has(words.measuring) || thingIn(words, said)?.startsWith('builtin-kpi-')) return 'measure';
  if (has(words.remove)) return 'remove';
  return has(words.add) ? 'add' : 'other';
}

const MOST_NEAR = 3;
/** Of the bits of two words that are the same. */
const NEAR = 0.4;

/** Names of built-in items that have a word much like one of these. */
export function nearestItems(text: string, locale: string): string[] {
  const wanted = spoken(text.slice(0, MOST_LETTERS)).split(' ').filter(isTelling).map(bitsOf);
  const ranked = Object.values(builtInItems(locale)).flatMap(({ name }) => {
    const words = spoken(name).split(' ').filter(isTelling).map(bitsOf);
    const near = Math.max(0, ...wanted.flatMap((one) => words.map((other) => likeness(one, other))));
    return near >= NEAR ? [{ name, near }] : [];
  });
  return ranked
    .sort((a, b) => b.near - a.near || a.name.localeCompare(b.name, locale))
    .slice(0, MOST_NEAR)
    .map(({ name }) => name);
}

/** Short words are in everything. */
const isTelling = (word: string): boolean => word.replace(ARTICLE, '').length >= 4;

const bitsOf = (word: string): string[] => {
  const padded = ` ${word.replace(ARTICLE_JOINED, '')} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
};

function likeness(one: readonly string[], other: readonly string[]): number {
  const same = one.filter((bit) => other.includes(bit)).length;
  return same / (one.length + other.length - same);
}
