/** How Arabic is written, for `words.ts` and `lists.ts`: what stands before a word without a space, and small words. */

export const FILLERS: readonly string[] = ['يعني', 'جدا', 'يا'];
export const TURNS: readonly string[] = ['لكن', 'ولكن', 'لكني', 'ولكني', 'بس'];

const BEFORE_WORDS = /^(?:(?:وال|فال|بال|كال|هال|عال|لل|ال|و)(?=..)|[فبلكسحهم](?=...))/;
const OF_PERSONS = /^[اتين]/;

export const endsInMe = (word: string): boolean => word.endsWith('ني');

/** `كالموت` is also held as `موت`; a verb without the letter of its person is held as `^ضرب…`. */
export function arabicForms(piece: string): string[] {
  const forms = new Set([piece.replace(/(.)\1{2,}/g, '$1')]);
  for (const form of forms) {
    if (form.startsWith('^')) continue;
    const rest = form.replace(BEFORE_WORDS, '');
    if (rest !== form) forms.add(rest);
    if (/^و../.test(form)) forms.add(form.slice(1));
    if (OF_PERSONS.test(form) && form.length >= 4) forms.add(`^${form.slice(1)}`);
    if (/^ب[^اتين]/.test(form) && form.length >= 4) forms.add(`^${form.slice(1)}`);
  }
  return [...forms];
}
