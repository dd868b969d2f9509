/** Low back pain: red flags first, then movement, then hands-on help where it does not get better. */
import type { Question } from '../questions.ts';
import { activity, challenge, kpi, nudge, service, sheet } from './item-kinds.ts';
import { beside, DAYS, FAILURE, step, when, written } from './write.ts';

const everyday: Question = {
  id: 'everyday',
  kind: 'matrix',
  text: 'Because of my back, today I find this …',
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
    'Please see a doctor today',
    'Call your doctor or your local emergency number today. Back pain needs a doctor if you also have numbness between the legs, trouble urinating, new weakness, a fever or cancer, or have had a bad fall.',
  ),
  pain: kpi('Pain', 'of 10', [0, 10], {
    description: 'Your pain today, from 0 (none) to 10 (the worst you can imagine).',
    direction: 'lower',
    target: { max: 3 },
  }),
  function: sheet(
    'Everyday movements',
    'What your back lets you do today.',
    [everyday],
    [
      { id: 'little', name: 'Limits you a little', min: 0, max: 4 },
      { id: 'some', name: 'Limits you somewhat', min: 5, max: 9 },
      { id: 'much', name: 'Limits you a lot', min: 10, max: 15 },
    ],
  ),
  'keep-moving': activity(
    'Keep moving',
    10,
    'Most back pain gets better on its own, and faster if you keep moving. Do what you can, change position often and keep rests short.',
  ),
  gentle: activity(
    'Gentle exercises',
    12,
    'Knee rolls, pelvic tilts and cat-cow, 8 times each, as far as is comfortable. Stop if pain shoots down a leg.',
  ),
  strong: activity(
    'Strength workout',
    20,
    'Bridges, bird-dogs and wall sits: 3 rounds, 8 times each. Effort is fine, but stop if you feel sharp pain.',
  ),
  walks: challenge('Daily walk', 'Walk for at least 15 minutes.', 10, 7, { proof: 'number' }),
  physio: service('Physiotherapy', 45, 'A checkup, and a plan made for you.'),
  'stay-strong': nudge(
    'Stay strong',
    '2 strength workouts a week keep most backs pain-free. Your plan stays here for you.',
    'in-app',
  ),
};

export const backPain = written(
  {
    id: 'back-pain',
    name: 'A calmer back',
    description: '8 weeks to a stronger back, for adults with low back pain.',
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
    step('nudge', 'red-flag', 'flags', 'See a doctor today', { if: FAILURE, item: 'red-flag' }),
    step('fail', 'to-doctor', 'red-flag', 'Needs a doctor'),
    step('kpi', 'pain-first', 'flags', 'How bad is it?', { item: 'pain', window: DAYS(2) }),
    step('assessment', 'function-first', 'pain-first', 'What can you manage?', {
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
    step('assessment', 'function-last', 'month', 'What can you manage now?', {
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
    beside('gentle', 'Gentle exercises', {
      selected_module: 'followup',
      selected_item: 'gentle',
      at_time: '07:30',
      stop_after: 14,
    }),
    beside('strong', 'Strength workout', {
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
