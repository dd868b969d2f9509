/**
 * Words in what people write that may mean that somebody is in danger: its writer, or whoever they speak of. Rules decide,
 * never a model: they show help once too often rather than once too little. What the lines of the tables mean is said in
 * `crisis/lists.ts` and `crisis/rules.ts`.
 */
import { ARABIC } from './crisis/ar.ts';
import { ENGLISH } from './crisis/en.ts';
import { findDanger } from './crisis/judge.ts';
import { type CrisisKind, type Finding, type Language, languageOf, type Tables } from './crisis/language.ts';
import { type Reading, readingOf } from './crisis/rules.ts';
import { wordsOf } from './crisis/words.ts';

export type { CrisisKind, Finding } from './crisis/language.ts';

const LANGUAGES: readonly Tables[] = [ENGLISH, ARABIC];

/** Built for the first text: whoever writes nothing pays nothing. */
const built = new Map<Tables, Language>();
const builtFrom = (tables: Tables): Language => {
  const language = built.get(tables) ?? languageOf(tables);
  built.set(tables, language);
  return language;
};

/** For whoever has others waiting: the tables take a moment to build, once. */
export function buildCrisisWords(): void {
  for (const tables of LANGUAGES) builtFrom(tables);
}

/** A text as the rules of each language see it. */
export interface Read {
  language: Language;
  reading: Reading;
}

export function readByRules(text: string): Read[] {
  const words = wordsOf(text);
  return LANGUAGES.map((tables) => {
    const language = builtFrom(tables);
    return { language, reading: readingOf(words, language.index) };
  });
}

export function foundByRules(read: readonly Read[]): Finding | null {
  for (const { language, reading } of read) {
    const finding = findDanger(reading, language);
    if (finding !== null) return finding;
  }
  return null;
}

/** What may mean danger, with the words that say so. `null`: nothing does. */
export const crisisFound = (text: string): Finding | null => foundByRules(readByRules(text));

/**
 * Whether this may mean that its writer, or somebody they speak of, is in danger, by the rules alone: for the browser. The
 * server asks `crisis-gate.ts`, where what was taught stands on top. `null`: nothing in it says so.
 */
export const crisisIn = (text: string): CrisisKind | null => crisisFound(text)?.kind ?? null;
