import type { Formula } from '@regimen/engine/formula.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { expect, it } from 'vitest';
import { formulaWords } from './formula-words.ts';

const kpi = (name: string, min: number, max: number, target?: KpiItem['target']): KpiItem => ({
  kind: 'kpi',
  name,
  description: '',
  unit: 'x',
  range: { min, max },
  direction: 'lower',
  origin: 'asked',
  ...(target && { target }),
});
const protocol: Protocol = {
  format: 1,
  id: 'p',
  name: '',
  description: '',
  nodes: [],
  items: { weight: kpi('Weight', 30, 300, { max: 80 }), height: kpi('Height', 1, 2.2) },
  modules: [],
};
const height: Formula = { is: 'kpi', kpi: 'height' };
const bmi: Formula = {
  is: 'div',
  of: [
    { is: 'kpi', kpi: 'weight' },
    { is: 'mul', of: [height, height] },
  ],
};

it('says a formula as it is written on paper', () => {
  expect(formulaWords(bmi, protocol, 'en')).toBe('Weight ÷ (Height × Height)');
  expect(
    formulaWords(
      {
        is: 'add',
        of: [
          { is: 'number', value: 1.5 },
          { is: 'kpi', kpi: 'x' },
        ],
      },
      protocol,
      'en',
    ),
  ).toBe('1.5 + something that no longer exists');
});
