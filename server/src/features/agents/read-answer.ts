import { noneMark } from './write-prompt.ts';

export interface ReadAnswer {
  words: string;
  /** Numbers of passages, in the order in which they are first cited. */
  cited: number[];
  /** What it would offer, of those it was told of. */
  offers: string[];
  /** It found nothing to answer from. */
  isNone: boolean;
}

const longest = 4_000;

/** What a model said as plain text: cites of nothing it was given, other marks and addresses are no part of it. */
export function readAnswer(
  text: string,
  { passages, offers }: { passages: number; offers: readonly string[] },
): ReadAnswer {
  const offered = [...text.matchAll(/\[\[offer:([a-z]+)\]\]/g)].map(([, kind = '']) => kind);
  const words = asPlainWords(text, passages).trim().slice(0, longest);
  const cited = [...words.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
  return {
    words,
    cited: [...new Set(cited)],
    offers: offers.filter((kind) => offered.includes(kind)),
    isNone: text.includes(noneMark) || words === '',
  };
}

// Control characters have no place in it, and neither have marks that turn the direction of writing.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** No expression here looks twice at the same letters: a model that repeats itself without end costs no more than another. */
function asPlainWords(text: string, passages: number): string {
  return text
    .toWellFormed()
    .replace(unseen, '')
    .replace(/\[\[[^[\]\n]{0,60}\]\]/g, '')
    .replace(/!?\[([^[\]\n]{0,300})\]\([^()[\]\n]{0,500}\)/g, '$1')
    .replace(/<[^<>\n]{0,500}>/g, '')
    .replace(/\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S+/gi, '')
    .replace(/\[(\d{1,3}(?: ?, ?\d{1,3}){0,20})\]/g, (_all, list: string) =>
      list
        .split(',')
        .map(Number)
        .filter((number) => number >= 1 && number <= passages)
        .map((number) => `[${number}]`)
        .join(''),
    )
    .replace(/\*\*|__|`/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]\n/g, '\n');
}

/**
 * How much of an answer that is still coming can be shown: what may yet become a cite, a mark, an address or an amount waits
 * for the words after it.
 */
export function settledPart(text: string): string {
  const tail = text.slice(-longestOpen);
  const open = unsettled.exec(tail);
  return open ? text.slice(0, text.length - tail.length + open.index) : text;
}

const longestOpen = 400;
const unsettled =
  /(?:!?\[[^\]\n]*\]?(?:\([^)\n]*)?|<[^>\n]*|\S*(?::\/\/|www\.)\S*|\b[a-z][a-z0-9+.-]{0,20}:\/{0,2}|\bw{1,3}|\d[\d.,]*\s?\S{0,12}|[*_`])$/i;
