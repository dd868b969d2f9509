/** What somebody wants changed, read from a fixed set of phrases in every language. No model takes part. [E23] */
import { foldedWords } from '../folded-words.ts';
import { builtInItems } from '../library/all.ts';
import type { DraftRhythm } from './answers.ts';
import { ARABIC } from './wish-words.ar.ts';
import { ENGLISH, type WishWords } from './wish-words.ts';

export type Wish =
  | { wish: 'rename'; name: string }
  | { wish: 'remindAt'; time: string }
  | { wish: 'remindLess' | 'remindMore' | 'remindNever' | 'measureLess' }
  | { wish: 'length'; weeks: number }
  | { wish: 'shorter' | 'longer'; weeks: number }
  | { wish: 'add'; item: string; rhythm: DraftRhythm | null }
  | { wish: 'remove'; item: string };

/** Longer texts tell a story: nothing of a fixed set is found in them. */
export const MOST_LETTERS = 400;

export function readWish(text: string): Wish | null {
  if (text.length > MOST_LETTERS) return null;
  const said = spoken(text);
  return wishIn(ARABIC, said, text) ?? wishIn(ENGLISH, said, text);
}

/** Words between single spaces, with a space at both ends. */
export const spoken = (text: string): string =>
  ` ${foldedWords(text)
    .replace(/[^\p{L}\p{N}:'.]+/gu, ' ')
    .trim()} `;

function wishIn(words: WishWords, said: string, text: string): Wish | null {
  const has = (list: readonly string[]): boolean => list.some((word) => holds(words, said, word));
  const name = newName(words, text);
  if (name) return { wish: 'rename', name };
  const reminds = has(words.reminders);
  const time = timeIn(words, said);
  const item = thingIn(words, said);
  const rhythm = has(words.weekly) ? 'weekly' : has(words.daily) ? 'daily' : null;
  if (reminds) {
    if (has(words.less)) return { wish: 'remindLess' };
    if (time !== null) return { wish: 'remindAt', time };
    if (item?.startsWith('builtin-nudge-') && has(words.add)) return { wish: 'add', item, rhythm };
    if (has(words.remove)) return { wish: 'remindNever' };
    if (has(words.more) || has(words.add)) return { wish: 'remindMore' };
  }
  if (item && has(words.remove)) return { wish: 'remove', item };
  if (has(words.measuring) && has(words.less)) return { wish: 'measureLess' };
  const weeks = has(words.weeks) ? numberIn(words, said) : null;
  if (has(words.shorter)) return { wish: 'shorter', weeks: weeks ?? 1 };
  if (has(words.longer)) return { wish: 'longer', weeks: weeks ?? 1 };
  if (item && (has(words.add) || rhythm !== null || has(words.more))) return { wish: 'add', item, rhythm };
  if (weeks !== null && rhythm === null) return { wish: 'length', weeks };
  return null;
}

export const holds = ({ prefixes }: WishWords, said: string, word: string): boolean =>
  prefixes.some((prefix) => said.includes(` ${prefix}${word}`));

/** What follows the words that ask for a name, as it was written. */
export function newName({ rename }: WishWords, text: string): string | null {
  const said = text.trim().split(/\s+/u);
  for (const phrase of rename) {
    const count = phrase.split(' ').length;
    if (foldedWords(said.slice(0, count).join(' ')) !== phrase) continue;
    const name = said
      .slice(count)
      .join(' ')
      .replace(/^["“«']+|["”»'.]+$/gu, '')
      .trim();
    return name.length > 0 && name.length <= 200 ? name : null;
  }
  return null;
}

function timeIn(words: WishWords, said: string): string | null {
  const [, hours, minutes = '00', half = ''] =
    / (\d{1,2})(?::(\d\d))? ?([^\s\d:]{1,6})?(?=[ .])/u.exec(said) ?? [];
  const isAfternoon = words.afterNoon.includes(half);
  const hasHalf = isAfternoon || words.beforeNoon.includes(half);
  const isClock = / \d{1,2}:\d\d/u.test(said) || hasHalf;
  if (hours !== undefined && isClock) {
    const hour = (Number(hours) % (hasHalf ? 12 : 24)) + (isAfternoon ? 12 : 0);
    if (hour < 24 && Number(minutes) < 60) return `${String(hour).padStart(2, '0')}:${minutes}`;
  }
  const named = Object.entries(words.times).find(([, list]) => list.some((word) => holds(words, said, word)));
  return named?.[0] ?? null;
}

const MOST_WEEKS = 52;

export function numberIn(words: WishWords, said: string): number | null {
  const digits = /(?<= )\d{1,3}(?= )/u.exec(said)?.[0];
  const written = words.numbers.findLastIndex((word) => holds(words, said, word));
  const number = digits === undefined ? written + 1 : Number(digits);
  return number >= 1 && number <= MOST_WEEKS ? number : null;
}

/** The built-in item with the longest word in what was said: its own name, or what people call it. */
export function thingIn(words: WishWords, said: string): string | null {
  const wantsChallenge = words.challenge.some((word) => holds(words, said, word));
  let best: { id: string; length: number } | null = null;
  const look = (id: string, list: readonly string[]): void => {
    if (wantsChallenge && !id.startsWith('builtin-challenge-')) return;
    for (const word of list)
      if (word.length > (best?.length ?? 0) && holds(words, said, word)) best = { id, length: word.length };
  };
  for (const [id, list] of Object.entries(words.things)) look(id, list);
  const locale = words === ENGLISH ? 'en' : 'ar';
  for (const [id, { name }] of Object.entries(builtInItems(locale))) look(id, [spoken(name).trim()]);
  return (best as { id: string } | null)?.id ?? null;
}
