import { PULSE } from '@regimen/engine/testing/items.ts';
import { expect, test } from 'vitest';
import { placeholderNames } from './placeholder-names.ts';

const { shown, kept, kpis } = placeholderNames({
  a1: { ...PULSE, name: 'Systolic' },
  b2: { ...PULSE, name: 'Weight: {morning}' },
  c3: { ...PULSE, name: 'Systolic' },
});

test('people read the names of KPIs, the text keeps their ids', () => {
  const text = 'Hi {{name}}: {{reading:a1}}, {{القراءة:b2}}, {{reading:c3}}';
  const read = 'Hi {{name}}: {{reading: Systolic}}, {{القراءة: Weight morning}}, {{reading: Systolic (2)}}';
  expect(shown(text)).toBe(read);
  expect(kept(read)).toBe(text);
  expect(kpis.map(({ name }) => name)).toEqual(['Systolic', 'Weight morning', 'Systolic (2)']);
});

test('what nobody knows stays as it was typed', () => {
  for (const text of ['{{reading: Systoli}}', '{{reading:gone}}', '{{x}}', '{{reading: Sys', '{{name}}'])
    expect(shown(kept(text))).toBe(text);
});
