/** Measures of heart, lungs and circulation. A value that may be dangerous calls an expert at once. */
import { PRESSURE, pressureAdvice } from '../../examples/in-danger.ts';
import type { KpiItem } from '../../items.ts';
import { OXYGEN, PULSE } from '../in-danger.ts';

export const heart: Record<string, KpiItem> = {
  'builtin-kpi-systolic': {
    kind: 'kpi',
    name: 'Systolic blood pressure',
    description: 'The upper number of your blood pressure, measured at home after 5 minutes of rest.',
    unit: 'mmHg',
    conversions: [{ unit: 'kPa', factor: 7.50062 }],
    range: { min: 60, max: 260 },
    target: { min: 90, max: 134 },
    direction: 'lower',
    origin: 'asked',
    alert: {
      is: 'or',
      any: [
        { is: 'kpi', kpi: 'builtin-kpi-systolic', op: '>=', value: 180 },
        { is: 'kpi', kpi: 'builtin-kpi-systolic', op: '<', value: 90 },
      ],
    },
    advice: pressureAdvice('builtin-kpi-systolic', 90),
    urgent: { when: { is: 'kpi', kpi: 'builtin-kpi-systolic', op: '>=', value: 180 }, ...PRESSURE },
  },
  'builtin-kpi-diastolic': {
    kind: 'kpi',
    name: 'Diastolic blood pressure',
    description: 'The lower number of your blood pressure, measured at home after 5 minutes of rest.',
    unit: 'mmHg',
    conversions: [{ unit: 'kPa', factor: 7.50062 }],
    range: { min: 30, max: 160 },
    target: { min: 60, max: 84 },
    direction: 'lower',
    origin: 'asked',
    alert: { is: 'kpi', kpi: 'builtin-kpi-diastolic', op: '>=', value: 110 },
    advice: pressureAdvice('builtin-kpi-diastolic', 60),
    urgent: { when: { is: 'kpi', kpi: 'builtin-kpi-diastolic', op: '>=', value: 120 }, ...PRESSURE },
  },
  'builtin-kpi-resting-heart-rate': {
    kind: 'kpi',
    name: 'Resting heart rate',
    description: 'Heartbeats per minute after sitting quietly for 5 minutes.',
    unit: 'bpm',
    range: { min: 25, max: 220 },
    target: { min: 50, max: 100 },
    direction: 'within',
    origin: 'asked',
    alert: {
      is: 'or',
      any: [
        { is: 'kpi', kpi: 'builtin-kpi-resting-heart-rate', op: '>=', value: 130 },
        { is: 'kpi', kpi: 'builtin-kpi-resting-heart-rate', op: '<', value: 40 },
      ],
    },
    urgent: {
      when: {
        is: 'or',
        any: [
          { is: 'kpi', kpi: 'builtin-kpi-resting-heart-rate', op: '>=', value: 131 },
          { is: 'kpi', kpi: 'builtin-kpi-resting-heart-rate', op: '<=', value: 40 },
        ],
      },
      ...PULSE,
    },
  },
  'builtin-kpi-oxygen-saturation': {
    kind: 'kpi',
    name: 'Oxygen saturation',
    description:
      'Oxygen in your blood, measured at your finger. With lung disease, your doctor may set a different target.',
    unit: '%',
    range: { min: 50, max: 100 },
    target: { min: 95 },
    direction: 'higher',
    origin: 'device',
    alert: { is: 'kpi', kpi: 'builtin-kpi-oxygen-saturation', op: '<', value: 92 },
    urgent: { when: { is: 'kpi', kpi: 'builtin-kpi-oxygen-saturation', op: '<=', value: 91 }, ...OXYGEN },
  },
  'builtin-kpi-peak-flow': {
    kind: 'kpi',
    name: 'Peak flow',
    description: 'The best of 3 hard breaths out into a peak flow meter. Compare it with your personal best.',
    unit: 'L/min',
    range: { min: 50, max: 900 },
    direction: 'higher',
    origin: 'asked',
  },
  'builtin-kpi-carbon-monoxide': {
    kind: 'kpi',
    name: 'Carbon monoxide in breath',
    description: 'Shows how much you smoked in the last day. Measured with a breath meter.',
    unit: 'ppm',
    range: { min: 0, max: 100 },
    target: { max: 6 },
    direction: 'lower',
    origin: 'device',
  },
};
