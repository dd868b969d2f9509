/** Activities around food. */
import type { ActivityItem } from '../../items.ts';
import { lines } from '../lines.ts';

export const nutrition: Record<string, ActivityItem> = {
  'builtin-activity-balanced-plate': {
    kind: 'activity',
    name: 'Build a balanced plate',
    description: 'Put one meal together: half vegetables, a quarter protein, a quarter something starchy.',
    instructions: lines(
      'Fill half of your plate with vegetables or salad, cooked or raw.',
      'Add a quarter of protein: beans, lentils, fish, eggs, poultry or tofu.',
      'Add a quarter of something starchy, whole-grain if you like it. Use a little oil, and water to drink.',
      'If you follow a diet for your kidneys or another illness, keep to what your team told you.',
    ),
    minutes: 15,
  },
  'builtin-activity-read-a-label': {
    kind: 'activity',
    name: 'Read a food label',
    description: 'Take three packets from your kitchen and compare sugar, salt and fibre per 100 g.',
    instructions: lines(
      'Choose three packets, such as cereal, sauce and yoghurt.',
      'Look at the column per 100 g, not per portion. Portions differ from packet to packet.',
      'More than 22 g of sugar or 1.5 g of salt is a lot. Less than 5 g of sugar or 0.3 g of salt is little.',
      'Read the list of ingredients: what comes first is what there is most of.',
    ),
    minutes: 10,
    questions: [{ id: 'surprise', kind: 'text', text: 'What surprised you?', required: false }],
  },
  'builtin-activity-plan-three-dinners': {
    kind: 'activity',
    name: 'Plan three dinners',
    description: 'Choose three simple dinners for this week and write the shopping list for them.',
    instructions: lines(
      'Choose three dinners that you know and that take half an hour or less.',
      'Put a vegetable and a source of protein into each.',
      'Write the shopping list, and cook twice the amount once, so that one evening is free.',
    ),
    minutes: 20,
    questions: [{ id: 'dinners', kind: 'text', text: 'Which three dinners?' }],
  },
  'builtin-activity-less-salt': {
    kind: 'activity',
    name: 'A week with less salt',
    description: 'Find where your salt comes from and swap two salty things for a week.',
    instructions: lines(
      'Most salt hides in bread, cheese, sausages, sauces, crisps and ready meals.',
      'Choose two of them that you eat often, and something to take their place this week.',
      'Season with herbs, lemon, garlic, vinegar or spices. Your taste adapts within some weeks.',
      'Ask your doctor before you use salt substitutes: they contain potassium, which is risky with kidney disease and some medicines.',
    ),
    minutes: 10,
  },
};
