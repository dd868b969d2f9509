import { type Found, findLists, type Index, indexOf, type Lists } from './lists.ts';
import type { Word } from './words.ts';

/**
 * A rule in one line. `want die`: a word of each list in this order with at most two words between; `want 5 die`: at most
 * five; `want 0 die`: none; `a/b`: either list; `a 1 b & c`: in any order `a b` and `c`, in one sentence and at most twelve
 * words apart; `a && b`: also across sentences; `… unless c/d`: not with these in the same sentence. A name that is no list
 * is a word itself. `a.b`: one word in both lists. `!` before it: a denial is part of it. `=` before that: said so plainly
 * that nothing taught may hold it back.
 */
export interface Rule {
  firm: boolean;
  plain: boolean;
  /** The first is looked for where its first word is, the others around it. */
  parts: Step[][];
  acrossSentences: boolean;
  unless: string[];
}

interface Step {
  /** At most so many words before it. */
  gap: number;
  lists: ReadonlySet<string>;
  names: readonly string[];
}

const GAP = 2;
const NEAR = 12;
const NEAR_ACROSS = 20;
/** A rule in order spans at most this many words, so that its places fit a number's bits. */
const LONGEST = 30;

export function readRule(line: string): Rule {
  const [signs = ''] = line.match(/^[=!]*/) ?? [];
  const [pattern = '', exceptions = ''] = line.slice(signs.length).split(' unless ');
  const parts = pattern.split(/\s*&+\s*/).map(readPart);
  return {
    firm: signs.includes('!'),
    plain: signs.includes('='),
    parts,
    acrossSentences: pattern.includes('&&'),
    unless: exceptions === '' ? [] : exceptions.split('/'),
  };
}

function readPart(text: string): Step[] {
  const steps: Step[] = [];
  let gap = GAP;
  for (const word of text.split(' ')) {
    if (/^\d+$/.test(word)) gap = Number(word);
    else {
      const names = word.split('/');
      steps.push({ gap, names, lists: new Set(names) });
      gap = GAP;
    }
  }
  return steps;
}

const namesIn = (rule: Rule): string[] =>
  [...rule.parts.flat().flatMap((step) => [...step.lists]), ...rule.unless].filter(
    (name) => !name.includes('.'),
  );

export interface Match {
  rule: Rule;
  start: number;
  end: number;
}

/** What was found in a text: lists at words, and where each word's sentence begins and ends. */
export interface Reading {
  words: readonly Word[];
  found: readonly Found[];
  /** Where each list begins. */
  places: ReadonlyMap<string, readonly number[]>;
  sentenceOf: readonly number[];
  sentences: readonly Sentence[];
}

interface Sentence {
  start: number;
  end: number;
  lists: Set<string>;
}

export function readingOf(words: readonly Word[], index: Index): Reading {
  const found = findLists(words, index);
  const places = new Map<string, number[]>();
  let current: Sentence = { start: 0, end: 0, lists: new Set() };
  const sentences = [current];
  const sentenceOf = words.map((word, at) => {
    const number = sentences.length - 1;
    current.end = at + 1;
    for (const list of found[at]?.keys() ?? []) {
      current.lists.add(list);
      const before = places.get(list);
      if (before) before.push(at);
      else places.set(list, [at]);
    }
    if (word.ends) {
      current = { start: at + 1, end: at + 1, lists: new Set() };
      sentences.push(current);
    }
    return number;
  });
  return { words, found, places, sentenceOf, sentences };
}

/** Most rules want something that is not in the text at all. */
const mayHold = (rule: Rule, places: Reading['places']): boolean =>
  rule.parts.every((steps) => steps.every(({ names }) => names.some((name) => places.has(name))));

