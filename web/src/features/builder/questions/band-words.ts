import { type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { ScoreRange } from '@regimen/engine/check/score-range.ts';
import type { Band } from '@regimen/engine/items.ts';
import { coverageOf, type Stretch } from './band-coverage.ts';
import { bandTexts } from './band-texts.ts';

/** Gaps, overlaps and bands that nobody reaches, each in a sentence. */
export function bandProblems(bands: readonly Band[], range: ScoreRange | null, locale: Locale): string[] {
  if (!range || bands.length === 0) return [];
  const t = translator(bandTexts, locale);
  const named = (name: string) => quoted(name || t('name'), locale);
  const { gaps, overlaps, unreachable } = coverageOf(bands, range);
  const one = ({ from, to }: Stretch) => from === to;
  return [
    ...bands.filter(({ min, max }) => max < min).map(({ name }) => t('turned', { name: named(name) })),
    ...gaps.map((gap) =>
      one(gap) ? t('gapOne', { from: gap.from }) : t('gap', { from: gap.from, to: gap.to }),
    ),
    ...overlaps.map(({ from, to, names }) =>
      t(from === to ? 'overlapOne' : 'overlap', { from, to, names: listWords(names.map(named), locale) }),
    ),
    ...unreachable.map((name) => t('unreachable', { name: named(name) })),
  ];
}
