/** Activities for people who want to stop smoking or drink less. */
import type { Condition } from '../../condition.ts';
import type { ActivityItem } from '../../items.ts';
import { WITHDRAWAL } from '../in-danger.ts';
import { lines } from '../lines.ts';

const shaking: Condition = { is: 'answer', question: 'shaking', op: '=', value: true };

export const freedom: Record<string, ActivityItem> = {
  'builtin-activity-ride-the-craving': {
    kind: 'activity',
    name: 'Ride out a craving',
    description: 'Watch a craving rise and fall like a wave instead of fighting it or giving in.',
    instructions: lines(
      'When a craving comes, stay still and notice where in your body you feel it.',
      'Rate it from 0 to 10. Breathe out slowly and watch it rise, peak and fall.',
      'Most cravings pass within a few minutes. Drink water and keep your hands busy until then.',
    ),
    minutes: 5,
  },
  'builtin-activity-quit-plan': {
    kind: 'activity',
    name: 'My quit plan',
    description: 'Choose your quit day, and plan for your 3 hardest moments.',
    instructions: lines(
      'Choose a day in the next 2 weeks and tell someone about it.',
      'Write down the 3 moments when you always smoke, and what you’ll do instead.',
      'Throw away cigarettes, lighters and ashtrays the night before.',
      'Ask a pharmacist or doctor about nicotine replacement or medicines. They can make quitting much easier. Tell them if you’re pregnant or take other medicines.',
    ),
    minutes: 20,
    questions: [
      { id: 'day', kind: 'date', text: 'What’s your quit day?' },
      { id: 'moments', kind: 'text', text: 'Your 3 hardest moments, and what you’ll do instead' },
      { id: 'who', kind: 'text', text: 'Who did you tell?', required: false },
    ],
  },
  'builtin-activity-plan-alcohol-free-days': {
    kind: 'activity',
    name: 'Plan alcohol-free days',
    description: 'Choose the days this week when you won’t drink, and what you’ll do instead.',
    instructions: lines(
      'Choose at least 3 days in the coming week when you won’t drink any alcohol.',
      'Plan something for the time you usually drink, and keep an alcohol-free drink you like at home.',
      'If you drink a lot every day, or shake or sweat when you don’t drink, talk to a doctor first. Stopping suddenly on your own can be dangerous.',
    ),
    minutes: 10,
    questions: [
      {
        id: 'days',
        kind: 'multiple',
        text: 'Which days will be alcohol-free?',
        options: [
          { id: 'mon', label: 'Monday' },
          { id: 'tue', label: 'Tuesday' },
          { id: 'wed', label: 'Wednesday' },
          { id: 'thu', label: 'Thursday' },
          { id: 'fri', label: 'Friday' },
          { id: 'sat', label: 'Saturday' },
          { id: 'sun', label: 'Sunday' },
        ],
      },
      {
        id: 'shaking',
        kind: 'yes_no',
        text: 'Do you shake, sweat or feel ill when you don’t drink?',
        risk: true,
      },
    ],
    alert: shaking,
    urgent: { when: shaking, ...WITHDRAWAL },
  },
};
