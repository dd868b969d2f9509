import { defineTexts } from './language/define-texts.ts';

export const categoryTexts = defineTexts(import.meta.url, {
  sleep: 'Sleep',
  nutrition: 'Nutrition',
  movement: 'Movement',
  mind: 'Mind',
  heart: 'Heart',
  pain: 'Pain',
  'chronic-conditions': 'Chronic conditions',
  family: 'Family',
  habits: 'Habits',
  'using-this-site': 'Using this site',
});
