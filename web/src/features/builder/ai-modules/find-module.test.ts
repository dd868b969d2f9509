import type { Protocol } from '@regimen/engine/protocol.ts';
import { describe, expect, it } from 'vitest';
import { addBranchPath, branchPath, moduleInBranchPath, placeOf, wordOf } from './addresses.ts';
import { branchesAbove, foundAt, modulesInBranch, stepsInBranch } from './find-module.ts';

const step = (id: string, parentId: string | null, more: object = {}) => ({
  id,
  type: 'nudge',
  parentId,
  data: { name: id, target: 'follower', nextStepCondition: { is: 'always' }, rules: {}, ...more },
});
const chooses = (id: string, parentId: string | null, branches: object[], more: object = {}) => ({
  ...step(id, parentId, { settings: { prompt: '?', branches, fallback: 'a', review: false }, ...more }),
  type: 'ai',
});
const inBranch = (value: string) => ({ nextStepCondition: { is: 'branch', op: '=', value } });
const inner = [
  {
    id: 'b',
    name: 'B',
    branches: [
      { id: 'c', name: 'C' },
      { id: 'd', name: 'D' },
    ],
  },
];

// first ─ [a] rest
//       └ [d] move ─ second ─ …
const protocol = {
  nodes: [
    chooses('first', null, [{ id: 'a', name: 'A' }, ...inner]),
    step('rest', 'first', inBranch('a')),
    step('move', 'first', inBranch('d')),
    chooses('second', 'move', [
      { id: 'a', name: 'A' },
      { id: 'x', name: 'X' },
      { id: 'y', name: 'Y' },
    ]),
  ],
  modules: [],
  items: {},
} as unknown as Protocol;

describe('where branches are', () => {
  it('reads the numbers of an address, and writes them', () => {
    expect(placeOf('0.2')).toEqual([0, 2]);
    expect(placeOf('main')).toEqual([]);
    for (const wrong of ['', '0.', 'a', '-1', '0..1', '0.1.2.3.4.5.6', '100'])
      expect(placeOf(wrong)).toBeNull();
    expect(wordOf([0, 2])).toBe('0.2');
    expect(branchPath('p', 'first', [0, 2])).toBe('/protocol-builder/p/ai-module/branch/0.2?step=first');
    expect(branchPath('p', 'first', [])).toBe('/protocol-builder/p/ai-module/main/first');
    expect(moduleInBranchPath('p', 'first', [1], 'second')).toBe(
      '/protocol-builder/p/ai-module/branch/1/second?step=first',
    );
    expect(addBranchPath('p', 'first', [], 2)).toBe(
      '/protocol-builder/p/ai-module/branch/main/add/2?step=first',
    );
  });

  it('means the module it names, else the first that has such a branch', () => {
    expect(foundAt(protocol, '1.1', 'first')?.branch?.id).toBe('d');
    expect(foundAt(protocol, '1.1', null)?.step.id).toBe('first');
    expect(foundAt(protocol, '2', null)?.step.id).toBe('second');
    expect(foundAt(protocol, '2', 'first')).toBeUndefined();
    expect(foundAt(protocol, '0', 'rest')).toBeUndefined();
    expect(foundAt(protocol, '7', null)).toBeUndefined();
  });

  it('knows which steps and modules come in a branch, also through one that lies in it', () => {
    const { step: first } = foundAt(protocol, 'main', 'first') ?? {};
    if (!first) throw new Error('It is there.');
    const [a, b] = first.data.settings.branches;
    if (!a || !b) throw new Error('Both are there.');
    expect(stepsInBranch(protocol, first, a).map(({ id }) => id)).toEqual(['rest']);
    expect(modulesInBranch(protocol, first, a)).toEqual([]);
    expect(stepsInBranch(protocol, first, b).map(({ id }) => id)).toEqual(['move']);
    expect(modulesInBranch(protocol, first, b).map(({ id }) => id)).toEqual(['second']);
    expect(branchesAbove(first, [1, 1]).map(({ branch }) => branch.id)).toEqual(['b', 'd']);
  });
});
