import { translator } from '@regimen/contract/language/translate.ts';
import type { AssessmentItem } from '@regimen/engine/items.ts';
import type { Answers, Question } from '@regimen/engine/questions.ts';
import { expect, it } from 'vitest';
import { givenLines } from './given-words.ts';
import { storyTexts } from './story-texts.ts';

const options = [
  { id: 'never', label: 'Never', score: 0 },
  { id: 'daily', label: 'Every day', score: 3 },
];
const ends = { min: 0, max: 10, minLabel: 'Not satisfied', maxLabel: 'Very satisfied' };
const satisfied: Question = { id: 'q', kind: 'scale', text: 'How satisfied?', ...ends, reverse: true };
const foods: Question = {
  id: 'foods',
  kind: 'matrix',
  text: 'How often?',
  rows: [
    { id: 'fruit', label: 'Fruit' },
    { id: 'sweets', label: 'Sweets', reverse: true },
  ],
  options,
};
const sheet = (questions: Question[], method: 'sum' | 'none' = 'sum'): AssessmentItem => ({
  kind: 'assessment',
  name: 'Sheet',
  description: '',
  questions,
  scoring: { method },
  bands: [],
});
const notes = (item: AssessmentItem, answers: Answers) =>
  givenLines({ type: 'answers', answers }, item, (id) => id, translator(storyTexts, 'en'), 'en').flatMap(
    ({ label, note }) => (label ? [note] : []),
  );

it('an answer on a scale says what its ends mean, and whether it counts in reverse', () => {
  expect(notes(sheet([satisfied]), { q: 7 })).toEqual([
    '0: Not satisfied · 10: Very satisfied · Scored in reverse',
  ]);
  expect(notes(sheet([{ ...satisfied, scored: false } as Question]), { q: 7 })).toEqual([
    '0: Not satisfied · 10: Very satisfied',
  ]);
});

it('where nothing is scored, nothing is said of the order of points', () => {
  expect(notes(sheet([satisfied], 'none'), { q: 7 })).toEqual(['0: Not satisfied · 10: Very satisfied']);
});

it('of a table the rows that count in reverse are named', () => {
  expect(notes(sheet([foods]), { foods: { fruit: 'daily', sweets: 'never' } })).toEqual([
    'Scored in reverse: Sweets',
  ]);
});
