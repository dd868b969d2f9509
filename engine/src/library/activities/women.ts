/** Activities for women's health and the time after a birth. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const women: Record<string, ActivityItem> = {
  'builtin-activity-pelvic-floor': {
    kind: 'activity',
    name: 'Pelvic floor exercise',
    description: 'Lift and let go of the pelvic floor with your breath, a few minutes in any position.',
    instructions: lines(
      'Sit, lie or stand comfortably. Breathe in and let your belly go soft.',
      'Breathe out and lift inside, as if to hold back wind and urine together. Hold for one slow breath, then let go fully.',
      'Eight times, three times a day. Belly, thighs and buttocks stay relaxed.',
      'It must never hurt. If it does, or if you leak urine or feel something heavy or bulging, ask for a pelvic floor physiotherapist.',
    ),
    minutes: 5,
  },
  'builtin-activity-after-birth-core': {
    kind: 'activity',
    name: 'First steps for your middle',
    description: 'Breathing and gentle tension for the belly in the first weeks after giving birth.',
    instructions: lines(
      'Lie on your back, knees bent, one hand on your belly. Breathe into your hand five times.',
      'As you breathe out, draw your lower belly gently in, as if away from a waistband. Eight times.',
      'Let one knee fall slowly outwards and bring it back while your hips stay still. Five times each side.',
      'Wait with sit-ups, jumping and running until you have been examined. After a caesarean, begin only when your doctor or midwife agrees.',
      'Stop with heavier bleeding, pain or dizziness, and call your maternity team.',
    ),
    minutes: 8,
  },
  'builtin-activity-ask-for-one-thing': {
    kind: 'activity',
    name: 'Ask for one thing',
    description: 'Choose one thing that somebody else can do for you this week, and ask for it.',
    instructions: lines(
      'Think of what takes most strength from you this week: cooking, shopping, a night, a form.',
      'Choose one of them and one person, and ask in one clear sentence.',
      'Most people like to help and do not know how. You may do the same for somebody later.',
    ),
    minutes: 5,
    questions: [{ id: 'what', kind: 'text', text: 'What will you ask for, and whom?' }],
  },
};
