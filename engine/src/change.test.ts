import { describe, expect, it } from 'vitest';
import { applyChange, type Change, changeBetween, invertChange } from './change.ts';
import {
  applyEdit,
  type Edit,
  EditError,
  insertNode,
  moveNode,
  removeNode,
  setItem,
  updateNode,
} from './edit.ts';
import { branchOf, inTreeOrder, treeFaults } from './graph.ts';
import { merge, type Side, settle } from './merge.ts';
import type { Protocol } from './protocol.ts';
import { drawing, drawn, node } from './testing/build.ts';
import { type Random, randomFrom } from './testing/random.ts';

function randomEdit(random: Random, before: Protocol, fresh: () => string): Edit {
  const { id: nodeId } = random.pick(before.nodes);
  const kind =
    before.nodes.length > 40 ? 'removeNode' : random.pick(['insert', 'move', 'update', 'copy', 'removeNode']);
  if (kind === 'insert') {
    const step = random.chance(0.3)
      ? node('jump', fresh(), nodeId, { rules: { jumpRule: { target: random.pick(before.nodes).id } } })
      : node('kpi', fresh(), random.chance(0.05) ? null : nodeId);
    return { edit: 'insertNode', node: step, index: random.whole(0, 3) };
  }
  if (kind === 'move')
    return { edit: 'moveNode', nodeId, parentId: random.pick(before.nodes).id, index: random.whole(0, 3) };
  if (kind === 'update')
    return { edit: 'updateNode', nodeId, content: { type: 'wait', data: node('wait', fresh(), null).data } };
  if (kind === 'copy') {
    const ids = Object.fromEntries(branchOf(before, nodeId).map((step) => [step.id, fresh()]));
    return { edit: 'duplicateBranch', nodeId, ids };
  }
  return { edit: 'removeNode', nodeId };
}

describe('10,000 random edits', () => {
  it('[E11] [E12] [G1] [G2] always leave one tree, and every one can be undone and redone', () => {
    let made = 0;
    let id = 0;
    for (let seed = 1; made < 10_000; seed++) {
      const random = randomFrom(seed);
      let current = drawn('a>b>c, a>d');
      for (let step = 0; step < 60 && current.nodes.length > 0; step++) {
        const edit = randomEdit(random, current, () => `x${id++}`);
        let after: Protocol;
        try {
          after = applyEdit(current, edit);
        } catch (error) {
          if (error instanceof EditError) continue;
          throw error;
        }
        made++;
        if (treeFaults(after.nodes).length > 0) throw new Error(`seed ${seed}: not a tree`);
        if (inTreeOrder(after.nodes).some((one, index) => one !== after.nodes[index]))
          throw new Error('not in order');
        const change = JSON.parse(JSON.stringify(changeBetween(current, after)));
        expect(applyChange(current, change)).toEqual(after);
        expect(applyChange(after, invertChange(change))).toEqual(current);
        current = after;
      }
    }
    expect(made).toBeGreaterThanOrEqual(10_000);
  }, 60_000);
});

