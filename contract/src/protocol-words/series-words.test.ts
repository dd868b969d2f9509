import { type Condition, evaluate, type FactValue, type Leaf, type Over } from '@regimen/engine/condition.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../language/languages.ts';
import { conditionLabel, conditionWords } from './condition-words.ts';
import { foundWords } from './found-words.ts';

const protocol: Protocol = {
  format: 1,
  id: 'p',
  name: 'Heart',
  description: '',
  nodes: [],
  items: {
    systolic: {
      kind: 'kpi',
      name: 'Systolic',
      description: '',
      unit: 'mmHg',
      range: { min: 60, max: 260 },
      direction: 'lower',
      origin: 'asked',
    },
    dass: {
      kind: 'assessment',
      name: 'DASS-21',
      description: '',
      questions: [{ id: 'q', kind: 'scale', text: 'Q', min: 0, max: 3 }],
      scoring: { method: 'sum' },
      bands: [],
      subscales: [{ id: 'anx', name: 'Anxiety', questions: ['q'] }],
    },
  },
  modules: [],
};
const plain = (words: string): string => words.replace(/[\u2068\u2069]/g, '');
const said = (condition: Condition, locale: Locale): string =>
  plain(conditionWords(condition, protocol, locale));
const row: Over = { of: 'row', times: 3 };
const week = (of: 'average' | 'change'): Over => ({ of, days: 7 });
const kpi = (over: Over, op: Leaf['op'], value: number): Condition =>
  ({ is: 'kpi', kpi: 'systolic', over, op, value }) as Condition;
const anxiety = { is: 'score', item: 'dass', subscale: 'anx' } as const;

describe('several readings together in words', () => {
  it.each<[Condition, string, string]>([
    [
      kpi(row, '>=', 140),
      'Systolic is at least 140 mmHg, 3 times in a row',
      'آخر 3 قراءات لـSystolic كلها 140 mmHg على الأقل',
    ],
    [
      kpi(week('average'), '>=', 135),
      'The average Systolic over 7 days is at least 135 mmHg',
      'متوسط Systolic خلال 7 أيام هو 135 mmHg على الأقل',
    ],
    [
      kpi(week('change'), '>=', 2),
      'Systolic rose by at least 2 mmHg in 7 days',
      'ارتفاع Systolic بمقدار 2 mmHg على الأقل خلال 7 أيام',
    ],
    [
      kpi(week('change'), '<', -5),
      'Systolic fell by more than 5 mmHg in 7 days',
      'انخفاض Systolic بمقدار أكثر من 5 mmHg خلال 7 أيام',
    ],
    [
      kpi(week('change'), '<=', 2),
      'The change in Systolic over 7 days is at most +2 mmHg',
      'التغيّر في Systolic خلال 7 أيام هو +2 mmHg على الأكثر',
    ],
    [
      { ...anxiety, op: '>=', value: 10 },
      'The “Anxiety” score of DASS-21 is at least 10',
      'درجة «Anxiety» في DASS-21 10 على الأقل',
    ],
    [
      { ...anxiety, over: { of: 'row', times: 2 }, op: '>=', value: 10 },
      'The “Anxiety” score of DASS-21 is at least 10, 2 times in a row',
      'درجة «Anxiety» في DASS-21 في آخر مرتين 10 على الأقل',
    ],
  ])('%j', (condition, en, ar) => {
    expect(said(condition, 'en')).toBe(en);
    expect(said(condition, 'ar')).toBe(ar);
  });

  it('is short on a drawing', () => {
    const label = (condition: Condition) => plain(conditionLabel(condition, protocol, 'en'));
    expect(label(kpi(week('average'), '>=', 135))).toBe('Avg. Systolic, 7 days ≥ 135 mmHg');
    expect(label(kpi(row, '>=', 140))).toBe('Systolic ≥ 140 mmHg, 3× in a row');
    expect(label(kpi(week('change'), '>=', 2))).toBe('Systolic change, 7 days ≥ +2 mmHg');
    expect(label({ ...anxiety, op: '>=', value: 10 })).toBe('“Anxiety” score ≥ 10');
  });

  const found = (condition: Condition, value: FactValue, locale: Locale = 'en'): string => {
    const speaking = { locale, to: 'follower', zone: 'UTC', now: 0, protocol } as const;
    const evaluation = evaluate(condition, () => value);
    return plain(foundWords(evaluation, { node: null, at: 0 }, speaking)[0]?.words ?? '');
  };

  it('names the values that were used', () => {
    expect(found(kpi(row, '>=', 140), [144, 151, 149])).toBe(
      'Your last 3 readings of “Systolic” were 144, 151, and 149 mmHg: each is at least 140 mmHg.',
    );
    expect(found(kpi(row, '>=', 140), [144, 139, 149])).toBe(
      'Your last 3 readings of “Systolic” were 144, 139, and 149 mmHg (condition: each at least 140 mmHg).',
    );
    expect(found(kpi(week('average'), '>=', 135), { comes: 138, count: 5 })).toBe(
      'Your average “Systolic” over 7 days was 138 mmHg, from 5 readings, which is at least 135 mmHg.',
    );
    expect(found(kpi(week('change'), '>=', 2), { comes: 2.4, count: 5, from: 78, to: 80.4 })).toBe(
      'Your “Systolic” went from 78 mmHg to 80.4 mmHg in 7 days, a change of +2.4 mmHg, which is at least +2 mmHg.',
    );
    expect(found({ ...anxiety, op: '>=', value: 10 }, 12)).toBe(
      'Your score in “Anxiety” (“DASS-21”) was 12, which is at least 10.',
    );
  });

  it('says how many there are where they are too few', () => {
    expect(found(kpi(row, '>=', 140), [144, 151])).toBe(
      'There are only 2 readings of “Systolic” so far (needed: 3 readings).',
    );
    expect(found(kpi(row, '>=', 140), [])).toBe(
      'There are no readings of “Systolic” yet (needed: 3 readings).',
    );
    expect(found(kpi(week('average'), '>=', 1), { comes: null, count: 1 })).toBe(
      'There’s only 1 reading of “Systolic” from the last 7 days (needed: 2 readings).',
    );
    expect(found(kpi(row, '>=', 140), [144, 151], 'ar')).toBe(
      'لا توجد حتى الآن سوى قراءتين لـ«Systolic» (المطلوب: 3 قراءات).',
    );
  });
});
