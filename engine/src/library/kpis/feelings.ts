/** How it feels, from 0 to 10. */
import type { KpiItem } from '../../items.ts';

const outOfTen = { kind: 'kpi', unit: 'of 10', range: { min: 0, max: 10 }, origin: 'asked' } as const;

export const feelings: Record<string, KpiItem> = {
  'builtin-kpi-pain': {
    ...outOfTen,
    name: 'Pain',
    description: 'Your usual level of pain today, from 0 (none) to 10 (the worst you can imagine).',
    target: { max: 3 },
    direction: 'lower',
  },
  'builtin-kpi-mood': {
    ...outOfTen,
    name: 'Mood',
    description: 'Your mood today, from 0 (very low) to 10 (very good).',
    direction: 'higher',
  },
  'builtin-kpi-stress': {
    ...outOfTen,
    name: 'Stress',
    description: 'How tense or stressed you felt today, from 0 (not at all) to 10 (unbearably).',
    target: { max: 4 },
    direction: 'lower',
  },
  'builtin-kpi-energy': {
    ...outOfTen,
    name: 'Energy',
    description: 'How much energy you had today, from 0 (none) to 10 (full of energy).',
    direction: 'higher',
  },
};
