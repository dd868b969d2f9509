import { expect, it } from 'vitest';
import { humanTexts, inWordsOf } from './human-texts.ts';
import { node, protocol } from './testing/build.ts';
import { MOOD, PULSE } from './testing/items.ts';

const document = protocol(
  [node('finish', 'f', null, { name: 'The end', settings: { message: 'Well done.\nSee you soon.' } })],
  { pulse: PULSE, mood: { ...MOOD, alert: { is: 'answer', question: 'q1', op: '=', value: 'First' } } },
);

it('[G7] what people read is known, line by line; ids are not words, units are', () => {
  const texts = humanTexts(document);
  expect(texts).toEqual(
    expect.arrayContaining(['bpm', 'The end', 'Well done.', 'See you soon.', 'First', 'Low']),
  );
  for (const other of ['f', 'q1', 'low', 'kpi', '']) expect(texts).not.toContain(other);
});

it('[G7] other words come in their place, and nothing else changes', () => {
  const said = inWordsOf(document, { 'The end': 'النهاية', 'Well done.': 'أحسنت.', First: 'الأول' });
  expect(said.nodes[0]?.data).toMatchObject({
    name: 'النهاية',
    settings: { message: 'أحسنت.\nSee you soon.' },
  });
  const back = inWordsOf(said, { النهاية: 'The end', 'أحسنت.': 'Well done.', الأول: 'First' });
  expect(back).toEqual(document);
  expect(said.items.mood).toMatchObject({ alert: { value: 'First' }, questions: [{ text: 'الأول' }, {}] });
  expect(inWordsOf('name', { name: 'x' })).toBe('name');
});

it('[G7] a sign that is written the same everywhere is no word', () => {
  expect(humanTexts({ unit: '%', name: 'PHQ-9', label: 'kg' })).toEqual(['kg']);
});
