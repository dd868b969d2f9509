import type { Formula } from '@regimen/engine/formula.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { protocol } from '@regimen/engine/testing/build.ts';
import { PULSE } from '@regimen/engine/testing/items.ts';
import { expect, it } from 'vitest';
import { exampleReadings } from './example-readings.ts';

const { target: _none, ...anyPulse } = PULSE;
const weight: KpiItem = { ...anyPulse, range: { min: 30, max: 300 }, target: { max: 80 } };
const height: KpiItem = { ...anyPulse, range: { min: 1, max: 2.2 } };

it('tries a formula with readings in the middle of what is good, else of what is possible', () => {
  const formula: Formula = {
    is: 'div',
    of: [
      { is: 'kpi', kpi: 'weight' },
      { is: 'kpi', kpi: 'height' },
    ],
  };
  expect(exampleReadings({ ...protocol([]), items: { weight, height } }, formula)).toEqual({
    weight: 72,
    height: 1.6,
  });
});
