import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Some 49,000 passwords that people choose most, as the JSON of one list. It is searched as the text it is: made a set,
 * it would hold up everybody else for a fifth of a second.
 */
const listed = readFileSync(
  createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json'),
  'utf8',
);
const isListed = (password: string): boolean => listed.includes(JSON.stringify(password));

const signsAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** "aaaaaaaaaa", "abc123abc123": as easy as what is repeated. */
const repeated = /^(.{1,8}?)\1+$/u;

/** Whoever guesses tries it early: one of the list, in any case, with signs around it, or a short piece again and again. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return isListed(plain) || isListed(plain.replace(signsAround, '')) || repeated.test(plain);
}