describe('merge', () => {
  const base = drawn('a>b>c, a>d');
  const merged = (mine: Protocol, theirs: Protocol) =>
    merge(base, changeBetween(base, mine), changeBetween(base, theirs));
  const renamed = (name: string, id = 'b') =>
    updateNode(base, id, { type: 'nudge', data: node('nudge', id, 'a', { name }).data });

  it('[E13] changes of different steps come together', () => {
    const both = merged(insertNode(renamed('Mine'), node('nudge', 'x', 'd')), removeNode(base, 'c'));
    expect(both.ok && drawing(both.protocol)).toBe('a>b, a>d, d>x');
    expect(both.ok && both.protocol.nodes[1]?.data.name).toBe('Mine');
  });

  it('[E13] the same change twice is one change; two answers to one question are shown', () => {
    expect(merged(renamed('Same'), renamed('Same')).ok).toBe(true);
    const clash = merged(renamed('Mine'), renamed('Theirs'));
    expect(!clash.ok && clash.clashes.map(({ part, id }) => `${part} ${id}`)).toEqual(['node b']);
    const item = (name: string) => ({ kind: 'agent', name, description: '', instructions: '' }) as const;
    expect(merged(setItem(base, 'i', item('Mine')), setItem(base, 'i', item('Theirs'))).ok).toBe(false);
  });

  //   mine: b goes, c moves up     theirs: x under b      x would hang on nothing
  it('[E13] a step put under one that was deleted is shown, not lost', () => {
    const clash = merged(removeNode(base, 'd'), insertNode(base, node('nudge', 'x', 'd')));
    expect(!clash.ok && clash.clashes.map(({ id }) => id)).toEqual(['x']);
  });

  //   mine: b under d     theirs: d under b      a ─ ?   neither hangs on the tree
  it('[E13] two moves that make a circle are shown', () => {
    const clash = merged(moveNode(base, 'b', 'd'), moveNode(base, 'd', 'b'));
    expect(!clash.ok && clash.clashes.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  });
});

describe('settle', () => {
  const base = drawn('a>b>c, a>d');
  const change = (after: Protocol) => changeBetween(base, after);
  const renamed = (from: Protocol, name: string, id = 'b') =>
    updateNode(from, id, { type: 'nudge', data: node('nudge', id, 'a', { name }).data });

  it('[E16] the chosen side counts, and what does not clash comes from both', () => {
    const mine = change(insertNode(renamed(base, 'Mine'), node('nudge', 'x', 'd')));
    const theirs = change(removeNode(renamed(base, 'Theirs'), 'c'));
    const settled = (side: Side) => settle(base, mine, theirs, () => side);
    expect(drawing(settled('mine'))).toBe('a>b, a>d, d>x');
    expect(settled('mine').nodes[1]?.data.name).toBe('Mine');
    expect(settled('theirs').nodes[1]?.data.name).toBe('Theirs');
    expect(drawing(settled('theirs'))).toBe('a>b, a>d, d>x');
  });

  it('[E16] so it does where no step is among what clashes', () => {
    const [mine, theirs] = ['Mine', 'Theirs'].map((name) => change({ ...base, name })) as [Change, Change];
    expect(settle(base, mine, theirs, () => 'mine').name).toBe('Mine');
    expect(settle(base, mine, theirs, () => 'theirs').name).toBe('Theirs');
  });

  it('[E16] a chosen step brings back the one it hangs on', () => {
    const [mine, theirs] = [change(insertNode(base, node('nudge', 'x', 'd'))), change(removeNode(base, 'd'))];
    expect(drawing(settle(base, mine, theirs, () => 'mine'))).toBe('a>b, b>c, a>d, d>x');
    expect(drawing(settle(base, mine, theirs, () => 'theirs'))).toBe('a>b, b>c');
  });

  //   theirs: d goes with all that is below     mine: x deep in it, and y elsewhere
  it('[E16] the whole way to a chosen step comes back, and nothing else of the chooser is lost', () => {
    const deep = drawn('a>b, a>c>d>e, c>f');
    const mine = insertNode(insertNode(deep, node('nudge', 'x', 'e')), node('nudge', 'y', 'b'));
    const theirs = removeNode(deep, 'c');
    const settled = (side: Side) =>
      settle(deep, changeBetween(deep, mine), changeBetween(deep, theirs), () => side);
    expect(drawing(settled('mine'))).toBe('a>b, b>y, a>c, c>d, d>e, e>x');
    expect(drawing(settled('theirs'))).toBe('a>b, b>y');
  });

  it('[E16] whatever is edited and however it is chosen, one tree comes out', () => {
    let id = 0;
    let clashed = 0;
    for (let seed = 1; seed <= 2_000; seed++) {
      const random = randomFrom(seed);
      const start = drawn('a>b>c, a>d>e, d>f, a>g');
      const side = () => {
        let current = start;
        for (let step = 0; step < 6 && current.nodes.length > 0; step++) {
          try {
            current = applyEdit(
              current,
              randomEdit(random, current, () => `x${id++}`),
            );
          } catch (error) {
            if (!(error instanceof EditError)) throw error;
          }
        }
        return changeBetween(start, current);
      };
      const [mine, theirs] = [side(), side()];
      const after = settle(start, mine, theirs, () => {
        clashed++;
        return random.chance(0.5) ? 'mine' : 'theirs';
      });
      if (treeFaults(after.nodes).length > 0) throw new Error(`seed ${seed}: not a tree`);
      const allMine = settle(start, mine, theirs, () => 'mine');
      const there = new Set(allMine.nodes.map((step) => step.id));
      const lost = mine.nodes.filter(({ id: step, after: wanted }) => wanted !== null && !there.has(step));
      if (lost.length > 0) throw new Error(`seed ${seed}: ${lost.map(({ id: step }) => step)} lost`);
    }
    expect(clashed).toBeGreaterThan(500);
  });
});
