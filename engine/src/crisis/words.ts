/** From a text to the words that rules look at, in one spelling, with where its sentences end. */
import { foldedWords } from '../folded-words.ts';
import { FILLERS as ARABIC_FILLERS, TURNS as ARABIC_TURNS, arabicForms } from './spelling.ar.ts';

export interface Word {
  /** As it was written. */
  text: string;
  /** Every spelling under which a list may hold it: without an apostrophe, without Arabic prefixes, without long letters. */
  forms: readonly string[];
  /** A full stop, a question mark, "but": no rule reaches across it. */
  ends: boolean;
  /** What is expressly denied before it is denied no longer. */
  pauses: boolean;
}

/** More is not looked at: far above any message, and it bounds what a text may cost. */
const MOST_WORDS = 4_000;
const LONGEST_WORD = 24;

const PIECES = /\d+(?:[./,]\d+)?|\p{L}+(?:'\p{L}+)*|[.!?؟;؛\n]|[,،:()"«»“”]/gu;

/** Said in between, and nothing changes. */
const FILLERS: readonly string[] = [
  ...'just really so very literally honestly actually fucking fuckin freaking damn lol like kinda basically simply omg'.split(
    ' ',
  ),
  ...ARABIC_FILLERS,
];
const TURNS: readonly string[] = ['but', 'however', 'although', 'though', ...ARABIC_TURNS];

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const known = new Map<string, string[]>();
  const forms = (piece: string): string[] => {
    const before = known.get(piece) ?? formsOf(piece);
    known.set(piece, before);
    return before;
  };
  for (const [piece] of foldedWords(text).matchAll(PIECES)) {
    if (words.length === MOST_WORDS) break;
    const ends = /^[.!?؟;؛\n]$/.test(piece) || TURNS.includes(piece);
    const pauses = ends || /^[^\p{L}\d]$/u.test(piece);
    if (pauses) words.push({ text: piece, forms: piece === ',' || piece === '،' ? [','] : [], ends, pauses });
    else if (!FILLERS.includes(piece)) words.push({ text: piece, forms: forms(piece), ends, pauses });
  }
  return words;
}

function formsOf(piece: string): string[] {
  if (piece.length > LONGEST_WORD || /^\d/.test(piece)) return [piece];
  if (/[\u0621-\u064a]/.test(piece)) return arabicForms(piece);
  const joined = piece.replaceAll("'", '');
  const forms = new Set([joined]);
  if (joined !== piece) forms.add(piece.slice(0, piece.indexOf("'")));
  if (/(.)\1\1/.test(joined)) {
    forms.add(joined.replace(/(.)\1{2,}/g, '$1$1'));
    forms.add(joined.replace(/(.)\1{2,}/g, '$1'));
  }
  return [...forms];
}
