/** Activities that move the body, with what to do and when to stop. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

const STOP =
  'Stop if you feel chest pain, strong breathlessness or dizziness. If it does not pass within minutes, call your local emergency number.';

export const movement: Record<string, ActivityItem> = {
  'builtin-activity-brisk-walk': {
    kind: 'activity',
    name: 'Brisk walk',
    description: 'Half an hour on foot, fast enough to breathe deeper and slow enough to talk.',
    instructions: lines(
      'Walk slowly for five minutes to warm up.',
      'Then walk so that you breathe deeper but can still talk in sentences, for about twenty minutes.',
      'Walk the last five minutes slowly again. Three times ten minutes count as much.',
      STOP,
    ),
    minutes: 30,
  },
  'builtin-activity-chair-strength': {
    kind: 'activity',
    name: 'Strength from a chair',
    description: 'Gentle strength for older or untrained people: a firm chair is all you need.',
    instructions: lines(
      'Put a firm chair without wheels against a wall.',
      'Stand up and sit down slowly, eight times. Use your hands if you need them.',
      'Hold the back of the chair and rise on your toes, ten times.',
      'Sit and stretch one leg forward, hold for three breaths, eight times each side.',
      'Rest for a minute, then do the round once more.',
      STOP,
    ),
    minutes: 15,
  },
  'builtin-activity-strength-at-home': {
    kind: 'activity',
    name: 'Strength at home',
    description: 'Squats, push-ups against a wall, bridges and planks: a whole-body round without equipment.',
    instructions: lines(
      'Warm up for three minutes: march on the spot and circle your arms.',
      'Squats: sit back as if onto a chair and come up again, ten times.',
      'Push-ups with your hands against a wall or a table, ten times.',
      'Bridge: lie on your back, knees bent, lift your hips and lower them slowly, ten times.',
      'Plank on your forearms, knees on the floor, for twenty seconds. Keep breathing.',
      'Three rounds, with a minute of rest between them. Effort is fine, sharp pain is not.',
      STOP,
    ),
    minutes: 25,
  },
  'builtin-activity-desk-stretch': {
    kind: 'activity',
    name: 'Stretch at your desk',
    description: 'Five minutes of stretching for neck, shoulders, back and wrists beside your desk.',
    instructions: lines(
      'Stand up. Lower your chin to your chest, then look slowly over each shoulder.',
      'Pull your shoulders up to your ears and let them fall, five times.',
      'Interlace your fingers, push your palms towards the ceiling and lean to each side.',
      'Stretch one arm forward and draw the fingers back gently, then the other.',
      'Look out of the window into the distance for twenty seconds before you sit down again.',
    ),
    minutes: 5,
  },
  'builtin-activity-balance-practice': {
    kind: 'activity',
    name: 'Balance practice',
    description:
      'Simple standing exercises that make falls less likely, always with something to hold on to.',
    instructions: lines(
      'Stand behind a firm chair or at the kitchen counter. Wear shoes or go barefoot, not in socks.',
      'Stand with your feet together for twenty seconds.',
      'Put one foot in front of the other, heel to toe, for twenty seconds. Change sides.',
      'Stand on one leg for ten seconds, one hand on the chair. Change sides.',
      'If you have fallen lately or feel unsteady, do this only with somebody beside you.',
    ),
    minutes: 10,
  },
};
