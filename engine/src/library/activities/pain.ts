/** Activities for living with pain. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const pain: Record<string, ActivityItem> = {
  'builtin-activity-gentle-back-round': {
    kind: 'activity',
    name: 'Gentle back exercises',
    description: 'Knee rolls, pelvic tilts and cat-cow to loosen a stiff lower back.',
    instructions: lines(
      'Lie on your back with your knees bent. Let both knees drop slowly to one side, then the other. 8 times.',
      'Press your lower back gently into the floor, then relax. 8 times.',
      'On your hands and knees, round your back like a cat, then let it sink. 8 times.',
      'Only move as far as is comfortable.',
      'See a doctor the same day if your legs become weak or numb, if you can’t control your bladder, can’t urinate, or have a fever with the pain.',
    ),
    minutes: 12,
  },
  'builtin-activity-neck-mobility': {
    kind: 'activity',
    name: 'Neck stretches',
    description: 'Slow turns and tilts for a stiff neck and tense shoulders.',
    instructions: lines(
      'Sit up straight. Slowly turn your head to the left as far as is comfortable, then to the right. 5 times.',
      'Tilt your ear toward your shoulder without lifting the shoulder. 5 times on each side.',
      'Pull your chin straight back and hold for 3 seconds. 5 times.',
      'If you get dizzy, or pain or tingling runs down your arm, stop and ask a doctor.',
    ),
    minutes: 6,
  },
  'builtin-activity-knee-strength': {
    kind: 'activity',
    name: 'Stronger knees',
    description: '3 exercises that strengthen the muscles around sore knees without straining them.',
    instructions: lines(
      'Sit on a chair, straighten one knee and hold for 5 seconds. 10 times on each side.',
      'Lie on your back with one knee bent. Lift the straight leg to the height of the other knee. 8 times on each side.',
      'Stand behind a chair and bend your knees a little, as if to sit down. 8 times.',
      'Feeling a little sore for a day is fine. Do less if your knee swells, and see a doctor if it locks or gives way.',
    ),
    minutes: 12,
  },
  'builtin-activity-pacing-plan': {
    kind: 'activity',
    name: 'Pace your day',
    description: 'Split one hard task into short parts with breaks, so a good day doesn’t lead to a bad one.',
    instructions: lines(
      'Choose a task that often makes your pain worse.',
      'Think how long you can do it on a bad day without more pain later. Plan a little less than that.',
      'Do the task in parts of that length, with a short break after each. Do this on good days too.',
    ),
    minutes: 10,
    questions: [
      { id: 'task', kind: 'text', text: 'Which task do you choose?' },
      { id: 'length', kind: 'number', text: 'How long will one part be?', min: 1, max: 240, unit: 'min' },
    ],
  },
};
