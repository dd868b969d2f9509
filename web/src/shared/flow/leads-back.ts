/** Lines that close a loop: they lead to a step before, from which one comes here again. */
import { CARD_WIDTH, type Direction, type PlacedStep } from './layout.ts';

/** Whether a line from one step to the other leads back, among all that is shown. */
export function leadsBack(
  steps: readonly PlacedStep[],
  direction: Direction,
): (from: PlacedStep, to: PlacedStep) => boolean {
  const following = new Map<string, string[]>();
  for (const { node } of steps) {
    const { target, targetSuccess } = node.data.rules.jumpRule ?? {};
    const targets = [target, targetSuccess].filter((id) => id !== undefined && id !== null);
    following.set(node.id, [...targets, ...(following.get(node.id) ?? [])]);
    if (node.parentId === null) continue;
    const beside = following.get(node.parentId);
    if (beside) beside.push(node.id);
    else following.set(node.parentId, [node.id]);
  }
  const along = ({ x }: PlacedStep): number => (direction === 'rtl' ? -x - CARD_WIDTH : x);
  const isBefore = (to: PlacedStep, from: PlacedStep): boolean =>
    to.depth < from.depth || (to.depth === from.depth && along(to) <= along(from));
  return (from, to) => isBefore(to, from) && reaches(following, to.node.id, from.node.id);
}

function reaches(following: ReadonlyMap<string, readonly string[]>, start: string, goal: string): boolean {
  const seen = new Set([start]);
  for (const id of seen) {
    if (id === goal) return true;
    for (const next of following.get(id) ?? []) seen.add(next);
  }
  return false;
}
