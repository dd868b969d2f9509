import { nobodyYet } from '@regimen/contract/nobody-yet.ts';
import type { AiFact, Protocol } from '@regimen/engine/protocol.ts';
import { expect, it } from 'vitest';
import { madeUpWords } from './made-up-words.ts';

const protocol: Protocol = {
  format: 1,
  id: 'p',
  name: 'Sleep',
  description: '',
  nodes: [],
  modules: [],
  items: {
    weight: {
      kind: 'kpi',
      name: 'Weight',
      description: '',
      unit: 'kg',
      range: { min: 0, max: 300 },
      direction: 'lower',
      origin: 'asked',
    },
    week: {
      kind: 'assessment',
      name: 'Your week',
      description: '',
      questions: [
        { id: 'q', kind: 'multiple', text: 'What kept you awake?', options: [{ id: 'n', label: 'Noise' }] },
      ],
      scoring: { method: 'sum' },
      bands: [{ id: 'low', name: 'Poor', min: 0, max: 5 }],
    },
  },
};
const facts: AiFact[] = [
  { is: 'kpi', kpi: 'weight' },
  { is: 'score', item: 'week' },
  { is: 'answers', item: 'week' },
  { is: 'days' },
  { is: 'adherence' },
  { is: 'age' },
  { is: 'sex' },
  { is: 'signs' },
];

it('says all that a module may look at, known or not', () => {
  expect(madeUpWords(protocol, facts, nobodyYet, 'en')).toEqual([
    'Weight: not known yet',
    'Your week: not known yet',
    'Your week: not known yet',
    'Days in the program: 0',
    'What was done so far: not known yet',
    'Age: not known yet',
    'Sex: not known yet',
    'Symptoms and concerns: not known yet',
  ]);
  const known = {
    ...nobodyYet,
    kpis: { weight: 82 },
    scores: { week: 3 },
    answers: { week: { q: ['n'] } },
    day: 4,
    asked: 5,
    done: 3,
    age: 40,
    sex: 'female',
    signs: ['insomnia', 'nut-allergy'],
  };
  expect(madeUpWords(protocol, facts, known, 'en')).toEqual([
    'Weight: 82 kg',
    'Your week: 3, “Poor”',
    'What kept you awake?: “Noise”',
    'Days in the program: 4',
    'What was done so far: 3 of 5',
    'Age: 40',
    'Sex: female',
    'Symptoms and concerns: Insomnia, nut allergy',
  ]);
});
