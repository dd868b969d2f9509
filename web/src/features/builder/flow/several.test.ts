import { applyEdit } from '@regimen/engine/edit.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { drawing, drawn, node } from '@regimen/engine/testing/build.ts';
import { describe, expect, it } from 'vitest';
import type { Done } from './actions.ts';
import { branchTops } from './branch-tops.ts';
import { blockedAt, joinChoices, joinSteps } from './joining.ts';
import { duplicateSteps, moveSteps, removeSteps, whatGoesWith } from './several.ts';

const after = (protocol: Protocol, done: Done | null): string =>
  done ? drawing(done.edits.reduce(applyEdit, protocol)) : 'refused';
const ids = (words: string) => new Set(words.split(' '));
const newIds = () => {
  let made = 0;
  return () => `n${++made}`;
};

describe('several steps', () => {
  it('are the branches that hold them', () => {
    expect(branchTops(drawn('a>b>c, a>d>e'), ids('c b e'))).toEqual(['b', 'e']);
  });

  it('go together, in one step, with all that goes along', () => {
    const protocol = drawn('a>b>c, a>d>e, d>f, a>g→e');
    expect(whatGoesWith(protocol, ['c', 'd']).removed).toEqual(['c', 'd', 'e', 'f', 'g']);
    expect(after(protocol, removeSteps(protocol, ['c', 'd']))).toBe('a>b');
  });

  it('are told apart from what one of them takes along already', () => {
    const protocol = drawn('a>b>c, b>d, a>e');
    expect(after(protocol, removeSteps(protocol, ['b', 'c']))).toBe('a>e');
  });

  it('move below another step one behind the other, and not into themselves', () => {
    const protocol = drawn('a>b>c, a>d, a>e');
    expect(after(protocol, moveSteps(protocol, ids('c d'), { below: 'e' }))).toMatch(/e>c/);
    expect(after(protocol, moveSteps(protocol, ids('c d'), { below: 'e' }))).toMatch(/e>d/);
    expect(after(protocol, moveSteps(protocol, ids('b d'), { below: 'c' }))).toBe('refused');
    expect(after(protocol, moveSteps(protocol, ids('c d'), { above: 'e' }))).toBe('refused');
  });

  it('are duplicated branch by branch', () => {
    const protocol = drawn('a>b>c, a>d');
    expect(after(protocol, duplicateSteps(protocol, ids('b c d'), newIds())).match(/n\d/g)).toContain('n3');
  });
});

describe('a line from one step to another', () => {
  const ruleAfter = (protocol: Protocol, done: Done | null, id: string) =>
    done?.edits.reduce(applyEdit, protocol).nodes.find((step) => step.id === id)?.data.rules.jumpRule;

  it('is followed after the outcome that was chosen, and leaves the other as it is', () => {
    const nodes = [node('kpi', 'a', null), node('kpi', 'b', 'a'), node('kpi', 'c', 'a')];
    const protocol = { ...drawn('a'), nodes };
    const joined = joinSteps(protocol, 'b', 'c', 'success');
    expect(ruleAfter(protocol, joined, 'b')).toEqual({ targetSuccess: 'c' });
    const now = (joined as Done).edits.reduce(applyEdit, protocol);
    expect(ruleAfter(now, joinSteps(now, 'b', 'a', 'failure'), 'b')).toEqual({
      targetSuccess: 'c',
      target: 'a',
    });
    expect(ruleAfter(protocol, joinSteps(protocol, 'b', 'c', 'either'), 'b')).toEqual({
      targetSuccess: 'c',
      target: 'c',
    });
  });

  it('gives a jump its one target, and never leads to itself', () => {
    const protocol = drawn('a>b→a, a>c');
    expect(joinChoices(protocol.nodes.find(({ id }) => id === 'b'))).toEqual(['either']);
    expect(ruleAfter(protocol, joinSteps(protocol, 'b', 'c', 'either'), 'b')).toEqual({ target: 'c' });
    expect(joinSteps(protocol, 'c', 'c', 'either')).toBeNull();
  });

  it('says why nothing can come after a step that goes elsewhere', () => {
    const protocol = drawn('a>b→a, a>c');
    expect(blockedAt(protocol, { below: 'b' })).toEqual({ nodeId: 'b', because: 'jumps' });
    const joined = (joinSteps(protocol, 'c', 'a', 'either') as Done).edits.reduce(applyEdit, protocol);
    expect(blockedAt(joined, { below: 'c' })).toEqual({ nodeId: 'c', because: 'leaves' });
    expect(blockedAt(protocol, { below: 'c' })).toBeNull();
  });
});
