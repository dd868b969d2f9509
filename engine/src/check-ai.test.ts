import { describe, expect, it } from 'vitest';
import type { Condition } from './condition.ts';
import type { AiBranch, AiFact, AiSettings, FlowNode, Protocol } from './protocol.ts';
import { node, protocol } from './testing/build.ts';
import { ITEMS } from './testing/items.ts';
import { otherProblems as check } from './testing/other-problems.ts';

const of = (...nodes: FlowNode[]) => protocol(nodes, ITEMS);
const codes = (one: Protocol): string[] => check(one).map((problem) => problem.id);
const finish = (id: string, parentId: string, nextStepCondition: Condition = { is: 'always' }) =>
  node('finish', id, parentId, { nextStepCondition });

const choice: AiSettings = {
  prompt: 'Choose',
  branches: [
    { id: 'a', name: 'Rest', examples: ['Tired'] },
    { id: 'b', name: 'Move', examples: ['Fresh'] },
  ],
  fallback: 'a',
  review: false,
};

describe('AI modules', () => {
  it('[C8] a fact that an AI module should look at and nobody has', () => {
    const facts: AiFact[] = [
      { is: 'kpi', kpi: 'pulse' },
      { is: 'kpi', kpi: 'mood' },
      { is: 'answers', item: 'gone' },
      { is: 'days' },
    ];
    const looking = of(node('ai', 'ai', null, { settings: { ...choice, facts } }), finish('f', 'ai'));
    expect(codes(looking)).toEqual(['missing-item:ai:fact-mood', 'missing-item:ai:fact-gone']);
  });

  it('[C50] branches of an AI module that an answer cannot tell apart', () => {
    const [a, b] = choice.branches as [AiBranch, AiBranch];
    const twice = (other: Partial<AiBranch>) => {
      const branches = [a, { ...b, ...other }];
      return codes(of(node('ai', 'ai', null, { settings: { ...choice, branches } }), finish('f', 'ai')));
    };
    expect(twice({})).toEqual([]);
    expect(twice({ name: ' rest.' })).toEqual(['branch-twice:ai: rest.']);
    expect(twice({ name: 'A' })).toEqual(['branch-twice:ai:A']);
    expect(twice({ id: 'a' })).toEqual(['branch-twice:ai:Move']);
  });

  it('[C51] [C52] an AI module with one branch, and branches without examples', () => {
    const branches = [{ id: 'a', name: 'Rest' }];
    const single = of(node('ai', 'ai', null, { settings: { ...choice, branches } }), finish('f', 'ai'));
    expect(codes(single)).toEqual(['one-branch:ai', 'no-examples:ai']);
    expect(check(single).every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('[C1] every branch of an AI module is tried, and that of the fallback', () => {
    const onlyFor = (branch: string) =>
      of(
        node('ai', 'ai', null, { settings: choice }),
        finish('f', 'ai', { is: 'branch', op: '=', value: branch }),
      );
    expect(codes(onlyFor('a'))).toEqual(['open-case:ai']);
    const both = of(...onlyFor('a').nodes, finish('g', 'ai', { is: 'branch', op: '=', value: 'b' }));
    expect(codes(both)).toEqual([]);
    const third = finish('h', 'ai', { is: 'branch', op: '=', value: 'c' });
    expect(codes(of(...both.nodes, third))).toEqual(['contradiction:h']);
  });
});
