/** The numbers that comparisons of readings and scores begin with. Pure. */
import { assessmentsIn, kpisIn } from './choices.ts';
import type { Setting } from './facts.ts';
import type { KpiStarts } from './kpi-starts.ts';
import type { Of } from './leaf-part.ts';

type Looked = Of<'score' | 'kpi'>;
type Kind = keyof KpiStarts | 'count';
const firstCount = 3;
const firstScoreChange = 5;

/** What its number is: a level, by how much something changed, or how many there are. */
function kindOf(leaf: Looked): Kind {
  if (leaf.over?.of === 'change' || (leaf.is === 'kpi' && leaf.stat === 'change')) return 'change';
  return leaf.is === 'kpi' && leaf.stat === 'count' ? 'count' : 'level';
}

/** A number says nothing about another kind of number: then it begins again. */
export const withStart = <L extends Looked>(before: Looked, next: L, setting: Setting): L =>
  kindOf(before) === kindOf(next) ? next : { ...next, value: startOf(next, setting) };

export function startOf(leaf: Looked, setting: Setting, known?: KpiStarts): number {
  const kind = kindOf(leaf);
  if (kind === 'count') return firstCount;
  if (leaf.is === 'kpi') {
    const starts = known ?? kpisIn(setting).find(({ id }) => id === leaf.kpi)?.starts;
    return starts?.[kind] ?? leaf.value;
  }
  if (kind === 'change') return firstScoreChange;
  return assessmentsIn(setting).find(({ id }) => id === leaf.item)?.middle ?? leaf.value;
}
