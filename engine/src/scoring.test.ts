import { describe, expect, it } from 'vitest';
import type { AssessmentItem } from './items.ts';
import { answerFaults, askedQuestions, type Question } from './questions.ts';
import { bandOf, scoreOf } from './scoring.ts';

const options = [0, 1, 2, 3].map((score) => ({ id: `p${score}`, label: '', score }));
const sheet = (
  questions: Question[],
  scoring: AssessmentItem['scoring'] = { method: 'sum' },
): AssessmentItem => ({
  kind: 'assessment',
  name: '',
  description: '',
  questions,
  scoring,
  bands: [
    { id: 'low', name: '', min: 0, max: 4 },
    { id: 'high', name: '', min: 4, max: 99 },
  ],
});
const ask = (id: string, more: object): Question => ({ id, text: id, ...more }) as Question;

describe('answers', () => {
  const questions = [
    ask('one', { kind: 'single', options }),
    ask('more', { kind: 'multiple', options, required: false }),
    ask('scale', { kind: 'scale', min: 0, max: 10, required: false }),
    ask('number', { kind: 'number', min: 1, unit: 'h', required: false }),
    ask('yes', { kind: 'yes_no' }),
    ask('why', { kind: 'text', when: { is: 'answer', question: 'yes', op: '=', value: true } }),
    ask('date', { kind: 'date', required: false }),
    ask('grid', { kind: 'matrix', rows: [{ id: 'r', label: '' }], options, required: false }),
  ];
  const faults = (answers: Parameters<typeof answerFaults>[1]) =>
    answerFaults(questions, answers).map(({ question, fault }) => `${question} ${fault}`);

  it('[R22] what is asked has to be answered, what is not asked must not be', () => {
    expect(faults({ one: 'p0', yes: false })).toEqual([]);
    expect(faults({ yes: false })).toEqual(['one missing']);
    expect(faults({ one: 'p0', yes: true })).toEqual(['why missing']);
    expect(faults({ one: 'p0', yes: false, why: 'because' })).toEqual(['why not-asked']);
    expect(faults({ one: 'p0', yes: false, other: 1 })).toEqual(['other not-asked']);
  });

  it('[R22] a question with a condition is asked only when it holds', () => {
    expect(askedQuestions(questions, { yes: true }).map((one) => one.id)).toContain('why');
    expect(askedQuestions(questions, {}).map((one) => one.id)).not.toContain('why');
  });

  it('[R22] every kind refuses what it is not', () => {
    const good = { one: 'p0', yes: false };
    expect(faults({ ...good, one: 'p9' })).toEqual(['one unknown-option']);
    expect(faults({ ...good, one: 3 })).toEqual(['one wrong-kind']);
    expect(faults({ ...good, more: ['p1', 'p9'] })).toEqual(['more unknown-option']);
    expect(faults({ ...good, more: 'p1' })).toEqual(['more wrong-kind']);
    expect(faults({ ...good, scale: 11 })).toEqual(['scale out-of-range']);
    expect(faults({ ...good, scale: 4.5 })).toEqual(['scale out-of-range']);
    expect(faults({ ...good, number: 0 })).toEqual(['number out-of-range']);
    expect(faults({ ...good, number: Number.NaN })).toEqual(['number wrong-kind']);
    expect(faults({ ...good, yes: 'no' })).toEqual(['yes wrong-kind']);
    expect(faults({ ...good, date: 'tomorrow' })).toEqual(['date wrong-kind']);
    expect(faults({ ...good, grid: {} })).toEqual(['grid missing']);
    expect(faults({ ...good, grid: { r: 'p9' } })).toEqual(['grid unknown-option']);
    expect(
      faults({ ...good, grid: { r: 'p1' }, more: ['p1'], scale: 4, number: 2, date: '2026-03-02' }),
    ).toEqual([]);
  });
});

describe('scores', () => {
  const two = [ask('a', { kind: 'single', options }), ask('b', { kind: 'single', options })];

  it('[R23] sum, mean and factor over what was answered', () => {
    expect(scoreOf(sheet(two), { a: 'p3', b: 'p2' }).score).toBe(5);
    expect(scoreOf(sheet(two, { method: 'mean' }), { a: 'p3', b: 'p2' }).score).toBe(2.5);
    expect(scoreOf(sheet(two, { method: 'mean' }), { a: 'p3' }).score).toBe(3);
    expect(scoreOf(sheet(two, { method: 'sum', multiply: 2 }), { a: 'p3', b: 'p2' }).score).toBe(10);
    expect(scoreOf(sheet(two, { method: 'none' }), { a: 'p3', b: 'p2' })).toEqual({
      score: null,
      band: null,
    });
    expect(scoreOf(sheet(two), {}).score).toBeNull();
  });

  it('[R23] every kind that can be counted counts', () => {
    const all = [
      ask('more', { kind: 'multiple', options }),
      ask('grid', {
        kind: 'matrix',
        rows: [
          { id: 'r', label: '' },
          { id: 's', label: '', reverse: true },
        ],
        options,
      }),
      ask('scale', { kind: 'slider', min: 0, max: 10 }),
      ask('silent', { kind: 'scale', min: 0, max: 10, scored: false }),
      ask('number', { kind: 'number', scored: true }),
      ask('yes', { kind: 'yes_no', scoreYes: 4, scoreNo: 1 }),
      ask('text', { kind: 'text' }),
    ];
    const answers = {
      more: ['p1', 'p2'],
      grid: { r: 'p1', s: 'p1' },
      scale: 7,
      silent: 9,
      number: 20,
      yes: true,
      text: 'x',
    };
    expect(scoreOf(sheet(all), answers).score).toBe(3 + 3 + 7 + 20 + 4);
  });

  it('[R42] a slider with faces is answered and counted by its number', () => {
    const faces = [ask('mood', { kind: 'slider', min: 0, max: 4, faces: 'happier' })];
    expect(answerFaults(faces, { mood: 'happy' })).toEqual([{ question: 'mood', fault: 'wrong-kind' }]);
    expect(scoreOf(sheet(faces), { mood: 3 }).score).toBe(3);
  });

  it('[R24] a reversed item counts lowest plus highest minus its points', () => {
    const turned = [
      ask('a', {
        kind: 'single',
        options: options.map((one) => ({ ...one, score: one.score + 1 })),
        reverse: true,
      }),
      ask('b', { kind: 'scale', min: 1, max: 7, reverse: true }),
      ask('c', { kind: 'yes_no', scoreYes: 4, scoreNo: 1, reverse: true }),
    ];
    expect(scoreOf(sheet(turned), { a: 'p0', b: 2, c: true }).score).toBe(4 + 6 + 1);
  });

  it('[R25] the first band that holds the score, both ends included', () => {
    expect(scoreOf(sheet(two), { a: 'p3', b: 'p1' }).band).toBe('low');
    expect(scoreOf(sheet(two), { a: 'p3', b: 'p2' }).band).toBe('high');
    expect(bandOf(sheet(two).bands, 100)).toBeUndefined();
  });
});
