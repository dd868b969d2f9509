/**
 * Where each step stands: a tidy tree. A step stands above the middle of those that follow it, branches lie as near to
 * each other as they can, and steps of one depth stand in one row.
 *
 *      a          b, d and f follow a, which stands above the middle of them;
 *   ┌──┼──┐       e and g stand to both sides below d.
 *   b  d  f
 *   c e g
 */
import type { FlowNode } from '@regimen/engine/protocol.ts';

/** In pixels. Above each card there is room for the line that leads to it and for when it is taken. */
export const CARD_WIDTH = 248;
export const CARD_HEIGHT = 52;
/** A plus, clear of the signs that reach over the card's edge. */
export const PLAIN_ENTRY = 34;
/** Between columns lies room for lines that go elsewhere, and for what they say. */
export const COLUMN_GAP = 56;
export const COLUMN_WIDTH = CARD_WIDTH + COLUMN_GAP;
const LINE_HEIGHT = 16;

/** The room above the cards of a row in which conditions take up to so many lines. */
export const entryHeight = (lines: number): number =>
  lines === 0 ? PLAIN_ENTRY : PLAIN_ENTRY + LINE_HEIGHT * lines + 8;

export interface PlacedStep {
  node: FlowNode;
  depth: number;
  /** Corner of its box: `x` towards the right of the screen, `y` with the room above the card. */
  x: number;
  y: number;
  /** The height of that room; the card stands below it. */
  entry: number;
  childCount: number;
  /** Steps below it that are not shown. */
  hidden: number;
}

export type Direction = 'ltr' | 'rtl';

export const cardTop = ({ y, entry }: PlacedStep): number => y + entry;
export const cardBottom = (step: PlacedStep): number => cardTop(step) + CARD_HEIGHT;

/**
 * The steps that are shown, in the order of the tree. `nodes` are depth first, as the engine keeps them; `linesAbove`
 * tells how many lines its condition takes.
 */
export function placeSteps(
  nodes: readonly FlowNode[],
  collapsed: ReadonlySet<string>,
  direction: Direction,
  linesAbove: (node: FlowNode) => number = () => 0,
): PlacedStep[] {
  const placed = shownSteps(nodes, collapsed);
  const byId = new Map(placed.map((step) => [step.node.id, step]));
  placeColumns(placed, byId);
  placeRows(placed, linesAbove);
  if (direction === 'rtl') for (const step of placed) step.x = -step.x - CARD_WIDTH;
  return placed;
}

function shownSteps(nodes: readonly FlowNode[], collapsed: ReadonlySet<string>): PlacedStep[] {
  const placed: PlacedStep[] = [];
  const byId = new Map<string, PlacedStep>();
  /** The collapsed step that each step which is not shown lies below. */
  const coveredBy = new Map<string, PlacedStep>();
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
    const step = { node, depth, x: 0, y: 0, entry: 0, childCount: 0, hidden: 0 };
    byId.set(node.id, step);
    placed.push(step);
  }
  return placed;
}

/**
 * How far a branch reaches to either side in each row, seen from its first step. The lowest row comes first: so a step
 * above a line of others only adds its own.
 */
interface Outline {
  starts: number[];
  ends: number[];
}

/**
 * From the last step to the first, so that what follows a step is laid out before it: branches as near to each other as
 * their outlines allow, and the step above the middle. Then from the first on, each from where its parent stands.
 */
function placeColumns(placed: readonly PlacedStep[], byId: ReadonlyMap<string, PlacedStep>): void {
  const children = new Map<string, PlacedStep[]>();
  for (const step of placed) {
    const { parentId } = step.node;
    if (parentId === null || !byId.has(parentId)) continue;
    const siblings = children.get(parentId);
    if (siblings) siblings.push(step);
    else children.set(parentId, [step]);
  }
  const outlines = new Map<string, Outline>();
  for (const step of placed.toReversed())
    outlines.set(step.node.id, outlineOf(children.get(step.node.id) ?? [], outlines));
  for (const step of placed) step.x += byId.get(step.node.parentId ?? '')?.x ?? 0;
  const least = Math.min(0, ...placed.map(({ x }) => x));
  for (const step of placed) step.x -= least;
}

/** Gives the branches their places, for now seen from the step above them. */
function outlineOf(branches: readonly PlacedStep[], outlines: ReadonlyMap<string, Outline>): Outline {
  const [only, another] = branches;
  if (!only) return { starts: [0], ends: [0] };
  if (!another) {
    const below = outlines.get(only.node.id) as Outline;
    below.starts.push(0);
    below.ends.push(0);
    return below;
  }
  const all: Outline = { starts: [], ends: [] };
  for (const branch of branches) {
    const { starts, ends } = outlines.get(branch.node.id) as Outline;
    const rows = starts.length;
    let x = branch === only ? 0 : Number.NEGATIVE_INFINITY;
    for (let row = 0; row < Math.min(rows, all.ends.length); row++)
      x = Math.max(x, (all.ends[row] as number) + COLUMN_WIDTH - (starts[rows - 1 - row] as number));
    branch.x = x;
    for (let row = 0; row < rows; row++) {
      all.starts[row] ??= x + (starts[rows - 1 - row] as number);
      all.ends[row] = x + (ends[rows - 1 - row] as number);
    }
  }
  const middle = (only.x + (branches.at(-1)?.x ?? 0)) / 2;
  for (const branch of branches) branch.x -= middle;
  const fromBelow = (reach: number[]) => [...reach.reverse().map((x) => x - middle), 0];
  return { starts: fromBelow(all.starts), ends: fromBelow(all.ends) };
}

function placeRows(placed: readonly PlacedStep[], linesAbove: (node: FlowNode) => number): void {
  const entries: number[] = [];
  for (const { node, depth } of placed)
    entries[depth] = Math.max(entries[depth] ?? PLAIN_ENTRY, entryHeight(linesAbove(node)));
  const tops: number[] = [];
  let top = 0;
  for (const [depth, entry] of entries.entries()) {
    tops[depth] = top;
    top += entry + CARD_HEIGHT;
  }
  for (const step of placed) {
    step.y = tops[step.depth] ?? 0;
    step.entry = entries[step.depth] ?? PLAIN_ENTRY;
  }
}
