import { memo, useId } from 'react';
import { CARD_HEIGHT, CARD_WIDTH, type Direction, ENTRY_HEIGHT, type PlacedStep } from './layout.ts';

interface JumpLine {
  key: string;
  from: string;
  to: string;
  path: string;
}

const middle = ENTRY_HEIGHT + CARD_HEIGHT / 2;

/** Out of the card's end side in a bow, and in at the other's. */
export function bow(from: PlacedStep, to: PlacedStep, direction: Direction, offset: number): string {
  const side = direction === 'rtl' ? -1 : 1;
  const edge = (step: PlacedStep) => step.x + (side > 0 ? CARD_WIDTH : 0);
  const [x1, y1] = [edge(from), from.y + middle + offset];
  const [x2, y2] = [edge(to), to.y + middle - 12];
  const reach = 28 + Math.min(60, Math.abs(y2 - y1) / 12);
  const out = side > 0 ? Math.max(x1, x2) + reach : Math.min(x1, x2) - reach;
  return `M${x1} ${y1}C${out} ${y1} ${out} ${y2} ${x2 + side * 7} ${y2}`;
}

export function jumpLines(steps: readonly PlacedStep[], direction: Direction): JumpLine[] {
  const at = new Map(steps.map((step) => [step.node.id, step]));
  return steps.flatMap((from) => {
    const rule = from.node.data.rules.jumpRule ?? {};
    return (['target', 'targetSuccess'] as const).flatMap((key, index): JumpLine[] => {
      const to = at.get(rule[key] ?? '');
      if (!to) return [];
      const path = bow(from, to, direction, index * 14);
      return [{ key: `${from.node.id}:${key}`, from: from.node.id, to: to.node.id, path }];
    });
  });
}

interface JumpLinesProps {
  steps: readonly PlacedStep[];
  direction: Direction;
  selected: string | null;
}

/** Jumps in a colour of their own, dashed; those of the selected step stand out. */
export const JumpLines = memo(function JumpLines({ steps, direction, selected }: JumpLinesProps) {
  const arrow = useId();
  return (
    <svg className="flow-lines flow-jumps" aria-hidden="true" width="1" height="1">
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M1 1 7 4 1 7" fill="none" className="stroke-info-line" strokeWidth="1.5" />
        </marker>
      </defs>
      {jumpLines(steps, direction).map(({ key, from, to, path }) => (
        <path
          key={key}
          d={path}
          markerEnd={`url(#${arrow})`}
          strokeDasharray="5 4"
          className={`stroke-info-line ${selected === null || from === selected || to === selected ? '' : 'opacity-40'}`}
        />
      ))}
    </svg>
  );
});
