import { expect, it } from 'vitest';
import type { Item } from '../items.ts';
import type { Question } from '../questions.ts';
import { MOOD } from '../testing/items.ts';
import { fieldsThatDiffer } from './item-fields.ts';

const pain: Question = { id: 'pain', kind: 'scale', text: 'How bad?', min: 0, max: 10 };
const asking = (more: object): Item => ({ ...MOOD, questions: [{ ...pain, ...more } as Question] });

it('[R53] [R101] other words at the ends of a scale ask the same thing, another end does not', () => {
  expect(fieldsThatDiffer(asking({}), asking({ minLabel: 'No pain', maxLabel: 'The worst' }))).toEqual([]);
  expect(fieldsThatDiffer(asking({}), asking({ max: 5 }))).toEqual(['questions']);
});