/** Where the steps end that begin at a word, one after the other in its sentence; 0 if they are not there. */
function inOrder(reading: Reading, steps: readonly Step[], start: number): number {
  const limit = Math.min(reading.sentences[reading.sentenceOf[start] ?? 0]?.end ?? 0, start + LONGEST);
  // A bit for each place where the next step may begin: no way is gone twice, whatever the text is.
  let places = 1;
  for (const [number, step] of steps.entries()) {
    let starts = places;
    if (number > 0) for (let gap = 1; gap <= step.gap; gap++) starts |= places << gap;
    places = 0;
    for (let at = start; at < limit && starts >>> (at - start) !== 0; at++) {
      if ((starts & (1 << (at - start))) === 0) continue;
      for (const [list, ends] of reading.found[at] ?? [])
        if (step.lists.has(list)) for (const end of ends) if (end <= limit) places |= 1 << (end - start);
    }
    if (places === 0) return 0;
  }
  return start + 31 - Math.clz32(places & -places);
}

function around(reading: Reading, rule: Rule, at: number): { start: number; end: number } | null {
  let start = at;
  let end = inOrder(reading, rule.parts[0] as Step[], at);
  if (end === 0) return null;
  if (rule.parts.length === 1) return { start, end };
  const sentence = reading.sentences[reading.sentenceOf[at] ?? 0];
  const whole = rule.acrossSentences;
  const reach = whole ? NEAR_ACROSS : NEAR;
  const from = Math.max(whole ? 0 : (sentence?.start ?? 0), at - reach);
  const to = Math.min(whole ? reading.words.length : (sentence?.end ?? 0), end + reach);
  for (const part of rule.parts.slice(1)) {
    const there = firstOf(reading, part, from, to);
    if (there === null) return null;
    start = Math.min(start, there.start);
    end = Math.max(end, there.end);
  }
  return { start, end };
}

function firstOf(
  reading: Reading,
  part: readonly Step[],
  from: number,
  to: number,
): Omit<Match, 'rule'> | null {
  for (let start = from; start < to; start++) {
    const end = inOrder(reading, part, start);
    if (end > 0) return { start, end };
  }
  return null;
}

/** Rules by the list that they begin with, so that a text is gone through once. */
export interface RuleSet<Key extends string> {
  byFirst: Map<string, { key: Key; rule: Rule }[]>;
}

export function rulesOf<Key extends string>(lines: Readonly<Record<Key, readonly string[]>>): RuleSet<Key> {
  const byFirst = new Map<string, { key: Key; rule: Rule }[]>();
  for (const [key, texts] of Object.entries(lines) as [Key, readonly string[]][])
    for (const rule of texts.map(readRule))
      for (const list of rule.parts[0]?.[0]?.lists ?? []) {
        byFirst.set(list, [...(byFirst.get(list) ?? []), { key, rule }]);
      }
  return { byFirst };
}

export function wordsOfRules(sets: readonly RuleSet<string>[], lists: Lists): Set<string> {
  const names = sets.flatMap(({ byFirst }) =>
    [...byFirst.values()].flat().flatMap(({ rule }) => namesIn(rule)),
  );
  return new Set(names.filter((name) => !(name in lists) && !name.includes('-')));
}

export const indexFor = (lists: Lists, sets: readonly RuleSet<string>[]): Index =>
  indexOf(lists, wordsOfRules(sets, lists));

/** Every place where a rule of the set holds. */
export function* matchesOf<Key extends string>(
  reading: Reading,
  { byFirst }: RuleSet<Key>,
): Generator<Match & { key: Key }> {
  const held = new Map<string, { key: Key; rule: Rule }[]>();
  for (const list of reading.places.keys()) {
    const rules = byFirst.get(list)?.filter(({ rule }) => mayHold(rule, reading.places)) ?? [];
    if (rules.length > 0) held.set(list, rules);
  }
  for (let at = 0; at < reading.words.length; at++) {
    for (const list of reading.found[at]?.keys() ?? [])
      for (const { key, rule } of held.get(list) ?? []) {
        const match = around(reading, rule, at);
        if (match === null) continue;
        const sentence = reading.sentences[reading.sentenceOf[at] ?? 0];
        if (rule.unless.some((name) => sentence?.lists.has(name))) continue;
        yield { key, rule, ...match };
      }
  }
}
