import { nameBeginnings } from './name-beginnings.ar.ts';

/** The same in Latin letters. */
const latin: readonly string[] = ['abd', 'abdul', 'abdel', 'abu', 'umm'];

/** What somebody is called by those who greet them; words that mean nothing without the next take it along. */
export function firstName(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/);
  const begins = nameBeginnings.includes(first) || latin.includes(first.toLowerCase());
  return second !== undefined && begins ? `${first} ${second}` : first;
}
