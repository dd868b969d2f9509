/** What people do with several steps at once. Each is done after the other, on what the one before it left. */
import { applyEdit, type Edit, type WhatGoes, whatGoes } from '@regimen/engine/edit.ts';
import { branchOf, findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { type Done, duplicateStep, moveBranch, type NewId, removeStep, type Spot } from './actions.ts';
import { branchTops } from './branch-tops.ts';

function each(
  protocol: Protocol,
  ids: readonly string[],
  act: (now: Protocol, id: string) => Done | null,
): { done: Done | null; after: Protocol } {
  const edits: Edit[] = [];
  let after = protocol;
  let select: string | null = null;
  for (const id of ids) {
    // Gone with the one before it.
    if (!findNode(after, id)) continue;
    const done = act(after, id);
    if (!done) return { done: null, after: protocol };
    after = done.edits.reduce(applyEdit, after);
    edits.push(...done.edits);
    select = done.select;
  }
  return { done: edits.length > 0 ? { edits, select } : null, after };
}

export function removeSteps(protocol: Protocol, ids: readonly string[]): Done | null {
  const { done, after } = each(protocol, ids, removeStep);
  return (
    done && { ...done, select: done.select !== null && findNode(after, done.select) ? done.select : null }
  );
}

export const duplicateSteps = (protocol: Protocol, ids: ReadonlySet<string>, newId: NewId): Done | null =>
  each(protocol, branchTops(protocol, ids), (now, id) => duplicateStep(now, id, newId)).done;

/** Behind each other below a step; between two steps there is room for one branch. */
export function moveSteps(protocol: Protocol, ids: ReadonlySet<string>, spot: Spot): Done | null {
  const tops = branchTops(protocol, ids);
  const [only] = tops;
  if (tops.length === 1 && only) return moveBranch(protocol, only, spot);
  if (spot === null || 'above' in spot) return null;
  if (tops.some((id) => branchOf(protocol, id).some((node) => node.id === spot.below))) return null;
  const elsewhere = tops.filter((id) => findNode(protocol, id)?.parentId !== spot.below);
  return each(protocol, elsewhere, (now, id) => moveBranch(now, id, spot)).done;
}

/** What goes along with all of them. */
export function whatGoesWith(protocol: Protocol, ids: readonly string[]): WhatGoes {
  const [only, another] = ids;
  if (only !== undefined && another === undefined) return whatGoes(protocol, only);
  const { after } = each(protocol, ids, removeStep);
  const jumpsAt = (now: Protocol) => new Map(now.nodes.map((node) => [node.id, node.data.rules.jumpRule]));
  const left = jumpsAt(after);
  const removed = protocol.nodes.flatMap(({ id }) => (left.has(id) ? [] : [id]));
  const loses = [...jumpsAt(protocol)].flatMap(([node, rule]) =>
    (['target', 'targetSuccess'] as const).flatMap((key) =>
      left.has(node) && rule?.[key] !== undefined && left.get(node)?.[key] === undefined
        ? [{ node, rule: key }]
        : [],
    ),
  );
  return { removed, movesUp: null, redirected: [], loses };
}
