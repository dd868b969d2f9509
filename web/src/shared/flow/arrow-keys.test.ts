import { drawn } from '@regimen/engine/testing/build.ts';
import { describe, expect, it } from 'vitest';
import { stepFrom, type Toward, towardOfKey } from './arrow-keys.ts';
import { placeSteps } from './layout.ts';

const steps = placeSteps(drawn('a>b>c, a>d>e, a>f').nodes, new Set(), 'ltr');
const walked = (from: string | null, ...towards: Toward[]) =>
  towards.reduce<string | null>((here, toward) => stepFrom(steps, here, toward), from);

describe('walking the tree', () => {
  it('goes down to the first child and up again', () => {
    expect(walked('a', 'child', 'child')).toBe('c');
    expect(walked('c', 'parent', 'parent')).toBe('a');
    expect(walked('c', 'child')).toBeNull();
    expect(walked('a', 'parent')).toBeNull();
  });
  it('goes to siblings, then along the row', () => {
    expect(walked('b', 'after', 'after')).toBe('f');
    expect(walked('c', 'after')).toBe('e');
    expect(walked('e', 'before')).toBe('c');
    expect(walked('f', 'after')).toBeNull();
  });
  it('begins at the first step', () => {
    expect(walked(null, 'child')).toBe('a');
    expect(walked('gone', 'after')).toBe('a');
    expect(walked('e', 'first')).toBe('a');
    expect(walked('a', 'last')).toBe('f');
  });
  it('mirrors left and right', () => {
    expect(towardOfKey('ArrowLeft', 'ltr')).toBe('before');
    expect(towardOfKey('ArrowLeft', 'rtl')).toBe('after');
    expect(towardOfKey('x', 'ltr')).toBeNull();
  });
});
