import { memo, useId, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { canvasTexts } from './canvas-texts.ts';
import { type JumpKind, jumpRoutes } from './jump-routes.ts';
import type { Direction, PlacedStep } from './layout.ts';

interface JumpLinesProps {
  steps: readonly PlacedStep[];
  direction: Direction;
  selected: string | null;
}

const looks: Record<JumpKind, { line: string; words: string }> = {
  always: { line: 'stroke-info-line', words: 'fill-info-text' },
  success: { line: 'stroke-success-line', words: 'fill-success-text' },
  failure: { line: 'stroke-danger-line', words: 'fill-danger-text' },
};

const dashes = { strokeDasharray: '5 4' };

/** Lines that lead elsewhere, dashed and around the cards, dotted where they lead back; those of the selected step stand out. */
export const JumpLines = memo(function JumpLines({ steps, direction, selected }: JumpLinesProps) {
  const t = useTexts(canvasTexts);
  const arrow = useId();
  const shape = steps.map(shapeOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again only when a card or a jump is elsewhere
  const routes = useMemo(() => jumpRoutes(steps, direction), [shape, direction]);
  return (
    <svg className="flow-lines flow-jumps" aria-hidden="true" width="1" height="1">
      <defs>
        {(['always', 'success', 'failure'] as const).map((kind) => (
          <marker
            key={kind}
            id={`${arrow}${kind}`}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerUnits="userSpaceOnUse"
            markerWidth="12"
            markerHeight="12"
            orient="auto"
          >
            <path d="M1 1 7 4 1 7" fill="none" className={looks[kind].line} strokeWidth="1.5" />
          </marker>
        ))}
      </defs>
      {routes.map(({ key, from, to, kind, isBack, path, x, y }) => (
        <g
          key={key}
          className={selected === null || from === selected || to === selected ? '' : 'opacity-40'}
        >
          <path
            d={path}
            markerEnd={`url(#${arrow}${kind})`}
            {...(isBack ? { strokeDasharray: '0.1 5', strokeWidth: 2.5, strokeLinecap: 'round' } : dashes)}
            className={looks[kind].line}
          />
          {(isBack || kind !== 'always') && (
            <text
              x={x}
              y={y}
              textAnchor={direction === 'rtl' ? 'end' : 'start'}
              className={`flow-outcome ${looks[kind].words}`}
            >
              {isBack && `${direction === 'rtl' ? '↪' : '↩'} `}
              {t(kind === 'always' ? 'back' : kind)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
});

const shapeOf = ({ node, x, y, entry }: PlacedStep): string => {
  const { target = '', targetSuccess = '' } = node.data.rules.jumpRule ?? {};
  return `${node.id} ${x} ${y} ${entry} ${target} ${targetSuccess}`;
};
