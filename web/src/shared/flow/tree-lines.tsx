import { memo } from 'react';
import { CARD_WIDTH, cardBottom, cardTop, type PlacedStep } from './layout.ts';
import { Regions } from './regions.ts';

const half = CARD_WIDTH / 2;
const turn = 8;

/** From below the parent's card down, along, and down to the child's. */
export function lineTo(parent: PlacedStep, child: PlacedStep): string {
  const [x1, x2] = [parent.x + half, child.x + half];
  const y1 = cardBottom(parent);
  const y2 = cardTop(child);
  if (x1 === x2) return `M${x1} ${y1}V${y2}`;
  const along = y1 + 9;
  const side = x2 > x1 ? 1 : -1;
  return `M${x1} ${y1}V${along - turn}Q${x1} ${along} ${x1 + side * turn} ${along}H${x2 - side * turn}Q${x2} ${along} ${x2} ${along + turn}V${y2}`;
}

interface TreeLinesProps {
  steps: readonly PlacedStep[];
  /** Steps that are about to go, or are gone: their lines are drawn apart. */
  doomed: ReadonlySet<string>;
  gone: ReadonlySet<string>;
}

const looks: Record<string, { className: string; strokeDasharray?: string }> = {
  plain: { className: 'stroke-line-strong' },
  gone: { className: 'stroke-line-strong', strokeDasharray: '3 4' },
  doomed: { className: 'stroke-danger-line' },
};

/** All lines of the tree in a few drawings: a line costs nothing of its own. */
export const TreeLines = memo(function TreeLines({ steps, doomed, gone }: TreeLinesProps) {
  const at = new Map(steps.map((step) => [step.node.id, step]));
  const regions = new Regions();
  for (const step of steps) {
    const parent = step.node.parentId === null ? undefined : at.get(step.node.parentId);
    if (!parent) continue;
    const kind = doomed.has(step.node.id) ? 'doomed' : gone.has(step.node.id) ? 'gone' : 'plain';
    regions.add(kind, step.x, step.y, lineTo(parent, step));
  }
  return (
    <svg className="flow-lines" aria-hidden="true" width="1" height="1">
      {regions.list().map(({ key, kind, path }) => (
        <path key={key} d={path} {...looks[kind]} />
      ))}
    </svg>
  );
});
