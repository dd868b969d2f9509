/** Activities that move the body, with what to do and when to stop. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

const STOP =
  'Stop if you have chest pain, struggle to breathe or feel dizzy. If it doesn’t pass within minutes, call your local emergency number.';

export const movement: Record<string, ActivityItem> = {
  'builtin-activity-brisk-walk': {
    kind: 'activity',
    name: 'Brisk walk',
    description: 'A 30-minute walk, fast enough to breathe harder, slow enough to talk.',
    instructions: lines(
      'Walk slowly for 5 minutes to warm up.',
      'Then walk faster for about 20 minutes. Breathe harder, but slow down if you can’t talk in full sentences.',
      'Walk slowly for the last 5 minutes. Three walks of 10 minutes are just as good.',
      STOP,
    ),
    minutes: 30,
  },
  'builtin-activity-chair-strength': {
    kind: 'activity',
    name: 'Chair strength exercises',
    description: 'Gentle strength exercises for older people or beginners. All you need is a sturdy chair.',
    instructions: lines(
      'Put a sturdy chair without wheels against a wall.',
      'Stand up and sit down slowly, eight times. Use your hands if you need them.',
      'Hold the back of the chair and rise on your toes, ten times.',
      'Sit and straighten one leg in front of you. Hold for 3 breaths. Do this 8 times on each side.',
      'Rest for a minute, then do it all once more.',
      STOP,
    ),
    minutes: 15,
  },
  'builtin-activity-strength-at-home': {
    kind: 'activity',
    name: 'Home strength workout',
    description: 'Squats, wall push-ups, bridges and planks: a full-body workout without equipment.',
    instructions: lines(
      'Warm up for 3 minutes: march in place and circle your arms.',
      'Squats: sit back as if onto a chair, then stand up. 10 times.',
      'Push-ups with your hands against a wall or table. 10 times.',
      'Bridge: lie on your back with your knees bent. Lift your hips and lower them slowly. 10 times.',
      'Plank on your forearms with your knees on the floor, for 20 seconds. Keep breathing.',
      'Do 3 rounds, with a minute of rest in between. Effort is fine, but stop if you feel sharp pain.',
      STOP,
    ),
    minutes: 25,
  },
  'builtin-activity-desk-stretch': {
    kind: 'activity',
    name: 'Desk stretches',
    description: '5 minutes of stretching at your desk, for your neck, shoulders, back and wrists.',
    instructions: lines(
      'Stand up. Lower your chin to your chest, then look slowly over each shoulder.',
      'Lift your shoulders to your ears and let them drop. 5 times.',
      'Link your fingers, push your palms toward the ceiling and lean to each side.',
      'Stretch one arm out and gently pull the fingers back. Then the other.',
      'Look out of the window into the distance for 20 seconds before you sit down again.',
    ),
    minutes: 5,
  },
  'builtin-activity-balance-practice': {
    kind: 'activity',
    name: 'Balance practice',
    description:
      'Simple standing exercises that make falls less likely. Always have something to hold on to.',
    instructions: lines(
      'Stand behind a sturdy chair or at the kitchen counter. Wear shoes or go barefoot, but not in socks.',
      'Stand with your feet together for twenty seconds.',
      'Put one foot in front of the other, heel to toe, for twenty seconds. Change sides.',
      'Stand on one leg for ten seconds, one hand on the chair. Change sides.',
      'If you’ve fallen recently or feel unsteady, do this only with someone next to you.',
    ),
    minutes: 10,
  },
};
