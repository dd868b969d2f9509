import type { FactValue, Leaf, Over } from '../condition.ts';

/** Stands for all that is beyond every boundary. */
export const MANY = 1_000_000;

/** A fact and a value that it can have, for the page to put into words. */
export type SampleFact = { fact: { is: Leaf['is'] } & Record<string, string | Over>; value: FactValue };

/** Every boundary, a value between any two neighbours, and both ends. */
export function spread(boundaries: readonly number[], min: number, max: number, whole: boolean): number[] {
  const inside = [...new Set([min, max, ...boundaries.filter((value) => value >= min && value <= max)])];
  inside.sort((a, b) => a - b);
  const between = inside.slice(1).flatMap((high, index) => {
    const low = inside[index] as number;
    const middle = whole ? Math.floor((low + high) / 2) : (low + high) / 2;
    return middle > low && middle < high ? [middle] : [];
  });
  return [...inside, ...between].filter((value) => !whole || Number.isInteger(value));
}
