/** Better sleep: a diary, a steady rising time, and a closer look where mood may be the reason. */

import { CARE_FIRST } from './in-danger.ts';
import { PHQ_2, PHQ_9, PHQ_9_SAFETY } from './instruments.ts';
import { activity, challenge, kpi, nudge, scale, service, sheet } from './item-kinds.ts';
import { beside, DAYS, FAILURE, HOURS, SUCCESS, step, when, written } from './write.ts';

const ENDS = '0: not at all. 4: very much.';

const items = {
  'not-for-you': nudge(
    'Please see a doctor first',
    'Changing your sleep times can be risky with sleep apnoea, epilepsy or bipolar disorder. Please talk to a doctor before you start.',
    'email',
  ),
  'sleep-check': sheet(
    'Sleep check',
    'Four questions about the last week. More points mean worse sleep.',
    [
      scale('falling', 'How hard was it to fall asleep?', 0, 4, { help: ENDS }),
      scale('staying', 'How hard was it to stay asleep?', 0, 4, { help: ENDS }),
      scale('days', 'How much did tiredness get in the way of your days?', 0, 4, { help: ENDS }),
      scale('content', 'How content were you with your sleep?', 0, 4, { help: ENDS, reverse: true }),
    ],
    [
      { id: 'good', name: 'Sleeping well', min: 0, max: 4 },
      { id: 'fair', name: 'Some trouble', min: 5, max: 9 },
      { id: 'poor', name: 'Much trouble', min: 10, max: 16 },
    ],
  ),
  'phq-2': PHQ_2,
  'phq-9': PHQ_9,
  'sleep-hours': kpi('Hours slept', 'h', [0, 16], {
    description: 'How long you slept last night, without the time you lay awake.',
    direction: 'higher',
    target: { min: 7, max: 9 },
  }),
  'safety-call': activity(
    'Call this person today',
    15,
    'They may have had thoughts of being better off dead. Speak to them today, follow your own safety procedure and write down what you agreed.',
  ),
  'help-now': nudge(
    'You are not alone with this',
    'Thank you for your honesty. Your team has been told and is asked to call you. Please do not wait for them: if you might act on these thoughts, call one of the numbers under “Help now”.',
  ),
  window: activity(
    'Set your sleep window',
    10,
    'Look at your diary. Go to bed only when sleepy, and no earlier than your average hours of sleep before your rising time. Never plan less than six hours in bed. Do not drive when drowsy.',
  ),
  rise: challenge(
    'Up at the same time',
    'Get up within half an hour of your chosen time, however the night was.',
    14,
    10,
  ),
  'wind-down': nudge('Wind down', 'An hour to go. Dim the lights, put the screens away, do something quiet.'),
  coach: service('Call with a sleep coach', 30, 'Half an hour to go through your diary together.'),
  'well-done': nudge(
    'You did it',
    'Keep your rising time, also at weekends. It is the anchor of the rest.',
    'in-app',
  ),
};

export const sleep = written(
  {
    id: 'better-sleep',
    name: 'Better sleep',
    description: 'Six weeks of diary and small, steady changes for adults who sleep badly.',
  },
  [
    step('population', 'who', null, 'Adults without risky conditions', {
      settings: { who: when.all(when.age('>=', 18), ...when.without('sleep-apnoea', 'epilepsy', 'bipolar')) },
    }),
    step('nudge', 'refuse', 'who', 'See a doctor first', { if: FAILURE, item: 'not-for-you' }),
    step('fail', 'not-suited', 'refuse', 'Not suited'),
    step('assessment', 'first-check', 'who', 'How do you sleep?', { item: 'sleep-check', window: DAYS(3) }),
    step('assessment', 'mood', 'first-check', 'And your mood?', { item: 'phq-2', window: DAYS(3) }),
    step('assessment', 'mood-closer', 'mood', 'A closer look at your mood', {
      if: when.score('>=', 3),
      item: 'phq-9',
      window: DAYS(3),
    }),
    step('nudge', 'help-now', 'mood-closer', 'Help is near', {
      if: when.answer(PHQ_9_SAFETY, '!=', 'not-at-all'),
      item: 'help-now',
    }),
    step('followup', 'safety-call', 'help-now', 'Safety call', {
      target: 'system',
      item: 'safety-call',
      window: HOURS(8),
      jump: { targetSuccess: 'diary-week' },
    }),
    step('fail', 'unsafe', 'safety-call', 'Other help comes first', {
      settings: { message: CARE_FIRST },
    }),
    step('jump', 'mood-ok', 'mood-closer', 'Go on with the diary', { jump: { target: 'diary-week' } }),
    step('wait', 'diary-week', 'mood', 'A week of diary', { settings: { kind: 'for', days: 7 } }),
    step('followup', 'window', 'diary-week', 'Your sleep window', { item: 'window', window: DAYS(4) }),
    step('challenge', 'rise', 'window', 'Up at the same time', { item: 'rise' }),
    step('assessment', 'second-check', 'rise', 'How do you sleep now?', {
      item: 'sleep-check',
      window: DAYS(4),
    }),
    step('nudge', 'well-done', 'second-check', 'Well done', { if: when.score('<=', 9), item: 'well-done' }),
    step('finish', 'finish', 'well-done', 'Sleeping better'),
    step('jump', 'once-more', 'second-check', 'Another round', {
      if: when.all(SUCCESS, when.attempts('<', 2)),
      jump: { target: 'window' },
    }),
    step('services', 'coach', 'second-check', 'Talk to a coach', { item: 'coach', window: DAYS(14) }),
    step('finish', 'with-coach', 'coach', 'Goes on with a coach'),
  ],
  items,
  [
    beside('diary', 'Sleep diary', {
      selected_module: 'kpi',
      selected_item: 'sleep-hours',
      at_time: '08:00',
      stop_after: 42,
    }),
    beside('evening', 'Wind down', {
      selected_module: 'nudge',
      selected_item: 'wind-down',
      at_time: '21:30',
      start_after: 7,
      stop_after: 42,
    }),
    beside('weekly', 'Weekly sleep check', {
      selected_module: 'assessment',
      selected_item: 'sleep-check',
      at_week_days: ['sun'],
      at_time: '10:00',
      start_after: 7,
      stop_after: 42,
    }),
  ],
);
