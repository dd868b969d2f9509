/** Groups of conditions as the editor handles them. A group of one is that one; a group of none is "always". */
import { ALWAYS, type Condition } from '@regimen/engine/condition.ts';

export type Join = 'and' | 'or';
export type Group = Extract<Condition, { is: Join }>;
export type Single = Exclude<Condition, Group | { is: 'always' }>;

/** The engine takes no more of them in one group. */
export const mostParts = 20;
/** Deeper groups can be shown and changed, but none is added: nobody could read them. */
export const deepestNew = 2;

export const isGroup = (condition: Condition): condition is Group =>
  condition.is === 'and' || condition.is === 'or';
export const joinOf = (condition: Condition): Join => (condition.is === 'or' ? 'or' : 'and');

export function partsOf(condition: Condition): readonly Condition[] {
  if (condition.is === 'always') return [];
  if (condition.is === 'and') return condition.all;
  return condition.is === 'or' ? condition.any : [condition];
}

export function joined(join: Join, parts: readonly Condition[]): Condition {
  const [first = ALWAYS] = parts;
  if (parts.length < 2) return first;
  return join === 'and' ? { is: 'and', all: [...parts] } : { is: 'or', any: [...parts] };
}

export const withPart = (condition: Condition, index: number, part: Condition): Condition =>
  joined(
    joinOf(condition),
    partsOf(condition).map((old, at) => (at === index ? part : old)),
  );

export const withoutPart = (condition: Condition, index: number): Condition =>
  joined(
    joinOf(condition),
    partsOf(condition).filter((_, at) => at !== index),
  );

export const withNewPart = (condition: Condition, part: Condition): Condition =>
  joined(joinOf(condition), [...partsOf(condition), part]);

/** A group inside joins the other way round; otherwise it would say nothing new. */
export const newGroup = (outer: Join, parts: readonly Condition[]): Condition =>
  joined(outer === 'and' ? 'or' : 'and', parts);
