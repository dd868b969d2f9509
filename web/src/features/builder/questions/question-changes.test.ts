import type { AssessmentItem } from '@regimen/engine/items.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { expect, it } from 'vitest';
import { addQuestion, orderQuestions, removeQuestion, replaceQuestion } from './question-changes.ts';

const question = (id: string, text = id): Question => ({ id, kind: 'text', text });
const sheet = (...questions: Question[]): AssessmentItem => ({
  kind: 'assessment',
  name: 'X',
  description: '',
  questions,
  scoring: { method: 'none' },
  bands: [],
});
const ids = (item: AssessmentItem | null) => item?.questions.map(({ id }) => id);

it('adds to whatever is there by then', () => {
  expect(ids(addQuestion(question('c'))(sheet(question('a'), question('b'))))).toEqual(['a', 'b', 'c']);
});
it('replaces a question that nobody else touched', () => {
  const changed = replaceQuestion(question('a'), question('a', 'new'))(sheet(question('b'), question('a')));
  expect(changed?.questions[1]?.text).toBe('new');
});
it('gives way where somebody else changed or deleted it', () => {
  const change = replaceQuestion(question('a'), question('a', 'mine'));
  expect(change(sheet(question('a', 'theirs')))).toBeNull();
  expect(change(sheet(question('b')))).toBeNull();
  expect(ids(change(sheet(question('a', 'mine'))))).toEqual(['a']);
});
it('orders what it knows and leaves the rest at the end', () => {
  expect(ids(orderQuestions(['b', 'a'])(sheet(question('a'), question('new'), question('b'))))).toEqual([
    'b',
    'a',
    'new',
  ]);
  expect(ids(removeQuestion('a')(sheet(question('a'), question('b'))))).toEqual(['b']);
});
