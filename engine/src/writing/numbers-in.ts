/** What numbers a text speaks of, in digits or in words, so that two texts can be asked whether they say the same. */
import { foldedWords } from '../folded-words.ts';
import { ARABIC_NUMBERS, MONDAY } from './numbers-in.ar.ts';

/** "One" is left out: it is a pronoun more often than a number. */
const ENGLISH_NUMBERS: Readonly<Record<string, string>> = {
  zero: '0',
  two: '2',
  twice: '2',
  double: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  hundred: '100',
  thousand: '1000',
  half: '0.5',
  quarter: '0.25',
};

/** Without what only groups digits: "4,200" is "4200", "4.50" is "4.5". */
const plainNumber = (digits: string): string => {
  const plain = digits
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', '')
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replaceAll(',', '.')
    .replace(/[.]+$/, '');
  const value = Number(plain);
  return Number.isFinite(value) ? String(value) : plain;
};

const DIGITS = /\d+(?:[.,\u066b\u066c]\d+)*/g;

const folded = (text: string): string => foldedWords(text.replaceAll('½', ' 0.5 '));
const inDigits = (words: string): Set<string> => new Set((words.match(DIGITS) ?? []).map(plainNumber));

/** Those that are written in digits. */
export const digitsIn = (text: string): Set<string> => inDigits(folded(text));

export function numbersIn(text: string): Set<string> {
  const words = folded(text);
  const found = inDigits(words);
  for (const word of words.match(/\p{L}+/gu) ?? []) {
    const number = numberOf(word);
    if (number !== undefined) found.add(number);
  }
  return found;
}

const numberOf = (word: string): string | undefined => {
  if (word === MONDAY) return undefined;
  if (Object.hasOwn(ENGLISH_NUMBERS, word)) return ENGLISH_NUMBERS[word];
  const bare = word.replace(/^[\u0648\u0641]?(?:\u0627\u0644|\u0628)?(?=\p{L}{3})/u, '');
  return [word, bare].map((each) => ARABIC_NUMBERS[each]).find((number) => number !== undefined);
};
