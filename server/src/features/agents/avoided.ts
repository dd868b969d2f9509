import { foldedWords } from '@regimen/engine/folded-words.ts';
import { smallArabic, stemOfArabic } from './avoided-forms.ar.ts';

/**
 * Whether a sentence speaks of a topic that the agent's creator has ruled out: it has each of the topic's words, in any of
 * their usual forms. What is said in other words, or in a language the topic was not written in, is left to the prompt.
 */
export function speaksOfAvoided(text: string, topics: readonly string[]): boolean {
  if (topics.length === 0) return false;
  const wanted = topics.map(stemsIn).filter(({ size }) => size > 0);
  return foldedWords(text)
    .split(/[.!?\u061f\n]+/u)
    .map(stemsIn)
    .some((said) => wanted.some((topic) => [...topic].every((word) => said.has(word))));
}

/** Words that topics are put together with. */
const small = new Set([...'and the of for or any about with your other'.split(' '), ...smallArabic]);

const stemsIn = (text: string): Set<string> =>
  new Set(
    (foldedWords(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !small.has(word)).map(stemOf),
  );

/** "Diets", "dieting" and "dieted" are one word. */
const stemOf = (word: string): string =>
  /[\u0600-\u06ff]/.test(word)
    ? stemOfArabic(word)
    : word.replace(/(?<=\p{L}{3})(?:ings?|edly|ed|ies|es|s|y|e)$/u, '');
