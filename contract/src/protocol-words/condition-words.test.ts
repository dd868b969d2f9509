import { type Condition, leavesOf } from '@regimen/engine/condition.ts';
import { EXAMPLES } from '@regimen/engine/examples/all.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { describe, expect, it } from 'vitest';
import { conditionLabel, conditionWords } from './condition-words.ts';

const protocol: Protocol = {
  format: 1,
  id: 'p',
  name: 'Sleep',
  description: '',
  nodes: [
    {
      id: 'check',
      type: 'assessment',
      parentId: null,
      data: {
        name: 'First look',
        target: 'follower',
        selectedItem: 'sleep',
        nextStepCondition: { is: 'always' },
        rules: {},
      },
    },
    {
      id: 'choose',
      type: 'ai',
      parentId: 'check',
      data: {
        name: 'Which way',
        target: 'system',
        nextStepCondition: { is: 'always' },
        rules: {},
        settings: {
          prompt: '',
          branches: [{ id: 'calm', name: 'Calm', branches: [{ id: 'very', name: 'Very calm' }] }],
          fallback: 'calm',
          review: false,
        },
      },
    },
  ],
  items: {
    sleep: {
      kind: 'assessment',
      name: 'Sleep check',
      description: '',
      questions: [
        { id: 'nap', kind: 'yes_no', text: 'Do you nap?' },
        { id: 'hours', kind: 'number', text: 'How long?', unit: 'h' },
        { id: 'why', kind: 'multiple', text: 'Why?', options: [{ id: 'noise', label: 'Noise' }] },
        { id: 'since', kind: 'date', text: 'Since when?' },
      ],
      scoring: { method: 'sum' },
      bands: [{ id: 'bad', name: 'Poor sleep', min: 10, max: 20 }],
    },
    weight: {
      kind: 'kpi',
      name: 'Weight',
      description: '',
      unit: 'kg',
      range: { min: 30, max: 300 },
      direction: 'lower',
      origin: 'asked',
    },
  },
  modules: [],
};
const en = (condition: Condition, own = {}) => conditionWords(condition, protocol, 'en', own);
const ar = (condition: Condition, own = {}) =>
  conditionWords(condition, protocol, 'ar', own).replace(/[\u2068\u2069]/g, '');

