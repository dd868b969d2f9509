/** Activities for better nights. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const sleep: Record<string, ActivityItem> = {
  'builtin-activity-wind-down-hour': {
    kind: 'activity',
    name: 'Wind-down hour',
    description: 'A calm last hour before bed: dim light, no screens, one quiet thing you enjoy.',
    instructions: lines(
      'An hour before bed, dim the lights and put your phone in another room.',
      'Prepare what you need for the morning, so that it does not keep your mind busy.',
      'Spend the rest of the hour on one quiet thing: a book, music, a warm shower, slow stretching.',
      'Go to bed when you feel sleepy, not only tired.',
    ),
    minutes: 60,
  },
  'builtin-activity-bedroom-check': {
    kind: 'activity',
    name: 'Bedroom check',
    description: 'Make your bedroom dark, quiet and cool, and move what disturbs your sleep.',
    instructions: lines(
      'Lie down on your bed at the time you usually sleep and look around.',
      'Light: cover small lamps and close the curtains. Sound: shut the window or try soft earplugs.',
      'Air: let in fresh air and aim for a cool room, about 18 °C.',
      'Move the clock so that you cannot see it from the pillow, and charge your phone outside the room.',
    ),
    minutes: 15,
    questions: [
      {
        id: 'changed',
        kind: 'multiple',
        text: 'What did you change?',
        options: [
          { id: 'light', label: 'Light' },
          { id: 'sound', label: 'Sound' },
          { id: 'air', label: 'Air and warmth' },
          { id: 'phone', label: 'Phone or clock' },
        ],
        required: false,
      },
    ],
  },
  'builtin-activity-worry-list': {
    kind: 'activity',
    name: 'Worry list before bed',
    description:
      'Write tomorrow’s worries and next steps on paper, so that they need not come to bed with you.',
    instructions: lines(
      'Sit down with paper and pen, not in bed, some two hours before you sleep.',
      'Write down everything that is on your mind, in the order it comes.',
      'Beside each point write the smallest next step, or “nothing to do tonight”.',
      'Fold the paper and leave it outside the bedroom. If a worry comes at night, tell yourself that it is written down.',
    ),
    minutes: 10,
  },
};
