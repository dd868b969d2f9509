/** Activities for women's health and the time after a birth. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const women: Record<string, ActivityItem> = {
  'builtin-activity-pelvic-floor': {
    kind: 'activity',
    name: 'Pelvic floor exercise',
    description: 'Lift and relax your pelvic floor with your breath. A few minutes, in any position.',
    instructions: lines(
      'Sit, lie or stand comfortably. Breathe in and relax your belly.',
      'Breathe out and squeeze, as if to hold in gas and urine. Hold for one slow breath, then relax fully.',
      '8 times, 3 times a day. Keep your belly, thighs and buttocks relaxed.',
      'It should never hurt. If it does, or if you leak urine or feel heaviness or a bulge, ask to see a pelvic floor physiotherapist.',
    ),
    minutes: 5,
  },
  'builtin-activity-after-birth-core': {
    kind: 'activity',
    name: 'First core exercises',
    description: 'Breathing and gentle belly exercises for the first weeks after giving birth.',
    instructions: lines(
      'Lie on your back with your knees bent and one hand on your belly. Breathe into your hand 5 times.',
      'As you breathe out, gently pull your lower belly in, as if away from a waistband. 8 times.',
      'Let one knee fall slowly to the side and bring it back, keeping your hips still. 5 times on each side.',
      'Don’t do sit-ups, jump or run until you’ve had your checkup. After a C-section, start only when your doctor or midwife agrees.',
      'If you bleed more, feel pain or get dizzy, stop and call your maternity team.',
    ),
    minutes: 8,
  },
  'builtin-activity-ask-for-one-thing': {
    kind: 'activity',
    name: 'Ask for help with one thing',
    description: 'Choose one thing someone else can do for you this week, and ask them.',
    instructions: lines(
      'Think about what’s wearing you out this week: cooking, shopping, a sleepless night, paperwork.',
      'Choose one of these and one person, and ask in one clear sentence.',
      'Most people like to help but don’t know how. You can return the favor one day.',
    ),
    minutes: 5,
    questions: [{ id: 'what', kind: 'text', text: 'What will you ask for, and who will you ask?' }],
  },
};
