import { question as readQuestion } from '@regimen/engine/parse/question.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { describe, expect, it } from 'vitest';
import { askedBy, moved, newQuestion, nextOption, ofKind, questionKinds } from './question-shape.ts';

const ids = () => {
  let last = 0;
  return () => `id-${++last}`;
};
const faultsOf = (question: Question): string[] => {
  const faults: Fault[] = [];
  readQuestion(question, '', faults);
  return faults.map(({ path }) => path);
};

describe('a new question', () => {
  it.each(questionKinds)('of kind %s is sound once its words are filled in', (kind) => {
    expect(faultsOf(newQuestion(kind, ids())).filter((path) => !/text|label/.test(path))).toEqual([]);
  });
});

describe('another kind', () => {
  const single: Question = {
    id: 'q',
    kind: 'single',
    text: 'How are you?',
    help: 'Today',
    required: false,
    options: [{ id: 'a', label: 'Well', score: 2 }],
  };
  it('keeps words and options', () => {
    expect(ofKind(single, 'multiple')).toEqual({ ...single, kind: 'multiple' });
    expect(ofKind(single, 'matrix', ids())).toMatchObject({ text: 'How are you?', options: single.options });
  });
  it('leaves behind what the new kind does not have', () => {
    expect(ofKind(single, 'text')).toEqual({
      id: 'q',
      kind: 'text',
      text: 'How are you?',
      help: 'Today',
      required: false,
    });
  });
  it('asks with a slider without a face: the most pain must not smile', () => {
    expect(newQuestion('slider', ids())).not.toHaveProperty('faces');
  });
  it('keeps the ends of a scale', () => {
    const scale: Question = { id: 'q', kind: 'scale', text: 'Pain', min: 1, max: 5, scored: false };
    expect(ofKind(scale, 'slider')).toMatchObject({ min: 1, max: 5 });
    const named = { ...scale, minLabel: 'No pain', maxLabel: 'The worst' };
    expect(ofKind(named, 'slider')).toMatchObject({ minLabel: 'No pain', maxLabel: 'The worst' });
    expect(faultsOf(ofKind(named, 'number'))).toEqual([]);
  });
});

it('counts options on', () => {
  expect(nextOption([{ id: 'a', label: '', score: 3 }], () => 'b')).toEqual({ id: 'b', label: '', score: 4 });
  expect(nextOption([{ id: 'a', label: '' }], () => 'b')).toEqual({ id: 'b', label: '' });
});
it('moves things within a list', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});
it('knows who asks for an answer', () => {
  const questions: Question[] = [
    { id: 'a', kind: 'yes_no', text: 'A' },
    { id: 'b', kind: 'text', text: 'B', when: { is: 'answer', question: 'a', op: '=', value: true } },
  ];
  expect(askedBy(questions, 'a').map(({ id }) => id)).toEqual(['b']);
});
