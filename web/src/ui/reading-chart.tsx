import { useState } from 'react';
import { Chart, ChartLine, ChartPoints, ChartText, MarkedPoint, TargetBand, Tick } from './chart.tsx';
import { roundTicks, spanOf, withinTicks } from './chart-range.ts';
import { scaleOf } from './chart-scale.ts';
import { useWidth } from './use-width.ts';

interface ReadingChartProps {
  /** Oldest first; at least one. */
  points: readonly { at: number; value: number }[];
  target: { min?: number; max?: number } | null;
  /** What can be measured at all. */
  range?: { min: number; max: number } | undefined;
  /** All of it in a sentence, for those who cannot see it. */
  description: string;
  /** "7.5 h, Monday": the point under the finger. */
  wordsOf: (point: { at: number; value: number }) => string;
  numberWords: (value: number) => string;
  dateWords: (at: number) => string;
  height?: number;
}

const edge = { top: 12, bottom: 26, start: 38, end: 14 };

/** Readings over time with the target as a shaded band and the last one marked. */
export function ReadingChart({
  points,
  target,
  range,
  description,
  wordsOf,
  numberWords,
  dateWords,
  height = 180,
}: ReadingChartProps) {
  const [box, width] = useWidth(340);
  const [near, setNear] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const { low, high } = withinTicks(spanOf(values, target, range), values);
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? first;
  const x = scaleOf(first, last, edge.start, width - edge.end);
  const y = scaleOf(low, high, height - edge.bottom, edge.top);
  const placeOf = ({ at, value }: { at: number; value: number }) => ({ x: x(at), y: y(value) });
  const places = points.map(placeOf);
  const shown = points[near ?? points.length - 1];
  const nearest = (clientX: number, drawing: SVGElement) => {
    const { left, right } = drawing.getBoundingClientRect();
    // The drawing is mirrored with the page.
    const at = drawing.closest('[dir=rtl]') ? right - clientX : clientX - left;
    let best = 0;
    for (const [index, point] of points.entries())
      if (Math.abs(x(point.at) - at) < Math.abs(x(points[best]?.at ?? 0) - at)) best = index;
    setNear(best);
  };
  return (
    <div ref={box} className="relative w-full">
      <Chart
        label={description}
        width={width}
        height={height}
        className="block w-full touch-pan-y"
        onPointerDown={(event) => nearest(event.clientX, event.currentTarget)}
        onPointerMove={(event) => nearest(event.clientX, event.currentTarget)}
        // What was tapped stays in sight when the finger is gone.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setNear(null)}
      >
        {target && (
          <TargetBand
            from={edge.start}
            to={width}
            top={y(Math.min(high, target.max ?? high))}
            bottom={y(Math.max(low, target.min ?? low))}
          />
        )}
        {roundTicks(low, high).map((tick) => (
          <Tick key={tick} from={edge.start} to={width} y={y(tick)}>
            {numberWords(tick)}
          </Tick>
        ))}
        {points.length > 1 && <ChartLine places={places} />}
        <ChartPoints places={places} />
        {shown && <MarkedPoint at={placeOf(shown)} />}
        {/* A single point stands in the middle, its date below it. */}
        <ChartText
          x={last === first ? x(first) : edge.start}
          y={height - 6}
          {...(last === first && { textAnchor: 'middle' })}
        >
          {dateWords(first)}
        </ChartText>
        {last !== first && (
          <ChartText x={width - edge.end} y={height - 6} textAnchor="end">
            {dateWords(last)}
          </ChartText>
        )}
      </Chart>
      {near !== null && shown && (
        <p
          className="pointer-events-none absolute -translate-x-1/2 rounded-control rtl:translate-x-1/2 border border-line bg-raised px-2.5 py-1 text-12 whitespace-nowrap tabular-nums shadow-float"
          style={{
            insetInlineStart: Math.min(width - 70, Math.max(70, x(shown.at))),
            top: besides(y(shown.value)),
          }}
        >
          {wordsOf(shown)}
        </p>
      )}
    </div>
  );
}

/** Above the point, or below it where there is no room; never on it. */
const besides = (y: number): number => (y > 44 ? y - 42 : y + 14);
