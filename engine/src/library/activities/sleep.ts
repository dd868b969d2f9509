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
      'Get things ready for the morning, so they’re off your mind.',
      'Spend the rest of the hour on one quiet thing: a book, music, a warm shower, slow stretching.',
      'Go to bed when you feel sleepy, not just tired.',
    ),
    minutes: 60,
  },
  'builtin-activity-bedroom-check': {
    kind: 'activity',
    name: 'Bedroom check',
    description: 'Make your bedroom dark, quiet and cool, and remove anything that disturbs your sleep.',
    instructions: lines(
      'Lie on your bed at your usual bedtime and look around.',
      'Light: cover any small lights and close the curtains. Sound: close the window or try soft earplugs.',
      'Air: let in fresh air and aim for a cool room, about 18 °C.',
      'Turn the clock away so you can’t see it from bed, and charge your phone in another room.',
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
          { id: 'air', label: 'Air and temperature' },
          { id: 'phone', label: 'Phone or clock' },
        ],
        required: false,
      },
    ],
  },
  'builtin-activity-worry-list': {
    kind: 'activity',
    name: 'Worry list before bed',
    description: 'Put tomorrow’s worries and next steps on paper, so you don’t take them to bed.',
    instructions: lines(
      'Sit down with pen and paper about 2 hours before bed. Don’t do this in bed.',
      'Write down everything that’s on your mind, in any order.',
      'Next to each one, write the smallest next step, or “nothing to do tonight”.',
      'Leave the paper outside the bedroom. If a worry comes back at night, remind yourself that it’s written down.',
    ),
    minutes: 10,
  },
};
