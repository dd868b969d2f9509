/** The labelled sentences of the crisis gate, and the patterns that others are drawn from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ENGLISH_LISTS } from '../../engine/src/crisis/en-lists.ts';
import { ARABIC_LISTS } from '../../engine/src/crisis/lists.ar.ts';

export interface Sentence {
  text: string;
  language: 'en' | 'ar';
  danger: boolean;
  kind: string;
}

const textOf = (file: string): string => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');

export const sentencesOf = (name: 'tuned' | 'held-out' | 'taught' | 'development'): Sentence[] =>
  JSON.parse(textOf(`${name}.json`));

/** What the demo's people write and what pages say: nothing in it is a danger. `check` is never taught. */
export const ordinarySentences = (part: 'taught' | 'check'): Sentence[] =>
  (JSON.parse(textOf(part === 'taught' ? 'ordinary.json' : 'ordinary-check.json')) as string[]).map(
    (text) => ({
      text,
      language: /[\u0600-\u06ff]/.test(text) ? 'ar' : 'en',
      danger: false,
      kind: 'ordinary',
    }),
  );

/** A pattern says little more by being drawn often: what it is made of is met, and no more. */
const MOST_DRAWN = 4;
const LETTERS: Readonly<Record<string, string>> = { s: 'self-harm', b: 'medical', v: 'violence' };

/**
 * A line is `+` for danger with `s`, `b` or `v` for mind, body or violence, or `-` for harmless; `{a|b}` is one of both. What
 * comes of each pattern, always the same: every choice of a place is met at least once.
 */
export function patterns(): Sentence[][] {
  return (['en', 'ar'] as const).flatMap((language) =>
    textOf(`patterns-${language}.txt`)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, sign, letter = '', pattern] = /^([+-])([sbv]?) (.+)$/.exec(line) ?? [];
        if (pattern === undefined) throw new Error(`No pattern: ${line}`);
        const kind = LETTERS[letter] ?? 'harmless';
        return drawnFrom(pattern).map((text) => ({ text, language, danger: sign === '+', kind }));
      }),
  );
}

function drawnFrom(pattern: string): string[] {
  const places = [...pattern.matchAll(/\{([^}]*)\}/g)].map(([, choices = '']) => choices.split('|'));
  const widest = Math.max(1, ...places.map(({ length }) => length));
  const all = places.reduce((product, { length }) => product * length, 1);
  const drawn = new Set<string>();
  for (let number = 0; number < Math.min(all, Math.max(widest, MOST_DRAWN)); number++) {
    let place = 0;
    const text = pattern.replace(/\{[^}]*\}/g, () => {
      const choices = places[place] as string[];
      // Another order at each place, so that the same two seldom meet.
      const at = (number * (place * 2 + 1) + place + Math.floor(number / choices.length)) % choices.length;
      place++;
      return choices[at] as string;
    });
    drawn.add(
      text
        .replace(/ +/g, ' ')
        .replace(/ ([,.])/g, '$1')
        .trim(),
    );
  }
  return [...drawn];
}

/** Of what the judge was taught with: others mean that it has to be taught anew. */
export const teachingMark = (): string =>
  createHash('sha256')
    .update(JSON.stringify([ENGLISH_LISTS, ARABIC_LISTS]))
    .update(
      ['tuned.json', 'taught.json', 'ordinary.json', 'patterns-en.txt', 'patterns-ar.txt']
        .map(textOf)
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);
