import { expect, it } from 'vitest';
import { createFormKeeper, type Shelf } from './kept-form.ts';

function shelf(): Shelf & { things: Map<string, string> } {
  const things = new Map<string, string>();
  return {
    things,
    getItem: (name) => things.get(name) ?? null,
    setItem: (name, value) => void things.set(name, value),
    removeItem: (name) => void things.delete(name),
  };
}
const kept = { base: { a: 1 }, version: 3, value: { a: 2 } };

it('gives back what was left', () => {
  const place = shelf();
  createFormKeeper(place, 'x').write(kept);
  expect(createFormKeeper(place, 'x').read()).toEqual(kept);
  expect(createFormKeeper(place, 'y').read()).toBeNull();
  createFormKeeper(place, 'x').write(null);
  expect(place.things.size).toBe(0);
});
it('takes no harm from what others wrote there, nor from a full shelf', () => {
  const place = shelf();
  for (const odd of [
    '',
    '{',
    '[]',
    '{"version":"3","base":{},"value":{}}',
    '{"version":3,"base":null,"value":{}}',
  ]) {
    place.things.set('x', odd);
    expect(createFormKeeper(place, 'x').read()).toBeNull();
  }
  const full: Shelf = {
    ...place,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => createFormKeeper(full, 'x').write(kept)).not.toThrow();
});
