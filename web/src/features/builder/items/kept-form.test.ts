import { expect, it } from 'vitest';
import { asKeptForm } from './kept-form.ts';

it('takes back what was left', () => {
  const kept = { base: { a: 1 }, version: 3, value: { a: 2 } };
  expect(asKeptForm(kept)).toEqual(kept);
});
it('takes no harm from what others wrote there', () => {
  for (const odd of [
    null,
    '',
    [],
    { version: '3', base: {}, value: {} },
    { version: 3, base: null, value: {} },
  ])
    expect(asKeptForm(odd)).toBeUndefined();
});
