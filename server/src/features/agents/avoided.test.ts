import { expect, it } from 'vitest';
import { speaksOfAvoided } from './avoided.ts';

const topics = ['diets', 'alcohol and medication', 'الحمية'];

it.each([
  'Which diet is best?',
  'I am dieting, may I go on?',
  'Can I mix my medications with alcohol?',
  'ما رأيك في الحميات؟',
  'هل تفيد حمية الكيتو؟',
])('knows “%s”', (text) => expect(speaksOfAvoided(text, topics)).toBe(true));

it.each([
  'How long do I sit?',
  'Alcohol is no help. Take your medication as always.',
  'Die Tour war schön',
  'كم دقيقة أجلس؟',
])('leaves “%s”', (text) => expect(speaksOfAvoided(text, topics)).toBe(false));

it('knows nothing where nothing is ruled out', () => expect(speaksOfAvoided('diets', [])).toBe(false));
