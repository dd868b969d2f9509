import type { ComponentProps, ReactNode } from 'react';
import { lineThrough, type Place } from './chart-scale.ts';

// What line charts are drawn of. Colours are tokens, so that each theme and tenant has its own; where things lie is
// reckoned by chart-scale.ts.

interface ChartProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** All of it in a sentence. Without one the drawing is decoration: then its numbers stand beside it, in a table or in words. */
  label?: string;
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * It runs as the page is read: in Arabic the whole drawing is mirrored, and each `ChartText` in its own place again.
 * So everything inside is reckoned from the left.
 */
export function Chart({ label, width, height, className = '', children, ...rest }: ChartProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      viewBox={`0 0 ${width} ${height}`}
      className={`[direction:ltr] rtl:-scale-x-100 ${className}`}
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

interface ChartTextProps {
  x: number;
  y: number;
  textAnchor?: 'start' | 'middle' | 'end';
  children: string;
}

/** Words and numbers in a drawing, by the direction of their own script. */
export const ChartText = ({ children, ...place }: ChartTextProps) => (
  <text
    {...place}
    fontSize="12"
    fill="var(--ink-soft)"
    className="origin-center [transform-box:fill-box] rtl:-scale-x-100"
  >
    {`\u2068${children}\u2069`}
  </text>
);

interface TickProps {
  from: number;
  to: number;
  y: number;
  children: string;
}

/** A line across, with its number in front of it. */
export const Tick = ({ from, to, y, children }: TickProps) => (
  <g>
    <path d={`M${from} ${y}H${to}`} stroke="var(--line)" />
    <ChartText x={from - 8} y={y + 4} textAnchor="end">
      {children}
    </ChartText>
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
}) => <path d={lineThrough(places)} {...looks[look]} strokeLinejoin="round" strokeLinecap="round" />;

/** The readings themselves. Many would only thicken the line. */
export const ChartPoints = ({ places }: { places: readonly Place[] }) =>
  places.length <= 60 &&
  places.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" fill="var(--primary-line)" />);

/** The one that is spoken of: the last, or the one under the finger. */
export const MarkedPoint = ({ at: { x, y } }: { at: Place }) => (
  <circle cx={x} cy={y} r="6" fill="var(--primary-line)" stroke="var(--raised)" strokeWidth="3" />
);
