import { expect, it } from 'vitest';
import { standsOn } from './version-of.ts';

const person = { fromNumber: 1, place: 'Squats', placeAfter: 'Stretching', how: 'other-step' } as const;

it('is the version that somebody came from until they are moved, and again once that is undone', () => {
  const stay = { number: 1, was: null, place: 'Squats' };
  expect(standsOn({ ...person, status: 'planned' }, 2)).toEqual(stay);
  expect(standsOn({ ...person, status: 'undone' }, 2)).toEqual(stay);
});

it('is the new one once they are moved, with the one before', () => {
  const moved = { number: 2, was: 1, place: 'Stretching' };
  expect(standsOn({ ...person, status: 'moved' }, 2)).toEqual(moved);
});
