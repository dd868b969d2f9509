/** Activities that make a change last. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const habits: Record<string, ActivityItem> = {
  'builtin-activity-tiny-habit': {
    kind: 'activity',
    name: 'Design a tiny habit',
    description: 'Tie one very small new habit to something you already do every day.',
    instructions: lines(
      'Choose something so small that it takes less than two minutes.',
      'Tie it to something you do every day anyway: after I brush my teeth, I will …',
      'Put what you need for it where you will see it, and be pleased for a moment each time you did it.',
    ),
    minutes: 10,
    questions: [
      { id: 'after', kind: 'text', text: 'After I …' },
      { id: 'then', kind: 'text', text: 'I will …' },
      {
        id: 'sure',
        kind: 'scale',
        text: 'How sure are you that you will do it on most days?',
        help: '0: not at all. 10: quite sure. Below 7, make it smaller.',
        min: 0,
        max: 10,
      },
    ],
  },
  'builtin-activity-weekly-review': {
    kind: 'activity',
    name: 'Look back on the week',
    description: 'Ten minutes to see what went well, what was hard and what you will change next week.',
    instructions: lines(
      'Look at your tasks and readings of the week before you answer.',
      'Be as kind to yourself as you would be to a friend.',
    ),
    minutes: 10,
    questions: [
      {
        id: 'week',
        kind: 'slider',
        faces: 'happier',
        text: 'How was your week?',
        min: 0,
        max: 4,
      },
      { id: 'well', kind: 'text', text: 'What went well?' },
      { id: 'hard', kind: 'text', text: 'What was hard?', required: false },
      { id: 'next', kind: 'text', text: 'What one thing will you do differently?' },
    ],
  },
  'builtin-activity-medicine-place': {
    kind: 'activity',
    name: 'A fixed place for your medicines',
    description:
      'Put your medicines beside something you do every day, so that you think of them by yourself.',
    instructions: lines(
      'Choose something you do every day at the right time, such as making coffee or brushing your teeth.',
      'Put your medicines or a pill box beside it, out of the reach of children.',
      'Set an alarm for the first two weeks.',
      'Never stop a medicine or change a dose without your doctor or pharmacist. Tell them if something troubles you.',
    ),
    minutes: 5,
  },
  'builtin-activity-prepare-appointment': {
    kind: 'activity',
    name: 'Prepare your appointment',
    description: 'Write down your questions, medicines and readings before you see your doctor or coach.',
    instructions: lines(
      'Write down the two or three things that matter most to you. Put the most important first.',
      'Make a list of all medicines and supplements you take, with the dose.',
      'Bring your readings of the last weeks. You may bring a person you trust.',
    ),
    minutes: 10,
    questions: [{ id: 'questions', kind: 'text', text: 'Your two or three most important questions' }],
  },
};
