/** Better sleep: a diary, a steady rising time, and a closer look where mood may be the reason. */

import { CARE_FIRST } from './in-danger.ts';
import { PHQ_2, PHQ_9, PHQ_9_SAFETY } from './instruments.ts';
import { activity, challenge, kpi, nudge, scale, service, sheet } from './item-kinds.ts';
import { beside, DAYS, FAILURE, HOURS, SUCCESS, step, when, written } from './write.ts';

const HARD = { minLabel: 'Not hard', maxLabel: 'Very hard' };

const items = {
  'not-for-you': nudge(
    'Please see a doctor first',
    'Changing your sleep times can be risky for you. Please talk to a doctor about your sleep first.',
    'email',
  ),
  'sleep-check': sheet(
    'Sleep check',
    '4 questions about the last week.',
    [
      scale('falling', 'How hard was it to fall asleep?', 0, 4, HARD),
      scale('staying', 'How hard was it to stay asleep?', 0, 4, HARD),
      scale('days', 'How much did tiredness get in the way of your day?', 0, 4, {
        minLabel: 'It didn’t',
        maxLabel: 'A great deal',
      }),
      scale('content', 'How satisfied were you with your sleep?', 0, 4, {
        minLabel: 'Not satisfied',
        maxLabel: 'Very satisfied',
        reverse: true,
      }),
    ],
    [
      { id: 'good', name: 'Sleeping well', min: 0, max: 4 },
      { id: 'fair', name: 'Some trouble', min: 5, max: 9 },
      { id: 'poor', name: 'A lot of trouble', min: 10, max: 16 },
    ],
  ),
  'phq-2': PHQ_2,
  'phq-9': PHQ_9,
  'sleep-hours': kpi('Hours slept', 'h', [0, 16], {
    description: 'How long you slept last night, not counting time awake.',
    direction: 'higher',
    target: { min: 7, max: 9 },
  }),
  'safety-call': activity(
    'Call this person today',
    15,
    'They may be thinking about suicide or self-harm. Talk to them today, follow your safety procedure and write down what you agreed. Let them continue only if you’ve spoken with them and they’re safe for now.',
  ),
  'help-now': nudge(
    'You’re not alone with this',
    'If you might act on these thoughts, don’t wait. Call your emergency number, or one of the numbers under “See who you can call”. Thank you for being honest. We’ve told your team and asked them to get in touch with you.',
  ),
  window: activity(
    'Set your sleep window',
    10,
    'Look at your diary and work out how long you sleep on average. Count back that many hours from the time you get up: that’s your earliest bedtime. Go to bed only when you’re sleepy. Never plan less than 6 hours in bed, and don’t drive if you’re drowsy.',
  ),
  rise: challenge(
    'Get up at the same time',
    'Get up at the same time every day, give or take 30 minutes, however you slept.',
    14,
    10,
  ),
  'wind-down': nudge(
    'Wind down',
    'Good evening, {{name}}. An hour until bedtime: dim the lights, put screens away and do something quiet. Last night you slept {{reading:sleep-hours}}.',
    'push',
    'An hour before bedtime: what to do now, and how long they slept last night.',
  ),
  coach: service('Call with a sleep coach', 30, '30 minutes to go through your diary together.'),
  'well-done': nudge(
    'You did it',
    'Keep getting up at the same time, even on weekends. Everything else builds on that.',
    'in-app',
  ),
};

export const sleep = written(
  {
    id: 'better-sleep',
    name: 'Better sleep',
    description: '6 weeks of keeping a diary and making small, steady changes, for adults who sleep badly.',
  },
  [
    step('population', 'who', null, 'Adults without health risks', {
      settings: { who: when.all(when.age('>=', 18), ...when.without('sleep-apnoea', 'epilepsy', 'bipolar')) },
    }),
    step('nudge', 'refuse', 'who', 'See a doctor first', { if: FAILURE, item: 'not-for-you' }),
    step('fail', 'not-suited', 'refuse', 'Not suitable'),
    step('assessment', 'first-check', 'who', 'How are you sleeping?', {
      item: 'sleep-check',
      window: DAYS(3),
    }),
    step('assessment', 'mood', 'first-check', 'And your mood?', { item: 'phq-2', window: DAYS(3) }),
    step('assessment', 'mood-closer', 'mood', 'More about your mood', {
      if: when.score('>=', 3),
      item: 'phq-9',
      window: DAYS(3),
    }),
    step('nudge', 'help-now', 'mood-closer', 'Help is here', {
      if: when.answer(PHQ_9_SAFETY, '!=', 'not-at-all'),
      item: 'help-now',
    }),
    step('followup', 'safety-call', 'help-now', 'Safety call', {
      target: 'system',
      item: 'safety-call',
      window: HOURS(8),
      jump: { targetSuccess: 'diary-week' },
    }),
    step('fail', 'unsafe', 'safety-call', 'Other help first', {
      settings: { message: CARE_FIRST },
    }),
    step('jump', 'mood-ok', 'mood-closer', 'Continue with the diary', { jump: { target: 'diary-week' } }),
    step('wait', 'diary-week', 'mood', 'One-week diary', { settings: { kind: 'for', days: 7 } }),
    step('followup', 'window', 'diary-week', 'Your sleep window', { item: 'window', window: DAYS(4) }),
    step('challenge', 'rise', 'window', 'Get up at the same time', { item: 'rise' }),
    step('assessment', 'second-check', 'rise', 'How are you sleeping now?', {
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
    step('finish', 'with-coach', 'coach', 'Continues with a coach'),
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
