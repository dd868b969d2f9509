import { endsInMe } from './spelling.ar.ts';
import type { Word } from './words.ts';

/**
 * Named lists of words, one line each: `word`, `several_words`, `begin*` for whatever begins so, `word~` where one wrong
 * letter is forgiven, and in Arabic `^stem*` for a verb in any person.
 */
export type Lists = Readonly<Record<string, string>>;

export interface Index {
  exact: Map<string, string[]>;
  beginnings: Map<string, string[]>;
  /** By their first word. */
  phrases: Map<string, { words: string[]; list: string }[]>;
  /** By what is left of a word without one of its letters. */
  misspelt: Map<string, string[]>;
}

const SHORTEST_BEGINNING = 2;
const LONGEST_BEGINNING = 12;
const SHORTEST_FORGIVEN = 6;
const LONGEST_FORGIVEN = 15;

const add = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

const withoutOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** `others` are the words of rules that are in no list: each stands for itself. */
export function indexOf(lists: Lists, others: Iterable<string>): Index {
  const index: Index = { exact: new Map(), beginnings: new Map(), phrases: new Map(), misspelt: new Map() };
  const read = (list: string, entries: readonly string[]): void => {
    for (const entry of entries)
      if (entry.includes('_')) {
        const words = entry.split('_');
        add(index.phrases, words[0] as string, { words, list });
      } else if (entry.endsWith('*')) add(index.beginnings, entry.slice(0, -1), list);
      else if (entry.endsWith('~')) {
        add(index.exact, entry.slice(0, -1), list);
        for (const form of withoutOne(entry.slice(0, -1))) add(index.misspelt, form, list);
      } else add(index.exact, entry, list);
  };
  for (const [list, text] of Object.entries(lists)) read(list, text.split(' '));
  for (const word of others) read(word, [word]);
  return index;
}

/** Which lists begin at a word, and the words after each one's last. */
export type Found = ReadonlyMap<string, readonly number[]>;

export function findLists(words: readonly Word[], index: Index): Found[] {
  // The same word again costs little.
  const known = new Map<Word['text'], readonly string[]>();
  return words.map((word, at) => {
    const found = new Map<string, number[]>();
    const push = (list: string, end: number): void => {
      const ends = found.get(list);
      if (ends === undefined) found.set(list, [end]);
      else if (!ends.includes(end)) ends.push(end);
    };
    let single = known.get(word.text);
    if (single === undefined) {
      single = listsOf(word, index);
      known.set(word.text, single);
    }
    for (const list of single) push(list, at + 1);
    for (const form of word.forms)
      for (const { words: phrase, list } of index.phrases.get(form) ?? [])
        if (phrase.every((each, step) => words[at + step]?.forms.includes(each)))
          push(list, at + phrase.length);
    if (endsInMe(word.text))
      for (const [list, ends] of [...found]) for (const end of ends) push(`${list}.me`, end);
    return found;
  });
}

function listsOf({ text, forms }: Word, index: Index): string[] {
  const lists = ofNumber(text);
  for (const form of forms) {
    lists.push(...(index.exact.get(form) ?? []));
    for (let length = SHORTEST_BEGINNING; length <= Math.min(form.length, LONGEST_BEGINNING); length++)
      lists.push(...(index.beginnings.get(form.slice(0, length)) ?? []));
  }
  const form = forms[0] ?? '';
  if (lists.length === 0 && form.length >= SHORTEST_FORGIVEN && form.length <= LONGEST_FORGIVEN)
    for (const shorter of withoutOne(form)) lists.push(...(index.misspelt.get(shorter) ?? []));
  return [...new Set(lists)];
}

/** Which lists of numbers one is in: readings that are dangerous by themselves, and many of something. */
function ofNumber(text: string): string[] {
  if (!/^\d/.test(text)) return [];
  const [first = '', second] = text.split('/');
  const value = Number(first.replace(',', '.'));
  const lists = ['number'];
  if (second !== undefined) {
    if (value >= 180 || Number(second) >= 120) lists.push('high-pressure');
    return lists;
  }
  if (value >= 7) lists.push('many-number');
  if ((value >= 15 && value <= 52) || (/[.,]/.test(first) && value >= 1 && value <= 3))
    lists.push('low-number');
  if (value >= 380 && value < 1_500) lists.push('high-number');
  if (value >= 180 && value < 300) lists.push('pressure-number');
  if (value >= 39.5 && value <= 43) lists.push('fever-number');
  return lists;
}
