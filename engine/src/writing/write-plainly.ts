/**
 * The built-in helper: plain words for long ones, and two short sentences for a long one, by rules. It knows no grammar, so
 * it changes only what stays right wherever it stands, and what stands in braces never.
 */

import type { ReadingAge, WritingTone } from './choices.ts';
import { ARABIC_AND, ARABIC_CUTS, ARABIC_FILLERS, PLAIN_ARABIC } from './plain-words.ar.ts';
import { ENGLISH_CONTRACTIONS, ENGLISH_CUTS, ENGLISH_FILLERS, PLAIN_ENGLISH } from './plain-words.ts';
import { textLanguage } from './text-language.ts';

/** A sentence of more words is cut where it can be. */
const mostWords: Readonly<Record<ReadingAge, number>> = { 9: 9, 12: 13, 15: 18 };

/** None to three texts that say the same, the one that changes least first. */
export function writePlainly(text: string, tone: WritingTone, age: ReadingAge): string[] {
  const parts = heldApart(text);
  const inWords = withTone(withPlainWords(parts.text), tone);
  const cut = withShortSentences(inWords, mostWords[age]);
  const made = [inWords, cut].map((each) => parts.back(tidied(each)));
  const before = tidied(text);
  return [...new Set(made)].filter((each) => each !== before && each !== '');
}

/** A character that nobody types stands for what must stay as it is: placeholders, addresses. */
const HELD = '\uE001';
const HOLD = /\{\{?[^{}]{0,300}\}\}?|https?:\/\/\S+/g;

function heldApart(text: string) {
  const held = text.match(HOLD) ?? [];
  return {
    text: text.replace(HOLD, HELD),
    back: (changed: string): string => {
      let next = 0;
      return changed.replaceAll(HELD, () => held[next++] ?? '');
    },
  };
}

const isArabic = (text: string): boolean => textLanguage(text) === 'ar';

const withPlainWords = (text: string): string =>
  replaceTurns(text, isArabic(text) ? PLAIN_ARABIC : PLAIN_ENGLISH);

function withTone(text: string, tone: WritingTone): string {
  const arabic = isArabic(text);
  if (tone === 'warm') return arabic ? text : replaceTurns(text, ENGLISH_CONTRACTIONS);
  const calm = text.replace(/!+/g, '.');
  if (tone === 'plain') return calm;
  const fillers = arabic ? ARABIC_FILLERS : ENGLISH_FILLERS;
  const without = replaceTurns(
    calm,
    fillers.map((filler) => [filler, ''] as const),
  );
  return without === calm ? calm : withBeginnings(without);
}

/** Words and what stands between them, in turn. */
const PIECES = /[\p{L}\p{M}\p{N}’'-]+|[^\p{L}\p{M}\p{N}’'-]+/gu;

/** As whole words, the longest turn first, with the first letter as it was. One pass over the text, however many turns. */
function replaceTurns(text: string, turns: readonly (readonly [string, string])[]): string {
  const byFirst = new Map<string, { words: string[]; to: string }[]>();
  for (const [from, to] of turns) {
    const words = from.split(' ');
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, to }]);
  }
  const pieces = text.match(PIECES) ?? [];
  const said: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as string;
    const found = (byFirst.get(piece.toLowerCase()) ?? [])
      .filter(({ words }) => isAt(pieces, at, words))
      .sort((a, b) => b.words.length - a.words.length)[0];
    if (!found) {
      said.push(piece);
      continue;
    }
    said.push(isUpper(piece) ? upperFirst(found.to) : found.to);
    at += 2 * (found.words.length - 1);
  }
  return said.join('');
}

const isAt = (pieces: readonly string[], at: number, words: readonly string[]): boolean =>
  words.every(
    (word, index) =>
      pieces[at + 2 * index]?.toLowerCase() === word &&
      (index === 0 || /^[ \t]+$/.test(pieces[at + 2 * index - 1] ?? '')),
  );

const isUpper = (text: string): boolean => /^\p{Lu}/u.test(text);
const upperFirst = (text: string): string =>
  text.replace(/^(\P{L}*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

/** What now begins a sentence begins it with a capital. */
const withBeginnings = (text: string): string =>
  text.replace(
    /(^|[.!?\u061f]\s+|\n)([ \t]*)(\p{Ll})/gu,
    (_, before: string, gap: string, letter: string) => before + gap + letter.toUpperCase(),
  );

const AFTER_SENTENCE = /(?<=[.!?\u061f…]\s)/u;

const withShortSentences = (text: string, most: number): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(AFTER_SENTENCE)
        .map((sentence) => cutSentence(sentence, most))
        .join(''),
    )
    .join('\n');

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
/** What is left of a cut shall be a sentence on either side. */
const fewestOfPart = 4;
/** What is longer is no sentence that rules could cut. */
const longestCut = 600;

function cutSentence(sentence: string, most: number): string {
  if (sentence.length > longestCut || wordsIn(sentence) <= most) return sentence;
  const place = placesOf(sentence)
    .filter(({ at, rest }) => wordsIn(sentence.slice(0, at)) >= fewestOfPart && wordsIn(rest) >= fewestOfPart)
    .sort((a, b) => Math.abs(middle(sentence) - a.at) - Math.abs(middle(sentence) - b.at))[0];
  if (!place) return sentence;
  const first = `${sentence.slice(0, place.at)}. `;
  return first + cutSentence(upperFirst(place.rest), most);
}

const middle = (text: string): number => text.length / 2;

interface Place {
  at: number;
  rest: string;
}

function placesOf(sentence: string): Place[] {
  const places: Place[] = [];
  for (const found of sentence.matchAll(/[;\u061b]\s+|\s+[–—]\s+/gu))
    places.push({ at: found.index, rest: sentence.slice(found.index + found[0].length) });
  // Between several commas there may be a list, whose last part is no sentence.
  const commas = [...sentence.matchAll(/[,\u060c]\s+/gu)];
  const [comma] = commas;
  if (commas.length === 1 && comma) {
    const after = sentence.slice(comma.index + comma[0].length);
    const rest = restOf(after);
    if (rest !== null) places.push({ at: comma.index, rest });
  }
  return places;
}

function restOf(after: string): string | null {
  const arabic = isArabic(after);
  for (const [word, instead] of arabic ? ARABIC_CUTS : ENGLISH_CUTS)
    if (after.toLowerCase().startsWith(`${word} `)) {
      const rest = after.slice(word.length + 1);
      return instead === '' ? rest : `${instead} ${rest}`;
    }
  // The one letter for "and" is written together with what follows; a short word may begin with it by itself.
  return arabic && new RegExp(`^${ARABIC_AND}\\p{L}{4}`, 'u').test(after) ? after.slice(1) : null;
}

/** One space, none before a mark, and no empty sentence. */
const tidied = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+([.,!?;:\u060c\u061b\u061f])(?=\s|$)/gu, '$1')
    .replace(/\.{2}(?=\s|$)/g, '.')
    .replace(/[ \t]+$/gm, '')
    .trim();
