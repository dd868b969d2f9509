import { describe, expect, it } from 'vitest';
import { duplicateBranch } from './edit.ts';
import { findNode } from './graph.ts';
import { renameSteps } from './rename-steps.ts';
import { drawing, drawn, node, protocol } from './testing/build.ts';
import { randomFrom } from './testing/random.ts';
import { randomProtocol } from './testing/random-tree.ts';

const twice = (name?: string) =>
  ({ is: 'attempts', op: '<', value: 2, ...(name && { node: name }) }) as const;

describe('renameSteps', () => {
  it('[E17] changes ids, parents and jumps; what is not named stays', () => {
    const { nodes } = drawn('a>b>j→b, a>k→a');
    expect(drawing(protocol(renameSteps(nodes, { b: 'x', j: 'y' })))).toBe('a>x, x>y→x, a>k→a');
  });

  it('[E17] changes the steps that conditions name', () => {
    const branches = [
      { id: 'one', name: 'One', when: twice('b'), branches: [{ id: 'in', name: 'In', when: twice('a') }] },
    ];
    const steps = [
      node('population', 'a', null, { settings: { who: { is: 'or', any: [twice('b'), twice()] } } }),
      node('nudge', 'b', 'a', { nextStepCondition: { is: 'and', all: [twice('b'), { is: 'success' }] } }),
      node('ai', 'c', 'b', { settings: { prompt: '?', branches, fallback: 'one', review: false } }),
    ];
    const [a, b, c] = renameSteps(steps, { b: 'x' });
    expect(a?.data.settings).toEqual({ who: { is: 'or', any: [twice('x'), twice()] } });
    expect(b?.data.nextStepCondition).toEqual({ is: 'and', all: [twice('x'), { is: 'success' }] });
    expect(JSON.stringify(c)).toBe(
      JSON.stringify(
        node('ai', 'c', 'x', {
          settings: {
            prompt: '?',
            branches: [{ ...branches[0], when: twice('x') }],
            fallback: 'one',
            review: false,
          } as never,
        }),
      ),
    );
  });

  it('[E17] renamed back it is the same', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { nodes } = randomProtocol(randomFrom(seed), 12);
      const there = Object.fromEntries(nodes.map(({ id }) => [id, `${id}-copy`]));
      const back = Object.fromEntries(nodes.map(({ id }) => [`${id}-copy`, id]));
      expect(renameSteps(renameSteps(nodes, there), back)).toEqual(nodes);
    }
  });

  it('[E10] [E17] conditions inside a copied branch ask for the copies', () => {
    const before = protocol([
      node('nudge', 'a', null),
      node('nudge', 'b', 'a'),
      node('nudge', 'c', 'b', { nextStepCondition: twice('b') }),
    ]);
    const after = duplicateBranch(before, 'b', { b: 'b2', c: 'c2' });
    expect(findNode(after, 'c2')?.data.nextStepCondition).toEqual(twice('b2'));
    expect(findNode(after, 'c')?.data.nextStepCondition).toEqual(twice('b'));
  });
});
