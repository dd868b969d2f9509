import { describe, expect, it } from 'vitest';
import { scoreRange } from '../check/score-range.ts';
import { holds, leavesOf } from '../condition.ts';
import type { AssessmentItem } from '../items.ts';
import { type Answer, type Answers, answerFaults, askedQuestions, type Question } from '../questions.ts';
import { scoreOf } from '../scoring.ts';
import { randomAnswers } from '../testing/behaviour.ts';
import { randomFrom } from '../testing/random.ts';
import { urgentIn } from '../urgent.ts';
import { builtInItem, builtInItems } from './all.ts';

const sheets = Object.entries(builtInItems('en')).flatMap(([id, item]) =>
  item.kind === 'assessment' ? [{ id, item }] : [],
);
const sheet = (name: string): AssessmentItem => {
  const item = builtInItem(`builtin-assessment-${name}`, 'en');
  if (item?.kind !== 'assessment') throw new Error(`${name} is no assessment`);
  return item;
};

/** The same place in every list of answers: 0 the first option, 1 the last. */
function answersAt(item: AssessmentItem, place: 0 | 1): Answers {
  const answers: Answers = {};
  const pick = (options: readonly { id: string }[]): string => options.at(place === 0 ? 0 : -1)?.id ?? '';
  const answer = (question: Question): Answer => {
    switch (question.kind) {
      case 'single':
        return pick(question.options);
      case 'multiple':
        return [pick(question.options)];
      case 'matrix':
        return Object.fromEntries(question.rows.map((row) => [row.id, pick(question.options)]));
      case 'yes_no':
        return place === 1;
      case 'date':
        return '2026-03-02';
      case 'text':
      case 'file':
        return 'words';
      default:
        return (place === 0 ? question.min : question.max) ?? 0;
    }
  };
  for (const question of item.questions)
    if (askedQuestions([question], answers).length > 0) answers[question.id] = answer(question);
  return answers;
}

describe.each(sheets)('$id', ({ item }) => {
  it('[R22] names its source and the right to use it, and asks each question once', () => {
    expect(item.source?.title).toBeTruthy();
    expect(item.source?.licence).toMatch(/^(Free to use|Public domain|AGPL)/);
    const ids = item.questions.map((question) => question.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[R25] its bands cover every score that can come, without gap or overlap', () => {
    const range = scoreRange(item);
    if (range === null) {
      expect(item.bands).toEqual([]);
      return;
    }
    expect(range.whole).toBe(true);
    expect(item.bands.at(0)?.min).toBe(range.min);
    expect(item.bands.at(-1)?.max).toBe(range.max);
    for (const [index, band] of item.bands.entries()) {
      expect(band.min).toBeLessThanOrEqual(band.max);
      if (index > 0) expect(band.min).toBe((item.bands[index - 1]?.max ?? Number.NaN) + 1);
    }
  });

  it('[R22] [R23] takes any honest sheet of answers and gives it a band', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const answers = randomAnswers(item.questions, randomFrom(seed));
      expect(answerFaults(item.questions, answers)).toEqual([]);
      const { score, band } = scoreOf(item, answers);
      expect(band === null).toBe(item.scoring.method === 'none' || score === null);
    }
  });

  it('[R41] its alert waits for answers that its own questions can have', () => {
    for (const leaf of item.alert ? leavesOf(item.alert) : []) {
      const question = leaf.is === 'answer' && item.questions.find((one) => one.id === leaf.question);
      if (!question) throw new Error('an alert speaks of its own questions');
      const can = question.kind === 'single' ? question.options.map((option) => option.id) : [true, false];
      expect(can).toContain(leaf.value);
    }
  });
});

