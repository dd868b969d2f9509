/** What the product itself says in both languages: items and examples that come with it. */
import type { ContentLanguage } from '../content-language.ts';
import { ARABIC as EXAMPLES } from '../examples/arabic/all.ts';
import type { Dictionary } from '../human-texts.ts';
import { ARABIC } from '../library/arabic/all.ts';

const inArabic: Dictionary = Object.assign({}, ...Object.values(EXAMPLES), ARABIC);
/** Of two English lines that are one in Arabic the first is taken. */
const inEnglish: Dictionary = Object.fromEntries(
  Object.entries(inArabic)
    .toReversed()
    .map(([english, arabic]) => [arabic, english]),
);
const wordsIn: Record<ContentLanguage, Dictionary> = { ar: inArabic, en: inEnglish };

/** All its lines, or nothing. */
export function knownIn(text: string, to: ContentLanguage): string | null {
  const words = wordsIn[to];
  const said = text
    .split('\n')
    .map((line) => (line === '' ? '' : Object.hasOwn(words, line) ? (words[line] ?? null) : null));
  return said.includes(null) ? null : said.join('\n');
}
