/** Low back pain: red flags first, then movement, then hands-on help where it does not get better. */
import type { Question } from '../questions.ts';
import { activity, challenge, kpi, nudge, service, sheet } from './item-kinds.ts';
import { beside, DAYS, FAILURE, step, when, written } from './write.ts';

const everyday: Question = {
  id: 'everyday',
  kind: 'matrix',
  text: 'Because of my back, today this is …',
  rows: [
    { id: 'dress', label: 'Putting on socks or shoes' },
    { id: 'sit', label: 'Sitting for half an hour' },
    { id: 'stairs', label: 'Walking up a flight of stairs' },
    { id: 'carry', label: 'Carrying a shopping bag' },
    { id: 'sleep', label: 'Turning over in bed' },
  ],
  options: [
    { id: 'easy', label: 'Easy', score: 0 },
    { id: 'some', label: 'Somewhat hard', score: 1 },
    { id: 'hard', label: 'Very hard', score: 2 },
    { id: 'no', label: 'Not possible', score: 3 },
  ],
};

const items = {
  'red-flag': nudge(
    'Please be seen today',
    'With numbness between the legs, trouble passing water, new weakness, fever, cancer or a bad fall, back pain needs a doctor today. Call your doctor or your local emergency number.',
  ),
  pain: kpi('Pain', 'of 10', [0, 10], {
    description: 'Your pain today, from 0, none, to 10, the worst you can imagine.',
    direction: 'lower',
    target: { max: 3 },
  }),
  function: sheet(
    'Everyday movements',
    'What your back lets you do today.',
    [everyday],
    [
      { id: 'little', name: 'Little in the way', min: 0, max: 4 },
      { id: 'some', name: 'Some in the way', min: 5, max: 9 },
      { id: 'much', name: 'Much in the way', min: 10, max: 15 },
    ],
  ),
  'keep-moving': activity(
    'Keep moving',
    10,
    'Most back pain gets better by itself, and faster with movement. Do what you can, change position often, and rest for short spells only.',
  ),
  gentle: activity(
    'Gentle round',
    12,
    'Knee rolls, pelvic tilts and cat-and-camel, eight times each, within comfort. Stop if pain shoots down a leg.',
  ),
  strong: activity(
    'Strength round',
    20,
    'Bridges, bird-dogs and wall sits, three rounds of eight. Effort is fine, sharp pain is not.',
  ),
  walks: challenge('Daily walk', 'Walk for at least fifteen minutes.', 10, 7, { proof: 'number' }),
  physio: service('Physiotherapy', 45, 'An examination and a plan made for you.'),
  'stay-strong': nudge(
    'Stay strong',
    'Two strength rounds a week keep most backs quiet. Your plan stays here for you.',
    'in-app',
  ),
};

export const backPain = written(
  {
    id: 'back-pain',
    name: 'A calmer back',
    description: 'Eight weeks from sore to strong for adults with low back pain.',
  },
  [
    step('population', 'flags', null, 'No red flags', {
      settings: {
        who: when.all(
          when.age('>=', 18),
          ...when.without(
            'saddle-numbness',
            'bladder-trouble',
            'leg-weakness',
            'fever',
            'cancer',
            'recent-fall',
          ),
        ),
      },
    }),
    step('nudge', 'red-flag', 'flags', 'Be seen today', { if: FAILURE, item: 'red-flag' }),
    step('fail', 'to-doctor', 'red-flag', 'Needs a doctor'),
    step('kpi', 'pain-first', 'flags', 'How bad is it?', { item: 'pain', window: DAYS(2) }),
    step('assessment', 'function-first', 'pain-first', 'What can you do?', {
      item: 'function',
      window: DAYS(2),
    }),
    step('followup', 'keep-moving', 'function-first', 'Keep moving', {
      item: 'keep-moving',
      window: DAYS(3),
    }),
    step('challenge', 'walks', 'keep-moving', 'Daily walk', { item: 'walks' }),
    step('kpi', 'pain-second', 'walks', 'And now?', { item: 'pain', window: DAYS(3) }),
    step('services', 'physio', 'pain-second', 'See a physiotherapist', {
      if: when.any(when.kpi('pain', '>=', 7), when.change('pain', '>', 0)),
      item: 'physio',
      window: DAYS(14),
      settings: { doneWhen: 'attended' },
    }),
    step('jump', 'after-physio', 'physio', 'Back to strength', { jump: { target: 'strength' } }),
    step('followup', 'strength', 'pain-second', 'Get stronger', { item: 'strong', window: DAYS(7) }),
    step('wait', 'month', 'strength', 'Four weeks of strength', { settings: { kind: 'for', days: 28 } }),
    step('assessment', 'function-last', 'month', 'What can you do now?', {
      item: 'function',
      window: DAYS(4),
    }),
    step('jump', 'again', 'function-last', 'Four more weeks', {
      if: when.all(when.score('>=', 5), when.attempts('<', 2)),
      jump: { target: 'month' },
    }),
    step('nudge', 'stay-strong', 'function-last', 'Stay strong', { item: 'stay-strong' }),
    step('finish', 'finish', 'stay-strong', 'Back to everyday life'),
  ],
  items,
  [
    beside('gentle', 'Gentle round', {
      selected_module: 'followup',
      selected_item: 'gentle',
      at_time: '07:30',
      stop_after: 14,
    }),
    beside('strong', 'Strength round', {
      selected_module: 'followup',
      selected_item: 'strong',
      at_week_days: ['mon', 'wed', 'fri'],
      at_time: '18:00',
      start_after: 14,
      repeat: 18,
    }),
    beside('pain-week', 'Pain this week', {
      selected_module: 'kpi',
      selected_item: 'pain',
      at_week_days: ['sun'],
      at_time: '11:00',
    }),
  ],
);
