import type { StepType } from '@regimen/engine/protocol.ts';
import { Fragment, type ReactNode } from 'react';

/** A protocol's first steps along its main path as a small drawing: each type of step has its own mark. */
const gap = 27;
const middle = 16;
const start = 12;

export function TypesDrawing({
  types,
  more = false,
  className = '',
}: {
  types: readonly string[];
  /** There are steps that are not drawn. */
  more?: boolean;
  className?: string;
}) {
  const end = start + Math.max(0, types.length - 1) * gap;
  const width = end + (more ? gap : start);
  return (
    <svg
      viewBox={`0 0 ${width} 32`}
      width={width}
      height="32"
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMinYMid meet"
      className={`h-8 max-w-full rtl:-scale-x-100 ${className}`}
    >
      {types.length === 0 && (
        <circle
          cx={start}
          cy={middle}
          r="8"
          stroke="var(--line-strong)"
          strokeWidth="2"
          strokeDasharray="3 4"
        />
      )}
      {types.length > 0 && (
        <path
          d={`M${start} ${middle}H${more ? width - 4 : end}`}
          stroke="var(--line-strong)"
          strokeWidth="2"
          {...(more && { strokeDasharray: `${end - start + 8} 4 2.5 4 2.5 4 2.5` })}
        />
      )}
      {types.map((type, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing of one state
        <Fragment key={index}>{markOf(type)(start + index * gap)}</Fragment>
      ))}
    </svg>
  );
}

const paper = 'var(--raised)';

type Mark = (x: number) => ReactNode;

const choice: Mark = (x) => (
  <path
    d={`M${x} ${middle - 9}l9 9-9 9-9-9z`}
    fill="var(--primary-soft)"
    stroke="var(--primary-line)"
    strokeWidth="2"
  />
);
const sheet: Mark = (x) => (
  <rect
    x={x - 8}
    y={middle - 8}
    width="16"
    height="16"
    rx="5"
    fill="var(--primary)"
    stroke={paper}
    strokeWidth="2"
  />
);
const disc =
  (r: string, fill: string, stroke: string): Mark =>
  (x) => <circle cx={x} cy={middle} r={r} fill={fill} stroke={stroke} strokeWidth="2" />;
const task = disc('8', 'var(--primary)', paper);
const leaving = disc('6.5', paper, 'var(--accent-line)');

const MARKS: { [T in StepType]: Mark } = {
  population: choice,
  order: task,
  nudge: disc('4.5', 'var(--primary)', paper),
  followup: sheet,
  challenge: task,
  assessment: sheet,
  kpi: task,
  services: task,
  wait: disc('5.5', paper, 'var(--line-strong)'),
  jump: leaving,
  finish: (x) => (
    <>
      <circle cx={x} cy={middle} r="9" fill="var(--accent-soft)" />
      <circle cx={x} cy={middle} r="5" fill="var(--accent)" />
    </>
  ),
  fail: leaving,
  ai: choice,
};

const markOf = (type: string): Mark => (MARKS as Record<string, Mark>)[type] ?? task;
