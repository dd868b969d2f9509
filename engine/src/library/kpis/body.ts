/** Measures of the body. */
import type { Formula } from '../../formula.ts';
import type { KpiItem } from '../../items.ts';
import { TEMPERATURE } from '../in-danger.ts';

const kpi = (id: string): Formula => ({ is: 'kpi', kpi: id });
const metres: Formula = { is: 'div', of: [kpi('builtin-kpi-height'), { is: 'number', value: 100 }] };

export const body: Record<string, KpiItem> = {
  'builtin-kpi-weight': {
    kind: 'kpi',
    name: 'Body weight',
    description: 'Your weight. Best measured in the morning, in light clothes, always on the same scale.',
    unit: 'kg',
    conversions: [
      { unit: 'lb', factor: 0.45359237 },
      { unit: 'st', factor: 6.35029318 },
    ],
    range: { min: 20, max: 350 },
    direction: 'within',
    origin: 'asked',
  },
  'builtin-kpi-height': {
    kind: 'kpi',
    name: 'Height',
    description: 'Your height without shoes. Needed for body mass index and waist-to-height ratio.',
    unit: 'cm',
    conversions: [
      { unit: 'm', factor: 100 },
      { unit: 'in', factor: 2.54 },
      { unit: 'ft', factor: 30.48 },
    ],
    range: { min: 50, max: 250 },
    direction: 'within',
    origin: 'asked',
  },
  'builtin-kpi-waist': {
    kind: 'kpi',
    name: 'Waist',
    description: 'Around your belly, midway between the lowest rib and the hip bone, after breathing out.',
    unit: 'cm',
    conversions: [{ unit: 'in', factor: 2.54 }],
    range: { min: 35, max: 220 },
    direction: 'lower',
    origin: 'asked',
  },
  'builtin-kpi-body-mass-index': {
    kind: 'kpi',
    name: 'Body mass index',
    description:
      'Worked out from your weight and height. For adults; less meaningful if you’re very muscular.',
    unit: 'kg/m²',
    range: { min: 8, max: 120 },
    target: { min: 18.5, max: 24.9 },
    direction: 'within',
    origin: 'formula',
    formula: { is: 'div', of: [kpi('builtin-kpi-weight'), { is: 'mul', of: [metres, metres] }] },
  },
  'builtin-kpi-waist-to-height': {
    kind: 'kpi',
    name: 'Waist-to-height ratio',
    description:
      'Your waist divided by your height. For adults, a waist below half your height is a good goal.',
    unit: 'ratio',
    range: { min: 0.2, max: 2 },
    target: { min: 0.4, max: 0.49 },
    direction: 'within',
    origin: 'formula',
    formula: { is: 'div', of: [kpi('builtin-kpi-waist'), kpi('builtin-kpi-height')] },
  },
  'builtin-kpi-body-temperature': {
    kind: 'kpi',
    name: 'Body temperature',
    description: 'Your temperature. 38 °C or more is a fever.',
    unit: '°C',
    conversions: [{ unit: '°F', factor: 5 / 9, offset: -160 / 9 }],
    range: { min: 30, max: 44 },
    target: { min: 36, max: 37.5 },
    direction: 'within',
    origin: 'asked',
    alert: {
      is: 'or',
      any: [
        { is: 'kpi', kpi: 'builtin-kpi-body-temperature', op: '>=', value: 40 },
        { is: 'kpi', kpi: 'builtin-kpi-body-temperature', op: '<', value: 35 },
      ],
    },
    urgent: {
      when: {
        is: 'or',
        any: [
          { is: 'kpi', kpi: 'builtin-kpi-body-temperature', op: '>=', value: 40 },
          { is: 'kpi', kpi: 'builtin-kpi-body-temperature', op: '<', value: 35 },
        ],
      },
      ...TEMPERATURE,
    },
  },
};
