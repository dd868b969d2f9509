/** Stress: measured with the GAD-7, an exercise that suits, and a person where worry is strong. */
import type { AgentItem } from '../items.ts';
import { CARE_FIRST } from './in-danger.ts';
import { GAD_2, GAD_7, PHQ_9, PHQ_9_SAFETY } from './instruments.ts';
import { activity, challenge, kpi, nudge, service } from './item-kinds.ts';
import { beside, DAYS, FAILURE, HOURS, step, when, written } from './write.ts';

const agent: AgentItem = {
  kind: 'agent',
  name: 'Exercise chooser',
  description: 'Suggests which exercise to try first.',
  instructions:
    'Choose the exercise that best fits the answers. Never diagnose. If someone mentions self-harm, hand over to a person.',
};

const items = {
  'gad-7': GAD_7,
  'gad-2': GAD_2,
  'phq-9': PHQ_9,
  agent,
  'safety-call': activity(
    'Call this person today',
    15,
    'They may be thinking about suicide or self-harm. Talk to them today, follow your safety procedure and write down what you agreed. Let them continue only if you’ve spoken with them and they’re safe for now.',
  ),
  'help-now': nudge(
    'You’re not alone with this',
    'If you might act on these thoughts, don’t wait. Call your emergency number, or one of the numbers under “See who you can call”. Thank you for being honest. We’ve told your team and asked them to get in touch with you.',
  ),
  breathe: challenge('Slow breathing', '5 minutes of breathing, out for longer than in.', 14, 10, {
    opensAt: '07:00',
  }),
  move: challenge('Get up and move', '20 minutes of any movement you like.', 14, 10, { opensAt: '07:00' }),
  worry: challenge(
    'Worry time',
    'Write down your worries for 10 minutes at a set time, then close the notebook.',
    14,
    10,
    { opensAt: '16:00' },
  ),
  therapist: service('Talk to a psychologist', 50, 'A first conversation about what’s troubling you.'),
  stress: kpi('Stress today', 'of 10', [0, 10], {
    description: 'How tense you felt today, from 0 (not at all) to 10 (unbearably).',
    direction: 'lower',
    target: { max: 4 },
  }),
  pause: nudge(
    'One minute',
    'This one is for you, {{name}}. Put both feet on the floor, let your shoulders drop and breathe out slowly 3 times.',
    'push',
    'A minute to breathe, addressed to each person by name.',
  ),
  keep: nudge(
    'Keep doing what helps',
    'Now you know what works for you. 3 times a week is enough to keep it up.',
    'in-app',
  ),
};

const next = { target: 'how-now', targetSuccess: 'how-now' };

export const stress = written(
  {
    id: 'stress',
    name: 'Less stress',
    description: '4 weeks of small exercises for people under stress.',
  },
  [
    step('population', 'who', null, 'Adults', { settings: { who: when.age('>=', 18) } }),
    step('fail', 'too-young', 'who', 'For adults only', { if: FAILURE }),
    step('assessment', 'worry', 'who', 'How much do you worry?', { item: 'gad-7', window: DAYS(4) }),
    step('assessment', 'mood', 'worry', 'And your mood?', {
      if: when.score('>=', 10),
      item: 'phq-9',
      window: DAYS(4),
    }),
    step('nudge', 'help-now', 'mood', 'Help is here', {
      if: when.answer(PHQ_9_SAFETY, '!=', 'not-at-all'),
      item: 'help-now',
    }),
    step('followup', 'safety-call', 'help-now', 'Safety call', {
      target: 'system',
      item: 'safety-call',
      window: HOURS(8),
    }),
    step('fail', 'unsafe', 'safety-call', 'Other help first', {
      if: FAILURE,
      settings: { message: CARE_FIRST },
    }),
    step('jump', 'safe', 'safety-call', 'Safe to continue', { jump: { target: 'therapist' } }),
    step('services', 'therapist', 'mood', 'Talk to someone', { item: 'therapist', window: DAYS(14) }),
    step('jump', 'to-exercise', 'therapist', 'Add an exercise', { jump: { target: 'choose' } }),
    step('ai', 'choose', 'worry', 'Choose an exercise', {
      item: 'agent',
      settings: {
        prompt: 'Choose one exercise for the next 2 weeks.',
        branches: [
          {
            id: 'body',
            name: 'Start with the body',
            branches: [
              { id: 'breathe', name: 'Slow breathing', examples: ['Feels tense and sleeps badly'] },
              { id: 'move', name: 'Movement', examples: ['Is restless and finds it hard to sit still'] },
            ],
          },
          {
            id: 'worry',
            name: 'Start with your worries',
            examples: ['Cannot stop worrying on most days'],
            when: when.answer('gad7-2', '=', 'nearly-every-day', 'gad-7'),
          },
        ],
        fallback: 'breathe',
        review: false,
        facts: [{ is: 'answers', item: 'gad-7' }, { is: 'score', item: 'gad-7' }, { is: 'adherence' }],
        answerWithinMinutes: 30,
      },
    }),
    step('challenge', 'worry-time', 'choose', 'Worry time', {
      if: when.branch('worry'),
      item: 'worry',
      jump: next,
    }),
    step('challenge', 'move', 'choose', 'Get up and move', {
      if: when.branch('move'),
      item: 'move',
      jump: next,
    }),
    step('challenge', 'breathe', 'choose', 'Slow breathing', { item: 'breathe' }),
    step('assessment', 'how-now', 'breathe', 'How much do you worry now?', {
      item: 'gad-7',
      window: DAYS(4),
    }),
    step('nudge', 'keep', 'how-now', 'Keep doing what helps', { if: when.score('<', 10), item: 'keep' }),
    step('finish', 'finish', 'keep', 'Lighter'),
    step('jump', 'another', 'how-now', 'Try another exercise', {
      if: when.attempts('<', 3),
      jump: { target: 'choose' },
    }),
    step('services', 'more-help', 'how-now', 'More help', { item: 'therapist', window: DAYS(14) }),
    step('finish', 'with-help', 'more-help', 'Continues with help'),
  ],
  items,
  [
    beside('today', 'Stress today', { selected_module: 'kpi', selected_item: 'stress', at_time: '20:00' }),
    beside('pause', 'One minute', {
      selected_module: 'nudge',
      selected_item: 'pause',
      at_week_days: ['mon', 'tue', 'wed', 'thu', 'fri'],
      at_time: '09:30',
      every_hour: 4,
      stop_after: 28,
    }),
    beside('weekly', 'Worry this week', {
      selected_module: 'assessment',
      selected_item: 'gad-2',
      at_week_days: ['sun'],
      at_time: '18:00',
      repeat: 4,
      prevent_finish: true,
    }),
  ],
);
