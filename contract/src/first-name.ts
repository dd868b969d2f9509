import { nameBeginnings, nameTitles } from './name-beginnings.ar.ts';

/** The same in Latin letters. */
const latin: readonly string[] = ['abd', 'abdul', 'abdel', 'abu', 'umm'];
const latinTitles: readonly string[] = ['dr', 'prof', 'professor', 'mr', 'mrs', 'ms', 'miss', 'mx'];

/** With a full stop or without, in both scripts. */
function isTitle(word: string): boolean {
  const bare = word.replaceAll('.', '').toLowerCase();
  return latinTitles.includes(bare) || nameTitles.includes(bare);
}

/** The words of a name without those that only stand before one; a name of titles alone keeps them. */
export function wordsOfName(fullName: string): string[] {
  const words = fullName.trim().split(/\s+/);
  return words.slice(
    Math.max(
      words.findIndex((word) => !isTitle(word)),
      0,
    ),
  );
}

/** What somebody is called by those who greet them; words that mean nothing without the next take it along. */
export function firstName(fullName: string): string {
  const [first = '', second] = wordsOfName(fullName);
  const begins = nameBeginnings.includes(first) || latin.includes(first.toLowerCase());
  return second !== undefined && begins ? `${first} ${second}` : first;
}
