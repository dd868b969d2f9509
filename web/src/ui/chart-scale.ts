/** Where a value lies on a drawing on which `low` lies at `from` and `high` at `to`. */
export const scaleOf = (low: number, high: number, from: number, to: number) => (value: number) =>
  from + (high === low ? 0.5 : (value - low) / (high - low)) * (to - from);

export interface Place {
  x: number;
  y: number;
}

/** A line through these places, as an SVG path. */
export const lineThrough = (places: readonly Place[]): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
