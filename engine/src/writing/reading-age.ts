/**
 * How old somebody has to be to read a text with ease, measured by counting. English by Flesch and Kincaid's grade (Kincaid
 * 1975), Arabic by Björnsson's LIX, which counts long words in place of syllables: unvowelled Arabic does not show those.
 * Both say how a text is built, and nothing of whether it makes sense.
 */
import { PLACEHOLDER_KINDS } from '../placeholders.ts';
import { textLanguage } from './text-language.ts';

/** Of fewer words no measure says anything. */
const fewestWords = 8;
/** A grade of school begins at this age. */
const ageOfGrade = 5;
export const youngest = 6;
export const oldest = 18;

/** `null`: too short to be measured. `oldest` means that age and beyond. */
export function readingAge(text: string): number | null {
  const plain = withoutMarks(text);
  const language = textLanguage(plain);
  const words = plain.match(WORD) ?? [];
  if (language === null || words.length < fewestWords) return null;
  const perSentence = words.length / Math.max(1, sentencesIn(plain));
  const grade = language === 'en' ? gradeOf(words, perSentence) : gradeByLix(words, perSentence);
  return Math.min(oldest, Math.max(youngest, Math.round(grade + ageOfGrade)));
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;
const NAME_OF_PLACEHOLDER = PLACEHOLDER_KINDS[0] ?? '';

/** As it is read: a placeholder is one short word, a link its words, and marks of lists and headings are none. */
const withoutMarks = (text: string): string =>
  text
    .replace(/\{\{[^{}]*\}\}/g, NAME_OF_PLACEHOLDER)
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^[ \t]*(?:[-*+•#>]+|\d+[.)])[ \t]+/gm, '')
    .replace(/[*_`[\]]/g, '');

/** A line that ends without a mark is one too. */
const sentencesIn = (text: string): number =>
  text.split(/[.!?؟…]+(?=\s|$)|\n+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

function gradeOf(words: readonly string[], perSentence: number): number {
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * perSentence + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without the silent ones at the end. A number is said in about two. */
function syllablesIn(word: string): number {
  if (/\d/.test(word)) return 2;
  const plain = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?<=[^aeiouy])e$|(?<=[^aeiouydt])ed$|(?<=[^aeioulscxgz])es$/, '')
    // "little", "apple": the l is said with a vowel of its own.
    .replace(/(?<=[^aeiouy])l$/, 'el');
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
}

/** LIX of 24 is read in grade 4, of 56 in grade 12 (Anderson 1983). */
function gradeByLix(words: readonly string[], perSentence: number): number {
  const long = words.filter((word) => lettersOf(word) > 6).length;
  return (perSentence + (100 * long) / words.length) / 4 - 2;
}

const lettersOf = (word: string): number =>
  [...word.replace(/[\p{M}\u0640]/gu, '').replace(PREFIX, '')].length;
/** "And", "so", "by", "for", "as" and "the" are written together with the word that follows. */
const PREFIX = /^[\u0648\u0641]?(?:[\u0628\u0643]?\u0627\u0644|\u0644\u0644)?(?=\p{L}{2})/u;
