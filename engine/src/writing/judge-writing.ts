/** What must hold of a text that is proposed in the place of another, whoever wrote it. */
import { crisisIn } from '../crisis-words.ts';
import { medicalClaimIn, medicalNamesIn } from '../medical-words.ts';
import { placeholdersIn } from '../placeholders.ts';
import { numbersIn } from './numbers-in.ts';

/** Why a proposal is not shown. */
export const WRITING_FAULTS = [
  'empty',
  'same',
  'too-long',
  'placeholders',
  'link',
  'danger',
  'dose',
  'diagnosis',
  'medicine',
  'number',
] as const;
export type WritingFault = (typeof WRITING_FAULTS)[number];

export interface WritingBefore {
  text: string;
  /** What its writer asked for in their own words may be named as well. */
  hint: string;
  mostLetters: number;
}

export function faultOfWriting(
  proposed: string,
  { text, hint, mostLetters }: WritingBefore,
): WritingFault | null {
  if (!/[\p{L}\p{N}]/u.test(proposed)) return 'empty';
  if (proposed === text) return 'same';
  if (proposed.length > mostLetters) return 'too-long';
  if (!sameBraces(text, proposed)) return 'placeholders';
  if (hasNew(linksIn(proposed), linksIn(text))) return 'link';
  const known = `${text}\n${hint}`;
  if (crisisIn(proposed) !== null && crisisIn(text) === null) return 'danger';
  const claim = medicalClaimIn(proposed);
  if (claim !== null && claim !== medicalClaimIn(text)) return claim;
  if (hasNew(medicalNamesIn(proposed), medicalNamesIn(text))) return claim ?? 'medicine';
  return hasNew(numbersIn(withoutBraces(proposed)), numbersIn(withoutBraces(known))) ? 'number' : null;
}

const BRACES = /\{\{?[^{}]{0,300}\}\}?/g;
export const withoutBraces = (text: string): string => text.replace(BRACES, ' ');

/** What stands in braces by what it means: a space more or the other language's word for it changes nothing. */
const bracesIn = (text: string): string[] => {
  const known = new Map(
    placeholdersIn(text).map((each) => [each.text, `${each.kind ?? each.word}:${each.item}`]),
  );
  return (text.match(BRACES) ?? []).map((each) => known.get(each) ?? each).sort();
};
export function sameBraces(one: string, other: string): boolean {
  const [a, b] = [bracesIn(one), bracesIn(other)];
  return a.length === b.length && a.every((each, index) => each === b[index]);
}

const LINKS = /(?:https?:\/\/|www\.)[^\s)>\]]+/gi;
export const linksIn = (text: string): Set<string> => new Set(text.match(LINKS) ?? []);
export const withoutLinks = (text: string): string => text.replace(LINKS, ' ');
export const hasNew = (proposed: ReadonlySet<string>, known: ReadonlySet<string>): boolean =>
  [...proposed].some((each) => !known.has(each));
