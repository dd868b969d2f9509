/** Activities that make a change last. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const habits: Record<string, ActivityItem> = {
  'builtin-activity-tiny-habit': {
    kind: 'activity',
    name: 'Design a tiny habit',
    description: 'Link one tiny new habit to something you already do every day.',
    instructions: lines(
      'Choose something so small that it takes less than 2 minutes.',
      'Link it to something you already do every day: “After I brush my teeth, I will …”',
      'Put what you need where you’ll see it. Each time you do it, take a moment to feel good about it.',
    ),
    minutes: 10,
    questions: [
      { id: 'after', kind: 'text', text: 'After I …' },
      { id: 'then', kind: 'text', text: 'I will …' },
      {
        id: 'sure',
        kind: 'scale',
        text: 'How confident are you that you’ll do it on most days?',
        help: 'Below 7, make it smaller.',
        min: 0,
        max: 10,
        minLabel: 'Not confident',
        maxLabel: 'Completely confident',
      },
    ],
  },
  'builtin-activity-weekly-review': {
    kind: 'activity',
    name: 'Look back on your week',
    description: '10 minutes to look at what went well, what was hard and what you’ll change next week.',
    instructions: lines(
      'Look at this week’s tasks and readings before you answer.',
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
        minLabel: 'A hard week',
        maxLabel: 'A great week',
      },
      { id: 'well', kind: 'text', text: 'What went well?' },
      { id: 'hard', kind: 'text', text: 'What was hard?', required: false },
      { id: 'next', kind: 'text', text: 'What’s one thing you’ll do differently?' },
    ],
  },
  'builtin-activity-medicine-place': {
    kind: 'activity',
    name: 'A set place for your medicines',
    description: 'Keep your medicines next to something you do every day, so it’s easy to remember them.',
    instructions: lines(
      'Choose something you do every day at the right time, such as making coffee or brushing your teeth.',
      'Keep your medicines or pill box there, out of reach of children.',
      'Set an alarm for the first 2 weeks.',
      'Never stop a medicine or change a dose without asking your doctor or pharmacist. Tell them about any side effects.',
    ),
    minutes: 5,
  },
  'builtin-activity-prepare-appointment': {
    kind: 'activity',
    name: 'Prepare for your appointment',
    description: 'Write down your questions, medicines and readings before you see your doctor or coach.',
    instructions: lines(
      'Write down the 2 or 3 things that matter most to you, the most important first.',
      'List all the medicines and supplements you take, with the dose.',
      'Bring your readings from the last few weeks. You can bring someone you trust.',
    ),
    minutes: 10,
    questions: [{ id: 'questions', kind: 'text', text: 'Your 2 or 3 most important questions' }],
  },
};
