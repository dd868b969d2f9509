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
      'When a craving comes, sit or stand still and notice where in your body you feel it.',
      'Rate it from 0 to 10. Breathe out slowly and watch it rise, reach its top and fall again.',
      'Most cravings pass within a few minutes. Drink water and keep your hands busy until then.',
    ),
    minutes: 5,
  },
  'builtin-activity-quit-plan': {
    kind: 'activity',
    name: 'My plan to stop smoking',
    description: 'Choose your quit day, name your three hardest moments and what you will do in them.',
    instructions: lines(
      'Choose a day within the next two weeks and tell one person about it.',
      'Write down the three moments in which you always smoke, and one thing you will do instead in each.',
      'Throw away cigarettes, lighters and ashtrays the evening before.',
      'Ask a pharmacist or doctor about nicotine replacement or medicines: they make it much easier. Tell them if you are pregnant or take other medicines.',
    ),
    minutes: 20,
    questions: [
      { id: 'day', kind: 'date', text: 'Which day will be your first without smoking?' },
      { id: 'moments', kind: 'text', text: 'Your three hardest moments, and what you will do instead' },
      { id: 'who', kind: 'text', text: 'Whom did you tell?', required: false },
    ],
  },
  'builtin-activity-plan-alcohol-free-days': {
    kind: 'activity',
    name: 'Plan days without alcohol',
    description: 'Choose the days of this week on which you will not drink, and what you will do instead.',
    instructions: lines(
      'Choose at least three days of the coming week on which you will drink no alcohol.',
      'Plan something for the time of day at which you usually drink, and have another drink that you like at home.',
      'If you drink much every day, or shake or sweat when you do not drink, do not stop by yourself: sudden stopping can be dangerous. Talk to a doctor first.',
    ),
    minutes: 10,
    questions: [
      {
        id: 'days',
        kind: 'multiple',
        text: 'Which days will be free of alcohol?',
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
        text: 'Do you shake, sweat or feel ill when you go without a drink?',
        risk: true,
      },
    ],
    alert: shaking,
    urgent: { when: shaking, ...WITHDRAWAL },
  },
};
