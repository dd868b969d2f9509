/** Activities for heart and blood sugar. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const heart: Record<string, ActivityItem> = {
  'builtin-activity-measure-blood-pressure': {
    kind: 'activity',
    name: 'Measure your blood pressure well',
    description: 'Learn to take a blood pressure reading at home that you and your doctor can trust.',
    instructions: lines(
      'For half an hour before, do not smoke, drink coffee or exercise. Empty your bladder.',
      'Sit for five minutes with your back supported, feet on the floor and legs not crossed.',
      'Put the cuff on your bare upper arm and rest the arm on a table at the height of your heart.',
      'Do not talk. Measure twice, one minute apart, and write down both values.',
      'If a value is 180 or more above, or 110 or more below, rest and measure again. With chest pain, breathlessness, weakness or trouble speaking, call your local emergency number.',
    ),
    minutes: 10,
  },
  'builtin-activity-walk-after-meal': {
    kind: 'activity',
    name: 'Walk after a meal',
    description: 'Ten easy minutes on foot after eating, which helps to keep blood sugar level.',
    instructions: lines(
      'Within half an hour after your largest meal, walk for ten minutes at an easy pace.',
      'If you take insulin or tablets that can lower your sugar, carry something sweet with you.',
      'If you shake, sweat or feel confused, eat or drink something sweet at once and measure your sugar.',
    ),
    minutes: 10,
  },
  'builtin-activity-daily-foot-care': {
    kind: 'activity',
    name: 'Look after your feet',
    description: 'A daily routine for people with diabetes: look, wash, dry, moisturise and check the shoes.',
    instructions: lines(
      'Look at the tops, the soles and between the toes, with a mirror or a helper if needed.',
      'Wash your feet in lukewarm water and dry them well, also between the toes.',
      'Put cream on dry skin, but not between the toes. Cut nails straight across.',
      'Feel inside your shoes for stones or seams before you put them on. Never walk barefoot.',
      'With a wound, a blister, a dark spot, or a hot or swollen foot, contact your doctor or foot clinic the same day.',
    ),
    minutes: 10,
  },
  'builtin-activity-low-sugar-plan': {
    kind: 'activity',
    name: 'Be ready for low blood sugar',
    description:
      'Know the signs of low blood sugar and keep something sweet in the places where you need it.',
    instructions: lines(
      'Common signs are shaking, sweating, hunger, a racing heart, and trouble thinking.',
      'Put glucose tablets or a small juice in your bag, beside your bed and in the car.',
      'If you notice signs, or your reading is below 4 mmol/L (72 mg/dL): take about 15 g of sugar, wait fifteen minutes, measure again.',
      'Tell one person near you that they should call the emergency number if you cannot swallow or do not wake up.',
    ),
    minutes: 10,
    questions: [
      { id: 'where', kind: 'text', text: 'Where do you keep something sweet?' },
      { id: 'told', kind: 'yes_no', text: 'Have you told somebody what to do?' },
    ],
  },
};
