import type { Locale } from '@regimen/contract/language/languages.ts';
import { locales } from '@regimen/contract/language/languages.ts';
import { professionGroupTexts } from '@regimen/contract/profession-group-texts.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { type Profession, type ProfessionGroup, professionGroups } from '@regimen/contract/roles.ts';

export interface FoundGroup {
  group: ProfessionGroup;
  label: string;
  professions: { name: Profession; label: string }[];
}

/** Letters as they are typed in a hurry: no case, no accents or vowel signs, one alef, no article. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(^| )ال(?=\S{2})/g, '$1')
    .trim();

const groups = Object.entries(professionGroups) as [ProfessionGroup, readonly Profession[]][];

const wordsOf = (name: Profession, group: ProfessionGroup): string[] =>
  locales
    .flatMap((locale) => [roleTexts[locale][name], professionGroupTexts[locale][group]])
    .flatMap((label) => plain(label).split(' '))
    .filter(Boolean);

/** Every typed word has to begin some word of the profession or of its group, in any language. */
export function findProfessions(locale: Locale, typed: string): FoundGroup[] {
  const wanted = plain(typed).split(' ').filter(Boolean);
  return groups
    .map(([group, names]) => ({
      group,
      label: professionGroupTexts[locale][group],
      professions: names
        .filter((name) => {
          const words = wordsOf(name, group);
          return wanted.every((start) => words.some((word) => word.startsWith(start)));
        })
        .map((name) => ({ name, label: roleTexts[locale][name] })),
    }))
    .filter(({ professions }) => professions.length > 0);
}

/** The one profession that is called just like this. */
export function professionCalled(typed: string): Profession | null {
  const wanted = plain(typed);
  const all = groups.flatMap(([, names]) => names);
  return all.find((name) => locales.some((locale) => plain(roleTexts[locale][name]) === wanted)) ?? null;
}
