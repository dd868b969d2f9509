import { expect, it } from 'vitest';
import { whereTextsDiffer } from './where-texts-differ.ts';

it('short texts stand there whole', () => {
  expect(whereTextsDiffer('Go slowly.', 'Go\n  fast.')).toEqual(['Go slowly.', 'Go fast.']);
});

it('of long ones the place where they differ, with a few words around it', () => {
  const around = (change: string) =>
    `Sit down, feet on the floor, back straight, arm at heart level. ${change} Write down both numbers and the time of day.`;
  expect(whereTextsDiffer(around('Wait five minutes.'), around('Wait ten minutes.'))).toEqual([
    '… at heart level. Wait five minutes. Write down both …',
    '… at heart level. Wait ten minutes. Write down both …',
  ]);
});

it('what was added at the end is seen, and nothing is longer than a line or two', () => {
  const [was, is] = whereTextsDiffer(
    'One two three four five',
    `One two three four five ${'six '.repeat(60)}`,
  );
  expect(was).toBe('One two three four five');
  expect(is.startsWith('… two three four five six')).toBe(true);
  expect(is.endsWith(' …')).toBe(true);
  expect(is.length).toBeLessThanOrEqual(124);
});

it('a word without end is cut as well', () => {
  expect(whereTextsDiffer('a', 'b'.repeat(900))[1].length).toBeLessThanOrEqual(124);
});
