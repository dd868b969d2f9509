/**
 * The ways of lines that lead elsewhere: out of a card's end side, along a lane between columns in which no card stands,
 * and in at the other's start side where it faces the first, else at its end side. Rows lie below each other without overlapping, so the strip above a row is free of
 * cards too.
 */
import type { JumpRule } from '@regimen/engine/protocol.ts';
import { isJump } from '@regimen/engine/steps/traits.ts';
import { waysToEnd } from '@regimen/engine/steps/ways-to-end.ts';
import { CARD_HEIGHT, CARD_WIDTH, COLUMN_GAP, cardTop, type Direction, type PlacedStep } from './layout.ts';
import { leadsBack } from './leads-back.ts';

export type JumpKind = 'always' | 'success' | 'failure';

export interface JumpRoute {
  key: string;
  from: string;
  to: string;
  kind: JumpKind;
  /** It closes a loop. */
  isBack: boolean;
  path: string;
  /** Where the word about the outcome stands. */
  x: number;
  y: number;
}

type Point = readonly [x: number, y: number];

/** Lines beside each other in one lane keep this much apart. */
const apart = 5;
const turn = 6;
/** How far into the strip above a row a line runs along it: clear of the cards above, of the tree's own lines and of conditions. */
const intoStrip = 14;

/** Where cards stand, row by row, by how far their start lies from the beginning of the line. */
type Rows = ReadonlyMap<number, readonly number[]>;

export function jumpRoutes(steps: readonly PlacedStep[], direction: Direction): JumpRoute[] {
  const side = direction === 'rtl' ? -1 : 1;
  const at = new Map(steps.map((step) => [step.node.id, step]));
  const rows = rowsOf(steps, direction);
  const tops = new Map(steps.map(({ depth, y }) => [depth, y]));
  const isBack = leadsBack(steps, direction);
  let lines = 0;
  return steps.flatMap((from) => {
    const rule = from.node.data.rules.jumpRule ?? {};
    return rulesOf(from, rule).flatMap(([key, kind]): JumpRoute[] => {
      const to = at.get(rule[key] ?? '');
      if (!to) return [];
      const offset = (lines++ % 4) * apart;
      const out = kind === 'failure' ? 9 : kind === 'success' ? -7 : 0;
      const points = wayBetween(from, to, rows, tops, { side, offset, out, inward: -12 });
      const [x, y] = points[0] as Point;
      return [
        {
          key: `${from.node.id}:${key}`,
          from: from.node.id,
          to: to.node.id,
          kind,
          isBack: isBack(from, to),
          path: rounded(points),
          x: x + side * 3,
          y: y - 3,
        },
      ];
    });
  });
}

/** One line between two steps that follow each other otherwise than in the tree. */
export function routeBetween(
  from: PlacedStep,
  to: PlacedStep,
  steps: readonly PlacedStep[],
  direction: Direction,
): string {
  const tops = new Map(steps.map(({ depth, y }) => [depth, y]));
  const side = direction === 'rtl' ? -1 : 1;
  return rounded(
    wayBetween(from, to, rowsOf(steps, direction), tops, { side, offset: 8, out: 2, inward: -6 }),
  );
}

const rulesOf = ({ node }: PlacedStep, rule: JumpRule): [keyof JumpRule, JumpKind][] => {
  if (isJump(node.type)) return [['target', 'always']];
  if (rule.target !== undefined && rule.target === rule.targetSuccess) return [['target', 'always']];
  // Of what cannot fail, as a nudge, there is no success to speak of.
  if (!canFail(node)) return [['targetSuccess', 'always']];
  return [
    ['targetSuccess', 'success'],
    ['target', 'failure'],
  ];
};

const canFail = (node: PlacedStep['node']): boolean =>
  waysToEnd({ items: {} }, node).some(({ result }) => result === 'failure');

const startOf = ({ x }: PlacedStep, side: number): number => (side > 0 ? x : -x - CARD_WIDTH);

function rowsOf(steps: readonly PlacedStep[], direction: Direction): Rows {
  const side = direction === 'rtl' ? -1 : 1;
  const rows = new Map<number, number[]>();
  for (const step of steps) {
    const row = rows.get(step.depth);
    if (row) row.push(startOf(step, side));
    else rows.set(step.depth, [startOf(step, side)]);
  }
  for (const row of rows.values()) row.sort((a, b) => a - b);
  return rows;
}

interface Way {
  side: number;
  offset: number;
  out: number;
  inward: number;
}

