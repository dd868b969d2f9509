import type { Locale } from '@regimen/contract/language/languages.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { readingTexts } from './reading-texts.ts';
import { unitsOf } from './units.ts';

/** Why a reading will not be taken, judged as the engine will judge it; perhaps it was measured in another unit. */
export function readingProblem(
  item: KpiItem,
  value: number | null | undefined,
  unit: string,
  locale: Locale,
): string | undefined {
  const t = translator(readingTexts, locale);
  if (value === null || value === undefined) return t('needNumber');
  const own = inOwnUnit(item, value, unit);
  if (own !== null && own >= item.range.min && own <= item.range.max) return undefined;
  const { units, rangeIn } = unitsOf(item);
  const other = units.find((each) => {
    const { min, max } = rangeIn(each);
    return each !== unit && value >= min && value <= max;
  });
  const { min, max } = rangeIn(unit);
  const likely = t('hardly', { min: round(min), max: quantity(round(max), unit, locale) });
  return other ? `${likely} ${t('otherUnit', { value, other })}` : likely;
}

const round = (value: number) => Math.round(value * 100) / 100;
