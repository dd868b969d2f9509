import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foundDanger, keepDanger } from './found-danger.ts';

beforeEach(() => {
  const things = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => things.set(key, value),
    removeItem: (key: string) => things.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const step = (node: string, dangersMissed: number) => ({ protocolId: 'p', node, dangersMissed });

it('is told of the draft that was simulated, with the step that has most of it', () => {
  keepDanger('one', 'now', [step('call', 30), step('visit', 11), step('calm', 0)]);
  expect(foundDanger('one', 'now')).toEqual({ n: 41, protocolId: 'p', node: 'call', isElsewhere: true });
  expect(foundDanger('one', 'changed')).toBeUndefined();
  expect(foundDanger('other', 'now')).toBeUndefined();
});

it('is forgotten once a newer run of the draft finds none', () => {
  keepDanger('one', 'now', [step('call', 30)]);
  keepDanger('one', 'now', [step('call', 0)]);
  expect(foundDanger('one', 'now')).toBeUndefined();
});
