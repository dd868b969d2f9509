/** A fact and a value it can have: one side of a case that the page puts into words. */
import type { FactValue, Leaf } from '../condition.ts';

export { MANY } from './sample-values.ts';

export type Case = { fact: { is: Leaf['is'] } & Record<string, string>; value: FactValue };
