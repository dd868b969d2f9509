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
    'Another program is a better fit',
    'Type 1 diabetes and diabetes in pregnancy need special care. Please talk to your diabetes team.',
    'email',
  ),
  lab: order('Your last HbA1c', 'Enter the value from your last blood test.', 'lab_result'),
  hba1c: kpi('HbA1c', '%', [3, 20], {
    description: 'Your average blood sugar over the last 2 to 3 months, from a blood test.',
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
    'Your blood sugar is low',
    'If you feel faint or confused, call your local emergency number now. Have something sweet: juice, sugar or glucose tablets. Measure again in 15 minutes.',
  ),
  high: nudge(
    'Your blood sugar is very high',
    'If you vomit, breathe deeply or feel drowsy, call your local emergency number now. If not, drink water and measure again in 2 hours.',
  ),
  'call-value': activity(
    'Dangerous glucose value',
    15,
    'Call the person today. Ask about symptoms and medicines, and arrange care if needed. Don’t change a prescription here.',
  ),
  plate: activity(
    'Half a plate of vegetables',
    10,
    'At one meal a day, fill half your plate with vegetables, a quarter with protein and a quarter with starch.',
  ),
  feet: {
    ...sheet('Foot check', 'Check your soles and between your toes. Use a mirror if you need to.', [
      yesNo('wound', 'Is there a wound, a blister or a dark spot?'),
      yesNo('hot', 'Is one foot warmer, redder or more swollen than the other?'),
      yesNo('numb', 'Is any area newly numb?'),
    ]),
    alert: footTrouble,
  },
  'feet-call': activity(
    'Foot problem',
    10,
    'The weekly foot check found something. Make sure a doctor sees the foot within a day or two.',
  ),
  'phq-2': PHQ_2,
  mood: activity(
    'Ask about mood',
    15,
    'Low mood is common with diabetes and makes everything harder. Talk to the person and offer help.',
  ),
  walks: challenge('Ten minutes after a meal', 'Walk for 10 minutes after your biggest meal.', 21, 15, {
    opensAt: '11:00',
  }),
};

export const diabetes = written(
  {
    id: 'type-2-diabetes',
    name: 'Living well with type 2 diabetes',
    description: '3 months of measuring, moving and taking care of yourself.',
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
    step('fail', 'not-suited', 'other-care', 'Not suitable'),
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
    step('fail', 'urgent-care', 'call-value', 'Other help first', {
      if: FAILURE,
      settings: { message: CARE_FIRST },
    }),
    step('jump', 'safe', 'call-value', 'Safe to continue', { jump: { target: 'plate' } }),
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
    step('followup', 'feet-call', 'feet', 'Check the foot', {
      if: footTrouble,
      target: 'system',
      item: 'feet-call',
      window: DAYS(2),
      jump: { target: 'later', targetSuccess: 'later' },
    }),
    step('wait', 'later', 'feet', 'To the end of three months', { settings: { kind: 'for', days: 45 } }),
    step('order', 'lab-again', 'later', 'HbA1c again', { item: 'lab', window: DAYS(21) }),
    step('finish', 'better', 'lab-again', 'Lower HbA1c', { if: when.change('hba1c', '<', 0) }),
    step('finish', 'steady', 'lab-again', '3 months completed'),
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
    beside('plan', 'Readings review every 2 weeks', {
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
