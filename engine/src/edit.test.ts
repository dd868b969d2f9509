import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  duplicateBranch,
  EditError,
  insertNode,
  moveNode,
  setItem,
  setModule,
  updateNode,
} from './edit.ts';
import { findNode, inTreeOrder, treeFaults } from './graph.ts';
import { drawing, drawn, module, node } from './testing/build.ts';

const code = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof EditError) return error.code;
  }
  return 'nothing was thrown';
};

describe('insertNode', () => {
  it('[E1] puts a step last among its siblings, or where the index says', () => {
    const before = drawn('a>b, a>c');
    expect(drawing(insertNode(before, node('nudge', 'x', 'a')))).toBe('a>b, a>c, a>x');
    expect(drawing(insertNode(before, node('nudge', 'x', 'a'), { index: 1 }))).toBe('a>b, a>x, a>c');
  });

  //   a          a
  //   ├─ b   →   ├─ x ─ b
  //   └─ c       └─ c
  it('[E1] between two steps takes the lower one along, in its place', () => {
    expect(drawing(insertNode(drawn('a>b, a>c'), node('nudge', 'x', 'a'), { takes: ['b'] }))).toBe(
      'a>x, x>b, a>c',
    );
  });

  it('[E1] a new root takes the old one', () => {
    expect(drawing(insertNode(drawn('a>b'), node('nudge', 'x', null)))).toBe('x>a, a>b');
  });

  it('[E1] refuses a taken id, a missing parent and a stranger to take', () => {
    const before = drawn('a>b>c');
    expect(code(() => insertNode(before, node('nudge', 'b', 'a')))).toBe('id-taken');
    expect(code(() => insertNode(before, node('nudge', 'x', 'nowhere')))).toBe('no-such-parent');
    expect(code(() => insertNode(before, node('nudge', 'x', 'a'), { takes: ['c'] }))).toBe('not-a-sibling');
  });
});

describe('moveNode', () => {
  it('[E2] moves the whole branch', () => {
    expect(drawing(moveNode(drawn('a>b>c, a>d'), 'b', 'd'))).toBe('a>d, d>b, b>c');
    expect(drawing(moveNode(drawn('a>b, a>c, a>d'), 'd', 'a', 0))).toBe('a>d, a>b, a>c');
  });

  it('[E2] never below itself, and never the root', () => {
    const before = drawn('a>b>c');
    expect(code(() => moveNode(before, 'b', 'c'))).toBe('into-itself');
    expect(code(() => moveNode(before, 'b', 'b'))).toBe('into-itself');
    expect(code(() => moveNode(before, 'a', 'c'))).toBe('root-stays');
  });
});

describe('updateNode', () => {
  it('[E3] changes the content and leaves id, place and children', () => {
    const after = updateNode(drawn('a>b>c'), 'b', { type: 'finish', data: node('finish', 'b', 'a').data });
    expect(drawing(after)).toBe('a>b, b>c');
    expect(findNode(after, 'b')?.type).toBe('finish');
  });

  it('[E3] the same content gives the same protocol back', () => {
    const before = drawn('a>b');
    const same = structuredClone(findNode(before, 'b'));
    expect(same && updateNode(before, 'b', same)).toBe(before);
  });
});

describe('duplicateBranch', () => {
  //   a ─ b ─ c ─ j→b ─ …        the copy jumps at the copy, the way out stays
  it('[E10] jumps inside follow the copies, jumps out of the branch stay', () => {
    const after = duplicateBranch(drawn('a>b>j→b, b>k→a, a>y'), 'b', { b: 'b2', j: 'j2', k: 'k2' });
    expect(drawing(after)).toBe('a>b, b>j→b, b>k→a, a>b2, b2>j2→b2, b2>k2→a, a>y');
  });

  it('[E10] every step of the branch needs a free id', () => {
    expect(code(() => duplicateBranch(drawn('a>b>c'), 'b', { b: 'b2' }))).toBe('id-taken');
    expect(code(() => duplicateBranch(drawn('a>b>c'), 'b', { b: 'x', c: 'x' }))).toBe('id-taken');
    expect(code(() => duplicateBranch(drawn('a>b'), 'a', { a: 'x', b: 'y' }))).toBe('root-stays');
  });
});

describe('all edits', () => {
  it('[E9] steps that an edit does not touch stay the very same objects', () => {
    const before = drawn('a>b>c, a>d, a>e→b');
    const after = [
      insertNode(before, node('nudge', 'x', 'b')),
      moveNode(before, 'd', 'b'),
      updateNode(before, 'c', { type: 'fail', data: node('fail', 'c', 'b').data }),
      applyEdit(before, { edit: 'removeNode', nodeId: 'd' }),
    ];
    for (const { nodes } of after) {
      const kept = nodes.filter((step) => before.nodes.includes(step)).map((step) => step.id);
      expect(kept).toEqual(expect.arrayContaining(['a', 'b', 'e']));
    }
  });

  it('[E9] items and modules are set and taken out by id', () => {
    const item = { kind: 'agent', name: 'Guide', description: '', instructions: '' } as const;
    const reminder = module('m', { selected_module: 'nudge', selected_item: 'i' });
    const full = setModule(setItem(drawn('a>b'), 'i', item), 'm', reminder);
    expect(full.items).toEqual({ i: item });
    expect(setModule(full, 'm', { ...reminder, repeat: 3 }).modules).toEqual([{ ...reminder, repeat: 3 }]);
    expect(setModule(setItem(full, 'i', null), 'm', null)).toMatchObject({ items: {}, modules: [] });
  });
});

describe('the tree', () => {
  it('[G1] names every reason why a list of steps is not a tree', () => {
    const faults = (...nodes: Parameters<typeof treeFaults>[0]) =>
      treeFaults(nodes).map((f) => `${f.node} ${f.fault}`);
    expect(faults()).toEqual([]);
    expect(faults(...drawn('a>b>c, a>d').nodes)).toEqual([]);
    expect(faults(node('nudge', 'a', null), node('nudge', 'b', null))).toEqual(['b second-root']);
    expect(faults(node('nudge', 'a', null), node('nudge', 'b', 'x'))).toEqual(['b parent-missing']);
    expect(faults(node('nudge', 'a', null), node('nudge', 'a', null))).toContain('a same-id-twice');
    expect(faults(node('nudge', 'a', null), node('nudge', 'b', 'c'), node('nudge', 'c', 'b'))).toEqual([
      'b circle',
      'c circle',
    ]);
  });

  it('[G2] is kept depth first, siblings in the order they are asked', () => {
    const [a, b, c, d] = drawn('a>b>c, a>d').nodes;
    if (!a || !b || !c || !d) throw new Error('four steps were drawn');
    expect(inTreeOrder([d, c, b, a]).map((step) => step.id)).toEqual(['a', 'd', 'b', 'c']);
  });
});
