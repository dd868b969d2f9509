import type { MessageKey } from '../../messages.ts';

/** Letters of any script with their marks, digits, and what stands within names. */
const looksLikeName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/u;
/** "clinic.example"; initials are not meant. */
const looksLikeAddress = /[\p{L}\p{N}]{2,}\.\p{L}{2,}|\bwww\b/iu;
/** Letters that are drawn alike in two scripts make one name look like another. */
const mixesScripts = (name: string) =>
  /\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name);

/** Why nobody may call themselves so; `taken` are names that a reader would believe: the creator's, the site's. */
export function faultOf(pseudonym: string, taken: readonly string[]): MessageKey | undefined {
  if (pseudonym === '') return 'required';
  if (!looksLikeName.test(pseudonym) || mixesScripts(pseudonym)) return 'pseudonym_plain';
  if (looksLikeAddress.test(pseudonym)) return 'pseudonym_no_link';
  const plain = folded(pseudonym);
  if (plain === '') return 'pseudonym_plain';
  const isTaken = taken
    .map(folded)
    .some((name) => name !== '' && (plain === name || (name.length > 3 && plain.includes(name))));
  return isTaken ? 'pseudonym_taken' : undefined;
}

/** What is left of a name when it is only looked at quickly: without marks, hamzas, and strokes that stretch a word. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
