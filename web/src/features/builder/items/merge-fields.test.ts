import { expect, it } from 'vitest';
import { differences, joinedFields, mergedFields } from './merge-fields.ts';

interface Thing {
  name: string;
  unit: string;
  note?: string;
  range?: { min: number };
}
const base: Thing = { name: 'Weight', unit: 'kg', note: 'Mornings', range: { min: 1 } };

it('tells who changed what', () => {
  const mine = { ...base, name: 'Body weight', range: { min: 2 } };
  const theirs = { ...base, unit: 'lb', range: { min: 3 } };
  expect(differences(base, mine, theirs)).toEqual([
    { field: 'name', changed: 'mine' },
    { field: 'unit', changed: 'theirs' },
    { field: 'range', changed: 'both' },
  ]);
});
it('joins what does not clash', () => {
  const { note: _gone, ...rest } = base;
  expect(joinedFields(base, { ...base, name: 'Body weight' }, { ...rest, unit: 'lb' })).toEqual({
    name: 'Body weight',
    unit: 'lb',
    range: { min: 1 },
  });
});
it('leaves to a person what both changed', () => {
  const mine = { ...base, name: 'A' };
  const theirs = { ...base, name: 'B' };
  expect(joinedFields(base, mine, theirs)).toBeNull();
  expect(mergedFields(mine, theirs, () => 'mine').name).toBe('A');
  expect(mergedFields(mine, theirs, () => 'theirs').name).toBe('B');
});
it('sees no difference in the same change', () => {
  expect(differences(base, { ...base, unit: 'st' }, { ...base, unit: 'st' })).toEqual([]);
});
