import type { KpiItem } from '@regimen/engine/items.ts';
import { inTarget } from '@regimen/engine/readings.ts';
import { describe, expect, it } from 'vitest';
import { exampleValues } from './example-values.ts';

const kpi = (more: Partial<KpiItem>): KpiItem => ({
  kind: 'kpi',
  name: 'X',
  description: '',
  unit: 'x',
  range: { min: 0, max: 100 },
  direction: 'lower',
  origin: 'asked',
  ...more,
});

describe('the example of a chart', () => {
  it.each<Partial<KpiItem>>([
    { target: { max: 40 } },
    { target: { min: 60 }, direction: 'higher' },
    { target: { min: 20, max: 30 }, direction: 'within' },
    { range: { min: 40, max: 300 }, target: { min: 90, max: 130 } },
    { range: { min: 0, max: 1 }, target: { min: 0.4, max: 0.6 } },
    {},
    { range: { min: 5, max: 5 } },
  ])('stays in the range and in the drawing: %j', (more) => {
    const item = kpi(more);
    const { values, low, high } = exampleValues(item);
    for (const value of values) {
      expect(value).toBeGreaterThanOrEqual(item.range.min);
      expect(value).toBeLessThanOrEqual(item.range.max);
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    }
  });
  it('arrives at the target', () => {
    const item = kpi({ target: { min: 20, max: 30 } });
    const { values } = exampleValues(item);
    expect(inTarget(item, values[0] as number)).toBe(false);
    expect(inTarget(item, values.at(-1) as number)).toBe(true);
  });
});
