import type { Locale } from '@regimen/contract/language/languages.ts';
import type { VersionPage } from '@regimen/contract/program-texts.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import type { Program } from '@regimen/engine/protocol.ts';

const mostStepTypes = 12;

/** What the catalog keeps of a published version: what it shows, and what may be searched for in each language. */
export function listingFields(page: VersionPage, content: Program) {
  const types = content.protocols.flatMap(({ protocol }) => protocol.nodes.map(({ type }) => type));
  return {
    ...page,
    stepTypes: types.slice(0, mostStepTypes),
    titleEn: page.texts.en?.title ?? '',
    titleAr: page.texts.ar?.title ?? '',
    searchEn: searchText(page, 'en'),
    searchAr: searchText(page, 'ar'),
  };
}

function searchText(page: VersionPage, locale: Locale): string {
  const text = page.texts[locale];
  if (!text) return '';
  const signs = page.signs.map((sign) => signLabel(sign, locale));
  return [text.summary, ...text.outcomes, ...signs, ...page.tags].join('\n');
}
