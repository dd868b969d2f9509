/** Values from a drop of blood or a blood test, in the units of both worlds. */
import type { Condition } from '../../condition.ts';
import { GLUCOSE as DANGER, glucoseAdvice } from '../../examples/in-danger.ts';
import type { KpiItem } from '../../items.ts';

const GLUCOSE = [{ unit: 'mg/dL', factor: 0.0555 }];
const CHOLESTEROL = [{ unit: 'mg/dL', factor: 0.02586 }];

const dangerous = (kpi: string): Condition => ({
  is: 'or',
  any: [
    { is: 'kpi', kpi, op: '<=', value: 3 },
    { is: 'kpi', kpi, op: '>=', value: 30 },
  ],
});

export const blood: Record<string, KpiItem> = {
  'builtin-kpi-fasting-glucose': {
    kind: 'kpi',
    name: 'Fasting blood glucose',
    description:
      'Blood sugar in the morning before you eat. The target is the usual one for adults with diabetes.',
    unit: 'mmol/L',
    conversions: GLUCOSE,
    range: { min: 1, max: 35 },
    target: { min: 4, max: 7 },
    direction: 'within',
    origin: 'asked',
    alert: {
      is: 'or',
      any: [
        { is: 'kpi', kpi: 'builtin-kpi-fasting-glucose', op: '<', value: 4 },
        { is: 'kpi', kpi: 'builtin-kpi-fasting-glucose', op: '>=', value: 17 },
      ],
    },
    urgent: { when: dangerous('builtin-kpi-fasting-glucose'), ...DANGER },
    advice: glucoseAdvice('builtin-kpi-fasting-glucose'),
  },
  'builtin-kpi-glucose-after-meal': {
    kind: 'kpi',
    name: 'Blood glucose after a meal',
    description:
      'Blood sugar 2 hours after you start eating. The target is the usual one for type 2 diabetes.',
    unit: 'mmol/L',
    conversions: GLUCOSE,
    range: { min: 1, max: 35 },
    target: { min: 4, max: 8.5 },
    direction: 'within',
    origin: 'asked',
    alert: {
      is: 'or',
      any: [
        { is: 'kpi', kpi: 'builtin-kpi-glucose-after-meal', op: '<', value: 4 },
        { is: 'kpi', kpi: 'builtin-kpi-glucose-after-meal', op: '>=', value: 17 },
      ],
    },
    urgent: { when: dangerous('builtin-kpi-glucose-after-meal'), ...DANGER },
    advice: glucoseAdvice('builtin-kpi-glucose-after-meal'),
  },
  'builtin-kpi-hba1c': {
    kind: 'kpi',
    name: 'HbA1c',
    description: 'Your average blood sugar over the last 2 to 3 months, from a blood test.',
    unit: '%',
    conversions: [{ unit: 'mmol/mol', factor: 0.0915, offset: 2.15 }],
    range: { min: 3, max: 20 },
    target: { max: 7 },
    direction: 'lower',
    origin: 'asked',
  },
  'builtin-kpi-ldl-cholesterol': {
    kind: 'kpi',
    name: 'LDL cholesterol',
    description:
      'The cholesterol that narrows blood vessels. After a heart attack or stroke, the target is lower.',
    unit: 'mmol/L',
    conversions: CHOLESTEROL,
    range: { min: 0.2, max: 15 },
    target: { max: 3 },
    direction: 'lower',
    origin: 'asked',
  },
  'builtin-kpi-total-cholesterol': {
    kind: 'kpi',
    name: 'Total cholesterol',
    description: 'All the cholesterol in your blood, from a blood test.',
    unit: 'mmol/L',
    conversions: CHOLESTEROL,
    range: { min: 1, max: 20 },
    target: { max: 5 },
    direction: 'lower',
    origin: 'asked',
  },
  'builtin-kpi-haemoglobin': {
    kind: 'kpi',
    name: 'Hemoglobin',
    description:
      'The part of your blood that carries oxygen, from a blood count. A low value can make you tired.',
    unit: 'g/dL',
    conversions: [
      { unit: 'g/L', factor: 0.1 },
      { unit: 'mmol/L', factor: 1.611 },
    ],
    range: { min: 3, max: 25 },
    direction: 'within',
    origin: 'asked',
    alert: { is: 'kpi', kpi: 'builtin-kpi-haemoglobin', op: '<', value: 7 },
  },
};
