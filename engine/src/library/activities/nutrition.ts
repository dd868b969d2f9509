/** Activities around food. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const nutrition: Record<string, ActivityItem> = {
  'builtin-activity-balanced-plate': {
    kind: 'activity',
    name: 'Build a balanced plate',
    description: 'Build one meal: half vegetables, a quarter protein and a quarter starch.',
    instructions: lines(
      'Fill half your plate with vegetables or salad, cooked or raw.',
      'Fill a quarter with protein: beans, lentils, fish, eggs, poultry or tofu.',
      'Fill the last quarter with starch, whole-grain if you like it. Use a little oil, and drink water.',
      'If you’re on a special diet for your kidneys or another illness, follow your team’s advice.',
    ),
    minutes: 15,
  },
  'builtin-activity-read-a-label': {
    kind: 'activity',
    name: 'Read a food label',
    description: 'Take 3 packages from your kitchen and compare sugar, salt and fiber per 100 g.',
    instructions: lines(
      'Choose 3 packages, such as cereal, sauce and yogurt.',
      'Look at the column “per 100 g”, not “per portion”. Portions vary from package to package.',
      'More than 22 g of sugar or 1.5 g of salt is a lot. Less than 5 g of sugar or 0.3 g of salt is a little.',
      'Read the ingredients: the first one is the biggest.',
    ),
    minutes: 10,
    questions: [{ id: 'surprise', kind: 'text', text: 'What surprised you?', required: false }],
  },
  'builtin-activity-plan-three-dinners': {
    kind: 'activity',
    name: 'Plan three dinners',
    description: 'Choose 3 simple dinners for this week and write the shopping list.',
    instructions: lines(
      'Choose 3 dinners you already know how to make, in 30 minutes or less.',
      'Include a vegetable and some protein in each.',
      'Write the shopping list. Cook a double portion once, so you get one evening off.',
    ),
    minutes: 20,
    questions: [{ id: 'dinners', kind: 'text', text: 'Which 3 dinners will you make?' }],
  },
  'builtin-activity-less-salt': {
    kind: 'activity',
    name: 'A week with less salt',
    description: 'Find out where your salt comes from, and swap 2 salty foods for a week.',
    instructions: lines(
      'Most salt hides in bread, cheese, sausages, sauces, chips and ready meals.',
      'Choose 2 of these that you eat often, and something to replace them this week.',
      'Season with herbs, lemon, garlic, vinegar or spices. Your taste adapts within a few weeks.',
      'Ask your doctor before using salt substitutes. They contain potassium, which is risky with kidney disease and some medicines.',
    ),
    minutes: 10,
  },
};
