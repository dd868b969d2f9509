/** Steps that could take the place of one that is gone: what followed it, else what came before it. [R54] */
import { childrenOf, findNode } from '../graph.ts';
import type { Protocol } from '../protocol.ts';
import type { Run } from '../run-state.ts';
import { endsRun } from '../steps/traits.ts';

const MOST_OFFERS = 5;

/** Only steps that exist, wait for something or lead on, and were not done by this person before. */
export function offersFor(run: Run, from: Protocol, to: Protocol, gone: string): string[] {
  const offers: string[] = [];
  const offer = (id: string): boolean => {
    const node = findNode(to, id);
    if (!node) return false;
    if (!endsRun(node.type) && !run.ends[id] && !offers.includes(id)) offers.push(id);
    return true;
  };
  const open = [gone];
  // Below the gone step the first survivors of each branch follow it most naturally.
  for (let id = open.shift(); id !== undefined; id = open.shift())
    for (const child of childrenOf(from, id)) if (!offer(child.id)) open.push(child.id);
  for (
    let up = findNode(from, gone)?.parentId ?? null;
    up !== null;
    up = findNode(from, up)?.parentId ?? null
  )
    for (const sibling of childrenOf(to, up)) offer(sibling.id);
  return offers.slice(0, MOST_OFFERS);
}
