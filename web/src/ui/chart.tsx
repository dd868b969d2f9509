import type { ComponentProps, ReactNode } from 'react';
import { lineThrough, type Place } from './chart-scale.ts';

// What line charts are drawn of. Colours are tokens, so that each theme and tenant has its own; where things lie is
// reckoned by chart-scale.ts.

interface ChartProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** All of it in a sentence. Without one the drawing is decoration: then its numbers stand beside it, in a table or in words. */
  label?: string;
  width: number;
  height: number;
  /** Fills its box, whatever its form: for lines alone, since letters would be stretched. */
  isStretched?: boolean;
  children: ReactNode;
}

/** It runs from left to right in both directions of reading, as instruments do. */
export function Chart({ label, width, height, isStretched, className = '', children, ...rest }: ChartProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      viewBox={`0 0 ${width} ${height}`}
      {...(isStretched && { preserveAspectRatio: 'none' })}
      className={`[direction:ltr] ${className}`}
      fill="none"
      {...rest}
    >
      {children}
    </svg>
  );
}

interface TargetBandProps {
  from: number;
  to: number;
  /** Where the edges of the target lie; an open one reaches to the edge of the drawing. */
  top: number;
  bottom: number;
}

export const TargetBand = ({ from, to, top, bottom }: TargetBandProps) => (
  <rect
    x={from}
    y={top}
    width={to - from}
    height={Math.max(2, bottom - top)}
    rx="6"
    fill="var(--success-soft)"
  />
);

interface TickProps {
  from: number;
  to: number;
  y: number;
  children?: string;
}

/** A line across, with its number in front of it. */
export const Tick = ({ from, to, y, children }: TickProps) => (
  <g>
    <path d={`M${from} ${y}H${to}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
    {children !== undefined && (
      <text x={from - 8} y={y + 4} fontSize="12" textAnchor="end" fill="var(--ink-soft)">
        {children}
      </text>
    )}
  </g>
);

const looks = {
  main: { stroke: 'var(--primary-line)', strokeWidth: 2.5 },
  /** What the main one is compared with. */
  other: { stroke: 'var(--ink-faint)', strokeWidth: 1.5, strokeDasharray: '4 4' },
};

export const ChartLine = ({
  places,
  look = 'main',
}: {
  places: readonly Place[];
  look?: keyof typeof looks;
}) => (
  <path
    d={lineThrough(places)}
    {...looks[look]}
    strokeLinejoin="round"
    strokeLinecap="round"
    vectorEffect="non-scaling-stroke"
  />
);

/** The readings themselves. Many would only thicken the line. */
export const ChartPoints = ({ places }: { places: readonly Place[] }) =>
  places.length <= 60 &&
  places.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" fill="var(--primary-line)" />);

/** The one that is spoken of: the last, or the one under the finger. */
export const MarkedPoint = ({ at: { x, y }, isChosen = false }: { at: Place; isChosen?: boolean }) => (
  <circle
    cx={x}
    cy={y}
    r="6"
    fill={isChosen ? 'var(--primary-strong)' : 'var(--accent)'}
    stroke="var(--raised)"
    strokeWidth="3"
  />
);