describe('a condition in words', () => {
  it.each<[Condition, string, string]>([
    [{ is: 'always' }, 'Always', 'دائمًا'],
    [{ is: 'success' }, 'If it succeeded', 'إذا نجحت'],
    [{ is: 'ending', op: '=', value: 'no-show' }, 'It ended with “No-show”', 'انتهت بـ«عدم الحضور»'],
    [
      { is: 'ending', node: 'check', op: '!=', value: 'cancelled' },
      '“First look” didn’t end with “Cancelled”',
      'الخطوة «First look» لم تنتهِ بـ«الإلغاء»',
    ],
    [{ is: 'attempts', op: '<', value: 2 }, 'This was the first try', 'هذه هي المحاولة الأولى'],
    [
      {
        is: 'and',
        all: [
          { is: 'sign', op: '!=', value: 'sleep-apnoea' },
          { is: 'age', op: '>=', value: 18 },
          { is: 'sign', op: '!=', value: 'epilepsy' },
        ],
      },
      'Symptoms and concerns don’t include “Sleep apnea” or “Epilepsy”, and age is at least 18 years',
      'الأعراض والحالات لا تشمل «انقطاع النفَس أثناء النوم» أو «الصرع»، والعمر 18 سنة على الأقل',
    ],
    [
      { is: 'score', item: 'sleep', op: '>=', value: 10 },
      'The score of Sleep check is at least 10',
      'درجة Sleep check 10 على الأقل',
    ],
    [{ is: 'score', op: '<', value: 3 }, 'The score is below 3', 'الدرجة أقل من 3'],
    [
      { is: 'band', item: 'sleep', op: '=', value: 'bad' },
      'The result of Sleep check is “Poor sleep”',
      'نتيجة Sleep check هي «Poor sleep»',
    ],
    [
      { is: 'answer', item: 'sleep', question: 'nap', op: '=', value: true },
      'The answer to “Do you nap?” is yes',
      'جواب «Do you nap?» هو نعم',
    ],
    [
      { is: 'answer', item: 'sleep', question: 'hours', op: '<=', value: 6.5 },
      'The answer to “How long?” is at most 6.5 hours',
      'جواب «How long?» 6.5 ساعة على الأكثر',
    ],
    [
      { is: 'answer', question: 'why', op: '!=', value: 'noise' },
      'The answer to “Why?” doesn’t include “Noise”',
      'جواب «Why?» لا يشمل «Noise»',
    ],
    [
      { is: 'answer', item: 'sleep', question: 'since', op: '<', value: '2026-03-01' },
      'The answer to “Since when?” is before March 1, 2026',
      'جواب «Since when?» قبل 1 مارس 2026',
    ],
    [
      { is: 'kpi', kpi: 'weight', op: '>', value: 90 },
      'The latest Weight is above 90 kg',
      'آخر قراءة لـWeight أعلى من 90 kg',
    ],
    [
      { is: 'kpi', kpi: 'weight', stat: 'change', op: '<=', value: -3 },
      'The change in Weight since the first reading is at most -3 kg',
      'تغيّر Weight منذ أول قراءة \u200e-3 kg على الأكثر',
    ],
    [
      { is: 'kpi', kpi: 'weight', stat: 'count', op: '>=', value: 2 },
      'The number of readings of Weight is at least 2',
      'عدد قراءات Weight 2 على الأقل',
    ],
    [
      { is: 'branch', node: 'choose', op: '=', value: 'very' },
      'The branch taken at “Which way” is “Very calm”',
      'الفرع المأخوذ في «Which way» هو «Very calm»',
    ],
    [
      { is: 'days', op: '>=', value: 1 },
      'Time in the program is at least 1 day',
      'المدة في البرنامج يوم واحد على الأقل',
    ],
    [
      { is: 'attempts', node: 'check', op: '>=', value: 3 },
      'The number of attempts at “First look” is at least 3',
      'عدد محاولات «First look» 3 على الأقل',
    ],
    [{ is: 'age', op: '<', value: 18 }, 'Age is less than 18 years', 'العمر أقل من 18 سنة'],
    [{ is: 'sex', op: '=', value: 'female' }, 'Sex is female', 'الجنس هو أنثى'],
    [{ is: 'role', op: '=', value: 'nurse' }, 'Role is Nurse', 'الدور هو ممرض'],
    [
      { is: 'sign', op: '!=', value: 'pregnant' },
      'Symptoms and concerns don’t include “Pregnant”',
      'الأعراض والحالات لا تشمل «حامل»',
    ],
  ])('%j', (condition, english, arabic) => {
    expect(en(condition)).toBe(english);
    expect(ar(condition)).toBe(arabic);
  });

  it('counts in Arabic as the word before it wants it', () => {
    expect(ar({ is: 'days', op: '>', value: 2 })).toBe('المدة في البرنامج أكثر من يومين');
    expect(ar({ is: 'days', op: '>=', value: 2 })).toBe('المدة في البرنامج يومان على الأقل');
  });

  it('joins with and, or, and puts what is inside in brackets', () => {
    const days = (value: number): Condition => ({ is: 'days', op: '>', value });
    expect(en({ is: 'and', all: [days(1), { is: 'or', any: [days(2), { is: 'success' }] }] })).toBe(
      'Time in the program is more than 1 day, and (time in the program is more than 2 days, or if it succeeded)',
    );
  });

  it('says of the item at hand what names no item', () => {
    expect(en({ is: 'band', op: '=', value: 'bad' }, { node: 'choose' })).toBe('The result is “Poor sleep”');
  });

  it('says that something is gone instead of its id', () => {
    const gone: Condition[] = [
      { is: 'score', item: 'x', op: '>', value: 1 },
      { is: 'band', item: 'sleep', op: '=', value: 'x' },
      { is: 'answer', item: 'sleep', question: 'x', op: '=', value: 'x' },
      { is: 'kpi', kpi: 'x', op: '>', value: 1 },
      { is: 'attempts', node: 'x', op: '>', value: 1 },
    ];
    for (const condition of gone) expect(en(condition)).toMatch(/something that no longer exists/);
  });
});

it('leaves nothing in the examples unsaid', () => {
  for (const example of EXAMPLES)
    for (const node of example.nodes) {
      const own = { node: node.id };
      const said = conditionWords(node.data.nextStepCondition, example, 'en', own);
      expect(said, said).not.toMatch(/gone|undefined|\{/);
      for (const leaf of leavesOf(node.data.nextStepCondition))
        expect(conditionWords(leaf, example, 'ar', own)).not.toMatch(/undefined|لم يعد/);
    }
});

it('has signs for thresholds on a drawing, except where one reads from the right', () => {
  const label = (condition: Condition, locale: 'en' | 'ar' = 'en') =>
    conditionLabel(condition, protocol, locale).replace(/[\u2068\u2069]/g, '');
  const weight: Condition = { is: 'kpi', kpi: 'weight', op: '>=', value: 90 };
  expect(label(weight)).toBe('Weight ≥ 90 kg');
  expect(label({ is: 'score', op: '<', value: 3 })).toBe('Score < 3');
  expect(label({ is: 'and', all: [weight, { is: 'success' }] })).toBe('Weight ≥ 90 kg, and if it succeeded');
  expect(label(weight, 'ar')).toBe(ar(weight));
});
