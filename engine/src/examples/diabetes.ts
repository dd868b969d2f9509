/** Type 2 diabetes, day by day: sugar, feet, movement and mood, with a person called in where a value is dangerous. */

import { CARE_FIRST, GLUCOSE, glucoseAdvice } from './in-danger.ts';
import { PHQ_2 } from './instruments.ts';
import { activity, challenge, kpi, nudge, order, sheet, yesNo } from './item-kinds.ts';
import { beside, DAYS, FAILURE, HOURS, step, when, written } from './write.ts';

const footTrouble = when.any(
  ...['wound', 'hot', 'numb'].map((question) => when.answer(question, '=', true, 'feet')),
);

const items = {
  'other-care': nudge(
    'Another program suits better',
    'Type 1 diabetes and diabetes in pregnancy need care of their own. Please speak to your diabetes team.',
    'email',
  ),
  lab: order('Your last HbA1c', 'Enter the value from your last blood test.', 'lab_result'),
  hba1c: kpi('HbA1c', '%', [3, 20], {
    description: 'The average blood sugar of the last two to three months, from a blood test.',
    direction: 'lower',
    target: { max: 7 },
    conversions: [{ unit: 'mmol/mol', factor: 0.0915, offset: 2.15 }],
  }),
  glucose: kpi('Fasting glucose', 'mmol/L', [1, 35], {
    description: 'Blood sugar in the morning before you eat.',
    alert: when.any(when.kpi('glucose', '<', 4), when.kpi('glucose', '>=', 17)),
    urgent: { when: when.any(when.kpi('glucose', '<=', 3), when.kpi('glucose', '>=', 30)), ...GLUCOSE },
    advice: glucoseAdvice('glucose'),
    direction: 'within',
    target: { min: 4, max: 7 },
    conversions: [{ unit: 'mg/dL', factor: 0.0555 }],
  }),
  low: nudge(
    'Your sugar is low',
    'Take something sweet now: juice, sugar or glucose tablets. Measure again in fifteen minutes. If you feel faint or confused, call your local emergency number.',
  ),
  high: nudge(
    'Your sugar is very high',
    'Drink water and measure again in two hours. With vomiting, deep breathing or drowsiness call your local emergency number.',
  ),
  'call-value': activity(
    'Dangerous glucose value',
    15,
    'Call the person today. Ask about symptoms and medicines, and arrange care where needed. Do not change a prescription here.',
  ),
  plate: activity(
    'Half a plate of vegetables',
    10,
    'For one meal a day, fill half of your plate with vegetables, a quarter with protein, a quarter with something starchy.',
  ),
  feet: {
    ...sheet('Foot check', 'Look at the soles and between the toes, with a mirror if needed.', [
      yesNo('wound', 'Is there a wound, a blister or a dark spot?'),
      yesNo('hot', 'Is one foot warmer, redder or more swollen than the other?'),
      yesNo('numb', 'Is there a new numb area?'),
    ]),
    alert: footTrouble,
  },
  'feet-call': activity(
    'Foot problem',
    10,
    'The weekly foot check found something. Arrange for the foot to be seen within a day or two.',
  ),
  'phq-2': PHQ_2,
  mood: activity(
    'Ask about mood',
    15,
    'Low mood is common with diabetes and makes everything harder. Speak to the person and offer help.',
  ),
  walks: challenge('Ten minutes after a meal', 'Walk for ten minutes after your largest meal.', 21, 15, {
    opensAt: '11:00',
  }),
};

export const diabetes = written(
  {
    id: 'type-2-diabetes',
    name: 'Living well with type 2 diabetes',
    description: 'Three months of measuring, moving and looking after yourself.',
  },
  [
    step('population', 'who', null, 'Adults with type 2 diabetes', {
      settings: {
        who: when.all(
          when.age('>=', 18),
          when.sign('type-2-diabetes'),
          ...when.without('pregnant', 'type-1-diabetes'),
        ),
      },
    }),
    step('nudge', 'other-care', 'who', 'Another program', { if: FAILURE, item: 'other-care' }),
    step('fail', 'not-suited', 'other-care', 'Not suited'),
    step('order', 'lab', 'who', 'Your last HbA1c', { item: 'lab', window: DAYS(14) }),
    step('kpi', 'fasting', 'lab', 'Fasting glucose', { item: 'glucose', window: DAYS(3) }),
    step('nudge', 'low', 'fasting', 'Too low', {
      if: when.kpi('glucose', '<', 4),
      item: 'low',
      jump: { targetSuccess: 'call-value' },
    }),
    step('nudge', 'high', 'fasting', 'Very high', { if: when.kpi('glucose', '>=', 17), item: 'high' }),
    step('followup', 'call-value', 'high', 'Call today', {
      target: 'system',
      item: 'call-value',
      window: HOURS(12),
    }),
    step('fail', 'urgent-care', 'call-value', 'Other help comes first', {
      if: FAILURE,
      settings: { message: CARE_FIRST },
    }),
    step('jump', 'safe', 'call-value', 'Safe to go on', { jump: { target: 'plate' } }),
    step('followup', 'plate', 'fasting', 'Half a plate', { item: 'plate', window: DAYS(5) }),
    step('assessment', 'mood', 'plate', 'And your mood?', { item: 'phq-2', window: DAYS(5) }),
    step('followup', 'mood-call', 'mood', 'Ask about mood', {
      if: when.score('>=', 3),
      target: 'system',
      item: 'mood',
      window: DAYS(3),
      jump: { target: 'walks', targetSuccess: 'walks' },
    }),
    step('challenge', 'walks', 'mood', 'After a meal', { item: 'walks' }),
    step('wait', 'feet', 'walks', 'Until the next foot check', {
      settings: { kind: 'event', on: 'answers', item: 'feet' },
      window: DAYS(8),
    }),
    step('followup', 'feet-call', 'feet', 'Look at the foot', {
      if: footTrouble,
      target: 'system',
      item: 'feet-call',
      window: DAYS(2),
      jump: { target: 'later', targetSuccess: 'later' },
    }),
    step('wait', 'later', 'feet', 'To the end of three months', { settings: { kind: 'for', days: 45 } }),
    step('order', 'lab-again', 'later', 'HbA1c again', { item: 'lab', window: DAYS(21) }),
    step('finish', 'better', 'lab-again', 'HbA1c came down', { if: when.change('hba1c', '<', 0) }),
    step('finish', 'steady', 'lab-again', 'Three months done'),
  ],
  { ...items, lab: { ...items.lab, resultKpi: 'hba1c' } },
  [
    beside('glucose', 'Fasting glucose', {
      selected_module: 'kpi',
      selected_item: 'glucose',
      at_time: '07:00',
      settings: { window: { lateAfterMinutes: 60, expireAfterMinutes: 180 } },
    }),
    beside('feet', 'Weekly foot check', {
      selected_module: 'assessment',
      selected_item: 'feet',
      at_week_days: ['sat'],
      at_time: '19:00',
    }),
    beside('plan', 'Fortnightly look at the readings', {
      target: 'system',
      selected_module: 'followup',
      selected_item: 'call-value',
      run_every: 14,
      start_after: 14,
      at_time: '09:00',
      settings: { window: { expireAfterMinutes: 2_880 } },
    }),
  ],
);
