/** Activities for heart and blood sugar. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const heart: Record<string, ActivityItem> = {
  'builtin-activity-measure-blood-pressure': {
    kind: 'activity',
    name: 'Measure your blood pressure correctly',
    description: 'Learn to take readings at home that you and your doctor can trust.',
    instructions: lines(
      'For 30 minutes before you measure, don’t smoke, drink coffee or exercise. Use the bathroom first.',
      'Sit for 5 minutes with your back supported, feet on the floor and legs uncrossed.',
      'Put the cuff on your bare upper arm and rest your arm on a table at heart level.',
      'Don’t talk. Measure twice, a minute apart, and write down both readings.',
      'If the upper number is 180 or more, or the lower is 110 or more, rest and measure again. If you also have chest pain, trouble breathing, weakness or trouble speaking, call your local emergency number now.',
    ),
    minutes: 10,
  },
  'builtin-activity-walk-after-meal': {
    kind: 'activity',
    name: 'Walk after a meal',
    description: 'An easy 10-minute walk after eating, which helps keep your blood sugar steady.',
    instructions: lines(
      'Within 30 minutes of your biggest meal, walk for 10 minutes at an easy pace.',
      'If you take insulin or tablets that can lower your blood sugar, carry something sweet.',
      'If you shake, sweat or feel confused, have something sweet right away and check your blood sugar.',
    ),
    minutes: 10,
  },
  'builtin-activity-daily-foot-care': {
    kind: 'activity',
    name: 'Look after your feet',
    description:
      'A daily routine for people with diabetes: check, wash, dry and moisturize your feet, and check your shoes.',
    instructions: lines(
      'Look at the tops, the soles and between your toes. Use a mirror, or ask someone to help.',
      'Wash your feet in lukewarm water and dry them well, especially between your toes.',
      'Put cream on dry skin, but not between your toes. Cut your nails straight across.',
      'Check inside your shoes for stones or rough seams before you put them on. Never walk barefoot.',
      'If you find a wound, a blister or a dark spot, or a foot is hot or swollen, contact your doctor or foot clinic the same day.',
    ),
    minutes: 10,
  },
  'builtin-activity-low-sugar-plan': {
    kind: 'activity',
    name: 'Be ready for low blood sugar',
    description: 'Know the signs of low blood sugar, and keep something sweet where you may need it.',
    instructions: lines(
      'Common signs: shaking, sweating, hunger, a racing heart and trouble thinking.',
      'Keep glucose tablets or a small juice in your bag, by your bed and in the car.',
      'If you notice signs, or your reading is below 4 mmol/L (72 mg/dL): take about 15 g of sugar, wait 15 minutes and measure again.',
      'Tell someone close to you to call the emergency number if you can’t swallow or don’t wake up.',
    ),
    minutes: 10,
    questions: [
      { id: 'where', kind: 'text', text: 'Where do you keep something sweet?' },
      { id: 'told', kind: 'yes_no', text: 'Have you told someone what to do?' },
    ],
  },
};
