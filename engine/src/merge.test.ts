import { describe, expect, it } from 'vitest';
import { changeBetween } from './change.ts';
import { insertNode, moveNode, updateNode } from './edit.ts';
import { findNode } from './graph.ts';
import { merge } from './merge.ts';
import type { Protocol } from './protocol.ts';
import { drawing, drawn, node } from './testing/build.ts';

const base = drawn('a>b>c, a>d');
const renamed = (protocol: Protocol, id: string, name: string): Protocol => {
  const step = findNode(protocol, id);
  if (!step) throw new Error(`no step ${id}`);
  return updateNode(protocol, id, { ...step, data: { ...step.data, name } } as never);
};
const merged = (mine: Protocol, theirs: Protocol) =>
  merge(base, changeBetween(base, mine), changeBetween(base, theirs));

describe('one moves a step while the other rewrites it', () => {
  //   a ─ b ─ c       mine: a ─ x ─ b ─ c       theirs: b is called B
  it('[E13] both come along, whichever side is whose', () => {
    const between = insertNode(base, node('nudge', 'x', 'a'), { takes: ['b'] });
    for (const [mine, theirs] of [
      [between, renamed(base, 'b', 'B')],
      [renamed(base, 'b', 'B'), between],
    ] as const) {
      const result = merged(mine, theirs);
      expect(result.ok && drawing(result.protocol)).toBe('a>x, x>b, b>c, a>d');
      expect(result.ok && findNode(result.protocol, 'b')?.data.name).toBe('B');
    }
  });

  it('[E13] one may do both where the other does one the same way', () => {
    const both = renamed(moveNode(base, 'c', 'd'), 'c', 'C');
    const result = merged(both, moveNode(base, 'c', 'd'));
    expect(result.ok && findNode(result.protocol, 'c')?.data.name).toBe('C');
  });

  it('[E13] two places or two contents clash all the same', () => {
    expect(merged(moveNode(base, 'c', 'a'), moveNode(base, 'c', 'd')).ok).toBe(false);
    expect(merged(renamed(base, 'c', 'C'), renamed(base, 'c', 'D')).ok).toBe(false);
    expect(merged(renamed(moveNode(base, 'c', 'd'), 'c', 'C'), renamed(base, 'c', 'D')).ok).toBe(false);
  });
});
