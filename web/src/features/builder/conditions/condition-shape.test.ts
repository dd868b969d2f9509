import { ALWAYS, type Condition } from '@regimen/engine/condition.ts';
import { expect, it } from 'vitest';
import { joined, newGroup, partsOf, withNewPart, withoutPart, withPart } from './condition-shape.ts';

const days = (value: number): Condition => ({ is: 'days', op: '>=', value });

it('keeps a single condition single', () => {
  expect(withNewPart(ALWAYS, days(1))).toEqual(days(1));
  expect(joined('or', [days(1)])).toEqual(days(1));
});
it('makes a group of two and gives it up again', () => {
  const two = withNewPart(days(1), days(2));
  expect(two).toEqual({ is: 'and', all: [days(1), days(2)] });
  expect(withoutPart(two, 0)).toEqual(days(2));
  expect(withoutPart(days(2), 0)).toEqual(ALWAYS);
});
it('keeps how a group is joined when its parts change', () => {
  const either: Condition = { is: 'or', any: [days(1), days(2), days(3)] };
  expect(withPart(either, 1, days(9))).toEqual({ is: 'or', any: [days(1), days(9), days(3)] });
  expect(withoutPart(either, 1)).toEqual({ is: 'or', any: [days(1), days(3)] });
  expect(joined('and', partsOf(either)).is).toBe('and');
});
it('joins a group inside the other way round', () => {
  expect(newGroup('and', [days(1), days(2)])).toEqual({ is: 'or', any: [days(1), days(2)] });
});
