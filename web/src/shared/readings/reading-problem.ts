import type { Locale } from '@regimen/contract/language/languages.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { inUnit } from '@regimen/contract/reader-units.ts';
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
  const { units, rangeIn } = unitsOf(item);
  const { min, max } = rangeIn(unit);
  const span = { min: round(min), max: limitWords(max, unit, locale) };
  if (value === null || value === undefined)
    return t('needNumber', { ...span, example: exampleOf(item, unit, min, max) });
  const own = inOwnUnit(item, value, unit);
  if (own !== null && own >= item.range.min && own <= item.range.max) return undefined;
  const other = units.find((each) => {
    const { min, max } = rangeIn(each);
    return each !== unit && value >= min && value <= max;
  });
  const likely = t('hardly', span);
  return other ? `${likely} ${t('otherUnit', { value, other })}` : likely;
}

/** "260 mmHg"; of a scale "10", since its unit says the same: "of 10". */
export const limitWords = (limit: number, unit: string, locale: Locale): string =>
  quantity(round(limit), /^(of|من) /.test(unit) ? '' : unit, locale);

/** What one would like to read there: within the target where there is one, never what should worry anybody. */
function exampleOf(item: KpiItem, unit: string, min: number, max: number): number {
  if (!item.target) return between(min, max);
  const { min: low, max: high } = inUnit(item, unit).ends(item.target);
  const wanted =
    low !== undefined && high !== undefined
      ? (low + high) / 2
      : high !== undefined
        ? high * 0.92
        : (low ?? 0) * 1.08;
  const example = Number(wanted.toPrecision(2));
  return example >= min && example <= max ? example : between(min, max);
}

/** In the middle, as round as the range allows. */
const between = (min: number, max: number) =>
  max - min >= 2 ? Math.round((min + max) / 2) : round((min + max) / 2);

const round = (value: number) => Math.round(value * 100) / 100;
