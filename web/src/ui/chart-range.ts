/** Round numbers between two values, about `wanted` of them: 60, 70, 80 rather than 61.3, 70.9. */
export function roundTicks(low: number, high: number, wanted = 4): number[] {
  const width = high - low;
  if (!(width > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(width / wanted));
  const step = ([1, 2, 5, 10].find((each) => width / (each * power) <= wanted + 1) ?? 10) * power;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + step * 1e-9; tick += step)
    ticks.push(Number(tick.toFixed(10)));
  return ticks;
}

interface Span {
  low: number;
  high: number;
}

/** A scale of so few steps is known as a whole: "3 of 10". */
const wholeScale = 10;

/** What a chart shows: all values and the near edge of the target, with some air around them; a short scale whole. */
export function spanOf(
  values: readonly number[],
  target: { min?: number; max?: number } | null,
  range?: { min: number; max: number },
): Span {
  if (range && range.max - range.min <= wholeScale) return { low: range.min, high: range.max };
  const edges = [target?.min, target?.max].filter((edge) => edge !== undefined);
  const all = [...values, ...edges];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const air = (high - low || Math.abs(high) || 1) * 0.12;
  return { low: low >= 0 && low - air < 0 ? 0 : low - air, high: high + air };
}

/** Reaches as far as the round number below the lowest value and the one above the highest: each can be read off the axis. */
export function withinTicks({ low, high }: Span, values: readonly number[]): Span {
  const span = { low, high };
  // A longer span may have wider steps, which have to reach around the values in turn.
  for (let tries = 0; tries < 3; tries++) {
    const ticks = roundTicks(span.low, span.high);
    const [first, second] = ticks;
    const last = ticks.at(-1);
    if (first === undefined || second === undefined || last === undefined) return span;
    const step = second - first;
    if (Math.min(...values) < first) span.low = first - step;
    if (Math.max(...values) > last) span.high = last + step;
  }
  return span;
}