/** First and last place of every answer, and what the published scoring says of both. */
it.each([
  ['phq-2', 0, 'negative', 6, 'positive'],
  ['phq-4', 0, 'minimal', 12, 'severe'],
  ['phq-8', 0, 'minimal', 24, 'severe'],
  ['phq-9', 0, 'minimal', 27, 'severe'],
  ['phq-15', 0, 'minimal', 30, 'high'],
  ['gad-2', 0, 'negative', 6, 'positive'],
  ['gad-7', 0, 'minimal', 21, 'severe'],
  ['k6', 24, 'high', 0, 'low'],
  ['ces-d', 12, 'below', 48, 'above'],
  ['gds-15', 5, 'mild', 10, 'moderate'],
  ['pc-ptsd-5', 0, 'below', 5, 'above'],
  ['alcohol-one-question', 0, 'none', 3, 'some'],
  ['sleep-week', 4, 'good', 16, 'much'],
  ['food-week', 12, 'on-the-way', 15, 'on-the-way'],
  ['readiness-ruler', 0, 'thinking', 20, 'ready'],
  ['how-are-you', 0, 'low', 4, 'good'],
  ['ready-to-move', 0, 'go', 6, 'ask'],
  ['falls', 0, 'few', 7, 'many'],
  ['pain-check', 0, 'little', 30, 'much'],
  ['foot-check', 0, 'clear', 3, 'seen'],
  ['carer-load', 3, 'light', 15, 'too-heavy'],
  ['smoking-habit', 0, 'lighter', 7, 'stronger'],
] as const)('[R23] [R24] [R25] %s counts its extremes right', (name, low, lowBand, high, highBand) => {
  const item = sheet(name);
  expect(scoreOf(item, answersAt(item, 0))).toEqual({ score: low, band: lowBand });
  expect(scoreOf(item, answersAt(item, 1))).toEqual({ score: high, band: highBand });
});

it.each([
  ['phq-9', 9, 10, 'moderate'],
  ['phq-9', 14, 15, 'moderately-severe'],
  ['phq-8', 9, 10, 'moderate'],
  ['phq-4', 5, 6, 'moderate'],
  ['phq-15', 9, 10, 'medium'],
  ['gad-7', 9, 10, 'moderate'],
  ['k6', 12, 13, 'high'],
  ['ces-d', 15, 16, 'above'],
  ['gds-15', 4, 5, 'mild'],
  ['pc-ptsd-5', 3, 4, 'above'],
] as const)(
  '[R25] %s: from the published cut-off on, %d is not yet and %d is %s',
  (name, below, from, band) => {
    const bands = sheet(name).bands;
    const at = (score: number) => bands.find((one) => score >= one.min && score <= one.max)?.id;
    expect(at(from)).toBe(band);
    expect(at(below)).not.toBe(band);
  },
);

it('[R41] a thought of self-harm, trouble after birth and chest pain call an expert', () => {
  const told = (name: string, answers: Answers): boolean => {
    const { alert } = sheet(name);
    return (
      alert !== undefined &&
      holds(alert, (leaf) => (leaf.is === 'answer' ? (answers[leaf.question] ?? null) : null))
    );
  };
  expect(told('phq-9', { 'phq9-9': 'several-days' })).toBe(true);
  expect(told('phq-9', { 'phq9-9': 'not-at-all' })).toBe(false);
  expect(told('after-birth', { harm: true })).toBe(true);
  expect(told('after-birth', { harm: false, fever: false })).toBe(false);
  expect(told('ready-to-move', { chest: true })).toBe(true);
  expect(told('carer-load', { unsafe: true })).toBe(true);
});

it('[R70] [C40] every answer that means danger shows help, and nothing less does', () => {
  const helps = (name: string, changed: Answers, from: 0 | 1 = 0): boolean => {
    const item = sheet(name);
    const answers = { ...answersAt(item, from), ...changed };
    return urgentIn(item, `builtin-assessment-${name}`, { answers }) !== null;
  };
  expect(helps('phq-9', {}, 1)).toBe(true);
  expect(helps('phq-9', { 'phq9-9': 'several-days' })).toBe(true);
  expect(helps('phq-9', {})).toBe(false);
  expect(helps('phq-15', { 'phq15-6': 'lot' })).toBe(true);
  expect(helps('ready-to-move', { chest: true })).toBe(true);
  expect(helps('ready-to-move', { joint: true })).toBe(false);
  expect(helps('pain-check', { warning: true })).toBe(true);
  expect(helps('carer-load', { unsafe: true })).toBe(true);
  for (const sign of ['bleeding', 'fever', 'leg', 'headache', 'harm'])
    expect(helps('after-birth', { born: '2026-01-02', [sign]: true })).toBe(true);
});
