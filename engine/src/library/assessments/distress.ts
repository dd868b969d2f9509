/** Worry and distress: the GAD scales and the K6. */
import { GAD_2, GAD_7 } from '../../examples/instruments.ts';
import type { AssessmentItem } from '../../items.ts';
import type { Question } from '../../questions.ts';

const K6 = [
  'nervous?',
  'hopeless?',
  'restless or fidgety?',
  'so depressed that nothing could cheer you up?',
  'that everything was an effort?',
  'worthless?',
];

const k6Questions = K6.map(
  (feeling, index): Question => ({
    id: `k6-${index + 1}`,
    kind: 'single',
    text: `During the past 30 days, about how often did you feel ${feeling}`,
    options: [
      { id: 'all', label: 'All of the time', score: 4 },
      { id: 'most', label: 'Most of the time', score: 3 },
      { id: 'some', label: 'Some of the time', score: 2 },
      { id: 'little', label: 'A little of the time', score: 1 },
      { id: 'none', label: 'None of the time', score: 0 },
    ],
  }),
);

export const distress: Record<string, AssessmentItem> = {
  'builtin-assessment-gad-2': {
    ...GAD_2,
    description: '2 questions about nervousness and worry over the last 2 weeks.',
  },
  'builtin-assessment-gad-7': {
    ...GAD_7,
    description: '7 questions about anxiety and worry over the last 2 weeks.',
  },
  'builtin-assessment-k6': {
    kind: 'assessment',
    name: 'K6',
    description: '6 questions about emotional distress over the past 30 days.',
    source: {
      title: 'Kessler Psychological Distress Scale, K6 (Kessler and others 2003)',
      licence: 'Public domain. Please credit the source',
      url: 'https://www.hcp.med.harvard.edu/ncs/k6_scales.php',
    },
    questions: k6Questions,
    scoring: { method: 'sum' },
    bands: [
      { id: 'low', name: 'Low', min: 0, max: 4 },
      { id: 'some', name: 'Some distress', min: 5, max: 12 },
      { id: 'high', name: 'Worth a closer look', min: 13, max: 24 },
    ],
  },
};
