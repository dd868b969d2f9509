/**
 * Where each step stands. A first child stands right below its parent, every other child opens a column of its own
 * at the end; so a step that is added or taken away moves only what comes after it, never what stands before it.
 *
 *   a ─┬──────┐        b, the first child, shares a's column;
 *   b  d ──┐  f        d and e open the second and the third,
 *   c  │   e           f the last.
 */
import type { FlowNode } from '@regimen/engine/protocol.ts';

/** In pixels. Above each card there is room for the line that leads to it and for when it is taken. */
export const CARD_WIDTH = 248;
export const CARD_HEIGHT = 76;
export const ENTRY_HEIGHT = 60;
export const ROW_HEIGHT = ENTRY_HEIGHT + CARD_HEIGHT + 20;
const COLUMN_GAP = 32;
const COLUMN_WIDTH = CARD_WIDTH + COLUMN_GAP;

export interface PlacedStep {
  node: FlowNode;
  depth: number;
  /** Corner of its card's row: `x` towards the right of the screen, `y` with the room above the card. */
  x: number;
  y: number;
  childCount: number;
  /** Steps below it that are not shown. */
  hidden: number;
}

export type Direction = 'ltr' | 'rtl';

/** The steps that are shown, in the order of the tree. `nodes` are depth first, as the engine keeps them. */
export function placeSteps(
  nodes: readonly FlowNode[],
  collapsed: ReadonlySet<string>,
  direction: Direction,
): PlacedStep[] {
  const placed: PlacedStep[] = [];
  const byId = new Map<string, PlacedStep & { column: number }>();
  /** The collapsed step that each step which is not shown lies below. */
  const coveredBy = new Map<string, PlacedStep>();
  let columns = 0;
  for (const node of nodes) {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId);
    const cover = node.parentId === null ? undefined : coveredBy.get(node.parentId);
    if (parent) parent.childCount++;
    const coverer = cover ?? (parent && collapsed.has(parent.node.id) ? parent : undefined);
    if (coverer) {
      coverer.hidden++;
      coveredBy.set(node.id, coverer);
      continue;
    }
    const depth = parent ? parent.depth + 1 : 0;
    const column = parent?.childCount === 1 ? parent.column : columns++;
    const x = column * COLUMN_WIDTH;
    const y = depth * ROW_HEIGHT;
    const step = {
      node,
      depth,
      column,
      x: direction === 'rtl' ? -x - CARD_WIDTH : x,
      y,
      childCount: 0,
      hidden: 0,
    };
    byId.set(node.id, step);
    placed.push(step);
  }
  return placed;
}
