import { describe, expect, it } from 'vitest';
import { EditError } from './edit-error.ts';
import { branchOf, childrenOf, findNode, treeFaults } from './graph.ts';
import { removeNode, whatGoes } from './remove-node.ts';
import { drawing, drawn, node, protocol } from './testing/build.ts';
import { randomFrom } from './testing/random.ts';
import { randomProtocol } from './testing/random-tree.ts';

const without = (before: string, nodeId: string): string => drawing(removeNode(drawn(before), nodeId));

describe('the five examples', () => {
  it('[E5] 1. the last of a chain just goes', () => expect(without('a>b>c>d', 'd')).toBe('a>b, b>c'));

  it('[E5] 2. an only child takes the place', () => expect(without('a>b>c>d', 'b')).toBe('a>c, c>d'));

  //   a ─┬─ b ─┬─ c            a ─ y
  //      │     └─ d ─ e    →
  //      ├─ z→b
  //      └─ y
  it('[E4] 3. with two children the branch goes, and the jump at it', () =>
    expect(without('a>b, a>z→b, a>y, b>c, b>d>e', 'b')).toBe('a>y'));

  //   a ─┬─ b ─┬─ c            a ─ y
  //      │     └─ d        →
  //      ├─ j→c ─ k                      j points at c, which goes; k hangs below j
  //      └─ y
  it('[E4] 4. a jump into the branch goes with what hangs below it', () =>
    expect(without('a>b, a>j→c, j>k, a>y, b>c, b>d', 'b')).toBe('a>y'));

  it('[E6] 5. a jump at the step follows the child that moved up', () =>
    expect(without('a>b>c, a>z→b', 'b')).toBe('a>c, a>z→c'));
});

describe('further cases', () => {
  it('[E4] goes on until nothing more is reached', () => {
    // b goes; j→c goes; k below j goes; l→k goes; m below l goes.
    expect(without('a>b>c, b>d, a>j→c, j>k, a>l→k, l>m, a>y', 'b')).toBe('a>y');
  });

  it('[E6] a jump at a step without children is left without target', () =>
    expect(without('a>b, a>z→b', 'b')).toBe('a>z→∅'));

  it('[E6] a jump that moves up and pointed at its parent does not point at itself', () =>
    expect(without('a>b>z→b', 'b')).toBe('a>z→∅'));

  it('[E7] deleting the root with one child makes the child the root', () => {
    expect(without('a>b>c', 'a')).toBe('b>c');
    expect(removeNode(drawn('a>b, a>c'), 'a').nodes).toEqual([]);
    expect(removeNode(drawn('a'), 'a').nodes).toEqual([]);
  });

  it('[E5] the child keeps the place among the siblings', () =>
    expect(without('a>b>c, a>d', 'b')).toBe('a>c, a>d'));

  it('[E8] any other step stays and loses only the rule that points at what went', () => {
    const before = protocol([
      node('nudge', 'a', null),
      node('kpi', 'k', 'a', { rules: { jumpRule: { target: 'b', targetSuccess: 'd' } } }),
      node('nudge', 'b', 'k'),
      node('nudge', 'd', 'a'),
    ]);
    expect(findNode(removeNode(before, 'b'), 'k')?.data.rules).toEqual({ jumpRule: { targetSuccess: 'd' } });
    expect(whatGoes(before, 'b').loses).toEqual([{ node: 'k', rule: 'target' }]);
    expect(findNode(removeNode(removeNode(before, 'b'), 'd'), 'k')?.data.rules).toEqual({});
  });

  it('[E4] the preview names exactly what goes, moves and changes', () => {
    expect(whatGoes(drawn('a>b>c, a>z→b'), 'b')).toEqual({
      removed: ['b'],
      movesUp: 'c',
      redirected: ['z'],
      loses: [],
    });
    expect(whatGoes(drawn('a>b, a>j→c, j>k, b>c, b>d'), 'b').removed).toEqual(['b', 'c', 'd', 'j', 'k']);
    expect(() => whatGoes(drawn('a>b'), 'x')).toThrow(EditError);
  });
});

it('[E4] [E5] [E6] [E8] hold on random trees', () => {
  for (let seed = 0; seed < 2_000; seed++) {
    const random = randomFrom(seed);
    const before = randomProtocol(random, random.whole(1, 14));
    const { id, parentId } = random.pick(before.nodes);
    const after = removeNode(before, id);
    const kept = new Set(after.nodes.map((step) => step.id));
    const children = childrenOf(before, id);
    expect(treeFaults(after.nodes)).toEqual([]);
    if (children.length < 2) {
      expect(after.nodes.length).toBe(before.nodes.length - 1);
      for (const child of children) expect(findNode(after, child.id)?.parentId).toBe(parentId);
    } else for (const below of branchOf(before, id)) expect(kept.has(below.id)).toBe(false);
    for (const step of after.nodes)
      for (const target of Object.values(step.data.rules.jumpRule ?? {})) expect(kept.has(target)).toBe(true);
    // Only jumps and what hangs below them may go along with the branch.
    for (const step of before.nodes)
      if (!kept.has(step.id)) {
        const ancestors = before.nodes.filter((up) =>
          branchOf(before, up.id).some((down) => down.id === step.id),
        );
        expect(ancestors.some((up) => up.id === id || up.type === 'jump')).toBe(true);
      }
  }
}, 60_000);