function wayBetween(
  from: PlacedStep,
  to: PlacedStep,
  rows: Rows,
  tops: ReadonlyMap<number, number>,
  { side, offset, out, inward }: Way,
): Point[] {
  const start = startOf(from, side) + CARD_WIDTH;
  const [y1, y2] = [cardTop(from) + CARD_HEIGHT / 2 + out, cardTop(to) + CARD_HEIGHT / 2 + inward];
  const down = to.depth > from.depth;
  // Through the strip beneath the one and above the other, except where both stand in one row.
  const [first, last] = down ? [from.depth + 1, to.depth - 1] : [to.depth + 1, from.depth - 1];
  const strip = (depth: number) => (tops.get(depth) ?? 0) + intoStrip + offset / 3;
  const exit = start + COLUMN_GAP - 10 - offset / 2;
  const leaves = strip(down ? from.depth + 1 : from.depth);
  const comes = strip(down ? to.depth : to.depth + 1);
  const sameRow = from.depth === to.depth;
  const { lane, enters, end, isBesideEnd } = wayIn(from, to, { side, offset, start }, (at) =>
    sameRow ? null : cardIn(rows, first, last, at),
  );
  const points: Point[] = [[start, y1]];
  // Beside each other nothing lies between the two.
  if (sameRow && !isBesideEnd && end > start && end < start + COLUMN_GAP)
    points.push([(start + end) / 2, y1], [(start + end) / 2, y2]);
  else if (sameRow) points.push([exit, y1], [exit, leaves], [enters, leaves], [enters, y2]);
  else {
    if (isBehind(lane, start)) points.push([lane, y1]);
    else points.push([exit, y1], [exit, leaves], [lane, leaves]);
    if (isBesideEnd) points.push([lane, y2]);
    else points.push([lane, comes], [enters, comes], [enters, y2]);
  }
  points.push([end, y2]);
  return points.map(([along, y]) => [side > 0 ? along : -along, y] as const);
}

interface WayIn {
  lane: number;
  /** Where it turns towards the card, and where it ends. */
  enters: number;
  end: number;
  /** The lane lies beside the card already. */
  isBesideEnd: boolean;
}

/** At the side that faces where it comes from, if a lane between the two is free; else around to the end side. */
function wayIn(
  from: PlacedStep,
  to: PlacedStep,
  { side, offset, start }: { side: number; offset: number; start: number },
  cardAt: (lane: number) => number | null,
): WayIn {
  const near = startOf(to, side);
  const far = near + CARD_WIDTH;
  const behind = start + 24 + offset;
  const before = near - 24 - offset;
  const faces = near >= start + COLUMN_GAP && from !== to;
  const lane = faces ? [behind, before].find((at) => cardAt(at) === null) : undefined;
  if (lane !== undefined) {
    const isBesideEnd = lane < near && lane > near - COLUMN_GAP;
    return { lane, enters: near - 14 - offset / 2, end: near - 7, isBesideEnd };
  }
  const around = freeLane(cardAt, Math.max(start, far), offset);
  return { lane: around, enters: far + 14 + offset / 2, end: far + 7, isBesideEnd: isBehind(around, far) };
}

/** In the gap right behind a card: then nothing is in between. */
const isBehind = (lane: number, end: number): boolean => lane > end && lane < end + COLUMN_GAP;

/** The nearest lane past `from` in which no card of the rows between stands. */
function freeLane(cardAt: (lane: number) => number | null, from: number, offset: number): number {
  let lane = from + 24 + offset;
  for (let tries = 0; tries < 400; tries++) {
    const hit = cardAt(lane);
    if (hit === null) return lane;
    lane = hit + CARD_WIDTH + 24 + offset;
  }
  return lane;
}

/** The start of a card that stands in this lane in one of the rows. */
function cardIn(rows: Rows, first: number, last: number, lane: number): number | null {
  for (let depth = first; depth <= last; depth++) {
    const starts = rows.get(depth) ?? [];
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= lane + 6) low = middle + 1;
      else high = middle;
    }
    const start = starts[low - 1];
    if (start !== undefined && lane < start + CARD_WIDTH + 6) return start;
  }
  return null;
}

/** Corners are a little round. */
function rounded(points: readonly Point[]): string {
  const [[x0, y0] = [0, 0]] = points;
  const parts = [`M${x0} ${y0}`];
  for (let index = 1; index < points.length; index++) {
    const [before, here, next] = [points[index - 1], points[index], points[index + 1]] as [
      Point,
      Point,
      Point | undefined,
    ];
    if (!next) {
      parts.push(`L${here[0]} ${here[1]}`);
      continue;
    }
    const [a, b] = [toward(here, before), toward(here, next)];
    parts.push(`L${a[0]} ${a[1]}Q${here[0]} ${here[1]} ${b[0]} ${b[1]}`);
  }
  return parts.join('');
}

function toward([x, y]: Point, [x2, y2]: Point): Point {
  const far = Math.abs(x2 - x) + Math.abs(y2 - y);
  const part = far === 0 ? 0 : Math.min(turn, far / 2) / far;
  return [x + (x2 - x) * part, y + (y2 - y) * part];
}
