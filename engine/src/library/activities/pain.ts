/** Activities for living with pain. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const pain: Record<string, ActivityItem> = {
  'builtin-activity-gentle-back-round': {
    kind: 'activity',
    name: 'Gentle back round',
    description: 'Knee rolls, pelvic tilts and cat-and-camel to loosen a stiff lower back.',
    instructions: lines(
      'Lie on your back, knees bent. Let both knees sink slowly to one side, then to the other, eight times.',
      'Press your lower back gently into the floor, then let go, eight times.',
      'On hands and knees, round your back like a cat, then let it sink, eight times.',
      'Move only as far as it is comfortable.',
      'See a doctor the same day if your legs become weak or numb, if you cannot hold or pass water, or if you have fever with the pain.',
    ),
    minutes: 12,
  },
  'builtin-activity-neck-mobility': {
    kind: 'activity',
    name: 'Loosen your neck',
    description: 'Slow turns and tilts for a stiff neck and tense shoulders.',
    instructions: lines(
      'Sit upright. Turn your head slowly to the left as far as it is easy, then to the right, five times.',
      'Tilt your ear towards your shoulder without lifting it, five times each side.',
      'Draw your chin straight back, hold for three seconds, five times.',
      'Stop if you become dizzy, or if pain or tingling runs into an arm, and ask a doctor.',
    ),
    minutes: 6,
  },
  'builtin-activity-knee-strength': {
    kind: 'activity',
    name: 'Stronger knees',
    description: 'Three exercises that strengthen the muscles around sore knees without loading them much.',
    instructions: lines(
      'Sit on a chair and straighten one knee, hold for five seconds, ten times each side.',
      'Lie on your back, one knee bent. Lift the straight leg to the height of the other knee, eight times each side.',
      'Stand behind a chair and bend your knees a little, as if to sit down, eight times.',
      'A little ache for up to a day is all right. Do less if the knee swells, and see a doctor if it locks or gives way.',
    ),
    minutes: 12,
  },
  'builtin-activity-pacing-plan': {
    kind: 'activity',
    name: 'Pace your day',
    description: 'Split one hard task into short parts with breaks, so that good days do not cost bad ones.',
    instructions: lines(
      'Choose one task that often makes your pain worse.',
      'Think of how long you can do it on a bad day without paying for it later. Plan a little less than that.',
      'Do the task in parts of this length, with a short break after each, on good days too.',
    ),
    minutes: 10,
    questions: [
      { id: 'task', kind: 'text', text: 'Which task do you choose?' },
      { id: 'length', kind: 'number', text: 'How long will one part be?', min: 1, max: 240, unit: 'min' },
    ],
  },
};
