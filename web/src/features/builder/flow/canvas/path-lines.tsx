import type { PathStep } from '@regimen/engine/check.ts';
import { memo, useId } from 'react';
import { routeBetween } from '../../../../shared/flow/jump-routes.ts';
import type { Direction, PlacedStep } from '../../../../shared/flow/layout.ts';
import { lineTo } from '../../../../shared/flow/tree-lines.tsx';

interface PathLinesProps {
  steps: readonly PlacedStep[];
  path: readonly PathStep[];
  direction: Direction;
}

/** The links of a path in their order, over the lines of the tree; where the rule's time runs they are stronger. */
export const PathLines = memo(function PathLines({ steps, path, direction }: PathLinesProps) {
  const arrow = useId();
  const at = new Map(steps.map((step) => [step.node.id, step]));
  const links = path.slice(1).flatMap((step, index) => {
    const [from, to] = [at.get(path[index]?.node ?? ''), at.get(step.node)];
    if (!from || !to || from === to) return [];
    const isChild = to.node.parentId === from.node.id;
    return [
      {
        d: isChild ? lineTo(from, to) : routeBetween(from, to, steps, direction),
        counts: step.counts,
        index,
        isChild,
      },
    ];
  });
  return (
    <svg className="flow-lines flow-path" aria-hidden="true" width="1" height="1">
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M1 1 7 4 1 7" fill="none" className="stroke-danger-line" strokeWidth="1.5" />
        </marker>
      </defs>
      {links.map(({ d, counts, index, isChild }) => (
        <path
          key={index}
          d={d}
          markerEnd={isChild ? undefined : `url(#${arrow})`}
          className="stroke-danger-line"
          style={{ strokeWidth: counts ? 4 : 2.5 }}
          strokeDasharray={counts ? undefined : '7 5'}
        />
      ))}
    </svg>
  );
});
