/** What can be said in the other language at once, and who has to be asked for the rest. */
import type { ContentLanguage } from '../content-language.ts';
import { crisisIn } from '../crisis-words.ts';
import { SIGNS } from '../human-texts.ts';
import { faultOfTranslation, type TranslationFault } from './judge-translation.ts';
import { withoutBraces, withoutLinks } from './judge-writing.ts';
import { knownIn } from './known-words.ts';
import { textLanguage } from './text-language.ts';

/** A text and what stands for it. */
export type Draft = [source: string, draft: string];

export interface ToTranslate {
  texts: readonly string[];
  /** Words for somebody in danger: people write those. */
  forPeople: readonly string[];
  to: ContentLanguage;
  /** What a model wrote. */
  written: readonly Draft[];
}

export interface Translated {
  /** In the product's own words. */
  known: Draft[];
  /** Of what was written. */
  sound: Draft[];
  refused: { text: string; fault: TranslationFault }[];
  /** Nobody has said these so far. */
  left: string[];
  /** About danger; nobody else is asked. */
  forPeople: string[];
}

export function translate({ texts, forPeople, to, written }: ToTranslate): Translated {
  const drafts = new Map(written);
  const people = new Set(forPeople);
  const came: Translated = { known: [], sound: [], refused: [], left: [], forPeople: [] };
  for (const text of texts) {
    if (!isForeign(text, to)) continue;
    const known = knownIn(text, to);
    const draft = drafts.get(text);
    const fault = draft === undefined ? null : faultOfTranslation(draft, text, to);
    if (known !== null) came.known.push([text, known]);
    else if (people.has(text) || crisisIn(text) !== null) came.forPeople.push(text);
    else if (draft === undefined) came.left.push(text);
    else if (fault === null) came.sound.push([text, draft]);
    else came.refused.push({ text, fault });
  }
  return came;
}

/** It has words, and they are not in this language. */
function isForeign(text: string, to: ContentLanguage): boolean {
  const language = textLanguage(withoutBraces(withoutLinks(text)));
  return language !== null && language !== to && !SIGNS.test(text);
}
