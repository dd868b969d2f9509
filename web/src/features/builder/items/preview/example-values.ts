import type { KpiItem } from '@regimen/engine/items.ts';

/** How far each of the example days still is from the goal; a little back and forth, as in life. */
const distances = [1, 0.94, 0.98, 0.85, 0.74, 0.79, 0.62, 0.55, 0.6, 0.44, 0.36, 0.4, 0.24, 0.12];

export interface ExampleValues {
  values: number[];
  /** What the chart shows: the readings and the target, with some air. */
  low: number;
  high: number;
}

const rounded = (value: number, width: number): number => {
  const digits = width >= 50 ? 0 : width >= 5 ? 1 : 2;
  return Number(value.toFixed(digits));
};

/** Made-up readings that move from outside the target into it. */
export function exampleValues({ range, target, direction }: KpiItem): ExampleValues {
  const width = Math.max(range.max - range.min, 1e-6);
  const clip = (value: number) => Math.min(range.max, Math.max(range.min, value));
  const low =
    target?.min ?? (target?.max !== undefined ? target.max - width * 0.06 : range.min + width * 0.35);
  const high =
    target?.max ?? (target?.min !== undefined ? target.min + width * 0.06 : range.min + width * 0.55);
  const goal = clip((low + high) / 2);
  const rises = direction === 'higher';
  const start = clip(rises ? goal - width * 0.22 : goal + width * 0.22);
  const values = distances.map((distance) => rounded(goal + (start - goal) * distance, width));
  const edges = [
    ...values,
    ...(target?.min !== undefined ? [target.min] : []),
    ...(target?.max !== undefined ? [target.max] : []),
  ];
  const air = (Math.max(...edges) - Math.min(...edges) || width) * 0.2;
  return { values, low: clip(Math.min(...edges) - air), high: clip(Math.max(...edges) + air) };
}
