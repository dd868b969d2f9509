import { useEffect, useRef, useState } from 'react';
import { roundTicks, spanOf } from './chart-scale.ts';

interface ReadingChartProps {
  /** Oldest first; at least one. */
  points: readonly { at: number; value: number }[];
  target: { min?: number; max?: number } | null;
  /** All of it in a sentence, for those who cannot see it. */
  description: string;
  /** "7.5 h, Monday": the point under the finger. */
  wordsOf: (point: { at: number; value: number }) => string;
  numberWords: (value: number) => string;
  dateWords: (at: number) => string;
  height?: number;
}

const edge = { top: 12, bottom: 26, start: 38, end: 14 };

/**
 * Readings over time with the target as a shaded band and the last one marked. It runs from left to right in both
 * directions of reading, as instruments do.
 */
export function ReadingChart({
  points,
  target,
  description,
  wordsOf,
  numberWords,
  dateWords,
  height = 180,
}: ReadingChartProps) {
  const [box, width] = useWidth(340);
  const [near, setNear] = useState<number | null>(null);
  const { low, high } = spanOf(
    points.map(({ value }) => value),
    target,
  );
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? first;
  const inner = width - edge.start - edge.end;
  const x = (at: number) => edge.start + (last === first ? 0.5 : (at - first) / (last - first)) * inner;
  const y = (value: number) => edge.top + ((high - value) / (high - low)) * (height - edge.top - edge.bottom);
  const line = points
    .map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const bandTop = y(Math.min(high, target?.max ?? high));
  const bandBottom = y(Math.max(low, target?.min ?? low));
  const shown = points[near ?? points.length - 1];
  const nearest = (clientX: number, left: number) => {
    const at = clientX - left;
    let best = 0;
    for (const [index, point] of points.entries())
      if (Math.abs(x(point.at) - at) < Math.abs(x(points[best]?.at ?? 0) - at)) best = index;
    setNear(best);
  };
  return (
    <div ref={box} className="relative w-full [direction:ltr]">
      <svg
        role="img"
        aria-label={description}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full touch-pan-y"
        fill="none"
        onPointerMove={(event) => nearest(event.clientX, event.currentTarget.getBoundingClientRect().left)}
        onPointerLeave={() => setNear(null)}
      >
        {target && (
          <rect
            x={edge.start}
            y={bandTop}
            width={inner + edge.end}
            height={Math.max(2, bandBottom - bandTop)}
            rx="6"
            fill="var(--success-soft)"
          />
        )}
        {roundTicks(low, high).map((tick) => (
          <g key={tick}>
            <path d={`M${edge.start} ${y(tick)}H${width}`} stroke="var(--line)" />
            <text x={edge.start - 8} y={y(tick) + 4} fontSize="12" textAnchor="end" fill="var(--ink-soft)">
              {numberWords(tick)}
            </text>
          </g>
        ))}
        {points.length > 1 && (
          <path
            d={line}
            stroke="var(--primary-line)"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        )}
        {points.length <= 60 &&
          points.map((point) => (
            <circle
              key={`${point.at} ${point.value}`}
              cx={x(point.at)}
              cy={y(point.value)}
              r="2.5"
              fill="var(--primary-line)"
            />
          ))}
        {shown && (
          <circle
            cx={x(shown.at)}
            cy={y(shown.value)}
            r="6"
            fill={near === null ? 'var(--accent)' : 'var(--primary-strong)'}
            stroke="var(--raised)"
            strokeWidth="3"
          />
        )}
        <text x={edge.start} y={height - 6} fontSize="12" fill="var(--ink-soft)">
          {isolated(dateWords(first))}
        </text>
        {last !== first && (
          <text x={width - edge.end} y={height - 6} fontSize="12" textAnchor="end" fill="var(--ink-soft)">
            {isolated(dateWords(last))}
          </text>
        )}
      </svg>
      {near !== null && shown && (
        <p
          className="pointer-events-none absolute top-0 -translate-x-1/2 rounded-control border border-line bg-raised px-2.5 py-1 text-12 whitespace-nowrap tabular-nums shadow-float"
          style={{ insetInlineStart: Math.min(width - 70, Math.max(70, x(shown.at))) }}
        >
          {wordsOf(shown)}
        </p>
      )}
    </div>
  );
}

/** The drawing runs from left to right; words in it by their own script. */
const isolated = (words: string): string => `\u2068${words}\u2069`;

/** As wide as its box; a drawing that is only stretched has letters of every size. */
function useWidth(initial: number) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0);
      if (now > 0) setWidth(now);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
