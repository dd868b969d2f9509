import type { FacetKind } from '@regimen/contract/catalog-filters.ts';
import { type Bits, both, countBoth, noBits } from './bits.ts';

/** A filter and its value, as the sets of the catalog name it. */
export interface Chosen {
  kind: FacetKind;
  value: string;
}
export interface Counted {
  kind: string;
  value: string;
  count: number;
}
export interface FilterSet {
  kind: string;
  value: string;
  members: Bits;
}

/** Tags are the creators' own words, so there are as many as they like; only the most frequent are shown. */
export const mostTags = 20;

/**
 * The sets that every question is counted with: who is listed, who has each value of the filters, and the most frequent
 * tags. A process keeps them, and asks again only for those that were written since.
 */
export interface FilterSets {
  version: number;
  listed: Bits;
  shown: Map<string, FilterSet>;
  bytes: number;
}

export const keyOf = (kind: string, value: string) => `${kind}:${value}`;

/** What has all the chosen values under `every`, and under each chosen kind what has all the others'. */
export function fittingSets({ listed, shown }: FilterSets, chosen: readonly Chosen[], tag: Bits | undefined) {
  const setOf = ({ kind, value }: Chosen): Bits =>
    shown.get(keyOf(kind, value))?.members ?? ((kind === 'tag' && tag) || noBits);
  const fitting = (filters: readonly Chosen[]) =>
    filters.reduce((fits, filter) => both(fits, setOf(filter)), listed);
  const fits = new Map<string, Bits>([['every', fitting(chosen)]]);
  for (const { kind } of chosen) fits.set(kind, fitting(chosen.filter((other) => other.kind !== kind)));
  return fits;
}

/** Each value is counted in what fits all filters, or for a chosen filter's own values in what fits all the others. */
export function countValues({ shown }: FilterSets, fits: ReadonlyMap<string, Bits>): Counted[] {
  const every = fits.get('every') ?? noBits;
  const counted: Counted[] = [];
  for (const { kind, value, members } of shown.values()) {
    const count = countBoth(fits.get(kind) ?? every, members);
    if (count > 0) counted.push({ kind, value, count });
  }
  return counted;
}
