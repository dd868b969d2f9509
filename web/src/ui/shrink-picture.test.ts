import { expect, it } from 'vitest';
import { fitted } from './shrink-picture.ts';

it('makes large pictures smaller and leaves small ones alone', () => {
  expect(fitted({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(fitted({ width: 1000, height: 5000 })).toEqual({ width: 320, height: 1600 });
  expect(fitted({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
  expect(fitted({ width: 8000, height: 1 })).toEqual({ width: 1600, height: 1 });
});
