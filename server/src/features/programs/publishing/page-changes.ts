import { locales } from '@regimen/contract/language/languages.ts';
import type { ProgramText, VersionPage } from '@regimen/contract/program-texts.ts';
import type { PageChange } from '@regimen/contract/publishing.ts';
import { sameJson } from '@regimen/engine/same-json.ts';

const textParts = [
  'title',
  'summary',
  'description',
  'outcomes',
  'evidence',
  'questions',
] as const satisfies readonly (keyof ProgramText)[];
const otherParts = [
  'cover',
  'category',
  'tags',
  'level',
  'signs',
  'minutesADay',
  'weeks',
  'access',
] as const satisfies readonly (keyof VersionPage)[];

/** What the page will say that it does not say now, part by part; a language that comes or goes is one change. */
export function pageChanges(before: VersionPage, now: VersionPage): PageChange[] {
  const texts = locales.flatMap((locale): PageChange[] => {
    const [was, is] = [before.texts[locale], now.texts[locale]];
    if (!was && !is) return [];
    if (!was || !is) return [{ part: is ? 'languageAdded' : 'languageRemoved', locale }];
    return textParts.filter((part) => !sameJson(was[part], is[part])).map((part) => ({ part, locale }));
  });
  const others = otherParts
    .filter((part) => !sameJson(before[part], now[part]))
    .map((part) => ({ part, locale: null }));
  return [...texts, ...others];
}
