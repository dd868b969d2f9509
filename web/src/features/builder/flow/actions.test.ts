import type { Condition } from '@regimen/engine/condition.ts';
import { applyEdit, EditError } from '@regimen/engine/edit.ts';
import { EXAMPLES } from '@regimen/engine/examples/all.ts';
import { SUCCESS } from '@regimen/engine/examples/write.ts';
import { findNode, treeFaults } from '@regimen/engine/graph.ts';
import { parseProtocol } from '@regimen/engine/parse-protocol.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { drawing, drawn, node, protocol } from '@regimen/engine/testing/build.ts';
import { type Random, randomFrom } from '@regimen/engine/testing/random.ts';
import { describe, expect, it } from 'vitest';
import { edited, openedDraft, redone, undone } from '../draft/draft.ts';
import { PALETTE } from '../steps/new-step.ts';
import {
  addStep,
  changeStep,
  type Done,
  duplicateStep,
  moveBranch,
  pasteClip,
  removeStep,
  type Shift,
  type Spot,
  shiftStep,
  spotAfter,
} from './actions.ts';
import { type Clip, clipOf, clipText, readClip } from './clip.ts';

const after = (before: Protocol, done: Done | null): string =>
  done ? drawing(done.edits.reduce(applyEdit, before)) : 'cannot be done';
const fresh = () => {
  let made = 0;
  return () => `n${++made}`;
};

describe('deleting', () => {
  const older = { is: 'age', op: '>=', value: 60 } as const;
  const entryOf = (before: Protocol, removed: string, id: string) => {
    const now = removeStep(before, removed)?.edits.reduce(applyEdit, before) as Protocol;
    return findNode(now, id)?.data.nextStepCondition;
  };
  const line = (first: Condition, second: Condition) =>
    protocol([
      node('kpi', 'a', null),
      node('nudge', 'b', 'a', { nextStepCondition: first }),
      node('finish', 'c', 'b', { nextStepCondition: second }),
      node('fail', 'd', 'a'),
    ]);

  it('leaves what takes its place to those who came to it', () => {
    expect(entryOf(line(SUCCESS, { is: 'always' }), 'b', 'c')).toEqual(SUCCESS);
    expect(entryOf(line(SUCCESS, { is: 'failure' }), 'b', 'c')).toEqual(SUCCESS);
    expect(entryOf(line({ is: 'always' }, SUCCESS), 'b', 'c')).toEqual({ is: 'always' });
    expect(entryOf(line({ is: 'always' }, older), 'b', 'c')).toEqual(older);
    expect(entryOf(line(SUCCESS, older), 'b', 'c')).toEqual({ is: 'and', all: [SUCCESS, older] });
  });
});

describe('adding', () => {
  it('puts a step below another, or between two', () => {
    const before = drawn('a>b>c');
    expect(after(before, addStep(before, { below: 'c' }, 'nudge', 'N', fresh()))).toBe('a>b, b>c, c>n1');
    expect(after(before, addStep(before, { above: 'b' }, 'nudge', 'N', fresh()))).toBe('a>n1, n1>b, b>c');
    expect(after(before, addStep(before, { above: 'a' }, 'nudge', 'N', fresh()))).toBe('n1>a, a>b, b>c');
  });

  it('lets the step between two take over when the second is entered', () => {
    const before = protocol([
      node('nudge', 'a', null),
      node('nudge', 'b', 'a', { nextStepCondition: SUCCESS }),
    ]);
    const done = addStep(before, { above: 'b' }, 'nudge', 'N', fresh());
    const now = done?.edits.reduce(applyEdit, before) as Protocol;
    expect(findNode(now, 'n1')?.data.nextStepCondition).toEqual(SUCCESS);
    expect(findNode(now, 'b')?.data.nextStepCondition).toEqual({ is: 'always' });
  });

  it('puts a second branch before the one that takes every case', () => {
    const before = drawn('a>b');
    const done = addStep(before, { below: 'a' }, 'nudge', 'N', fresh());
    expect(after(before, done)).toBe('a>n1, a>b');
  });

  it('goes on along a line, and opens another branch at a fork', () => {
    const before = drawn('a>b, b>c, b>d');
    expect(spotAfter(before, 'a')).toEqual({ above: 'b' });
    expect(spotAfter(before, 'b')).toEqual({ below: 'b' });
    expect(spotAfter(before, 'd')).toEqual({ below: 'd' });
  });

  it('puts nothing after an end, and no end between two', () => {
    const before = protocol([node('nudge', 'a', null), node('finish', 'f', 'a')]);
    expect(addStep(before, { below: 'f' }, 'nudge', 'N', fresh())).toBeNull();
    expect(addStep(before, { above: 'f' }, 'fail', 'N', fresh())).toBeNull();
  });
});

describe('moving', () => {
  it('takes the branch along', () => {
    const before = drawn('a>b>c, a>d');
    expect(after(before, moveBranch(before, 'b', { below: 'd' }))).toBe('a>d, d>b, b>c');
    expect(after(before, moveBranch(before, 'd', { above: 'c' }))).toBe('a>b, b>d, d>c');
  });

  it('stands before the branch that takes every case, and takes what that one should not', () => {
    const before = drawn('a>b>c, a>d');
    const now = moveBranch(before, 'd', { below: 'b' })?.edits.reduce(applyEdit, before) as Protocol;
    expect(drawing(now)).toBe('a>b, b>d, b>c');
    expect(findNode(now, 'd')?.data.nextStepCondition).toEqual({ is: 'failure' });
  });

  it('refuses what makes no tree', () => {
    const before = drawn('a>b>c, a>d→b');
    for (const spot of [
      { below: 'c' },
      { below: 'b' },
      { below: 'a' },
      { above: 'c' },
      { above: 'a' },
      null,
    ] as Spot[])
      expect(moveBranch(before, 'b', spot)).toBeNull();
    expect(moveBranch(before, 'a', { below: 'd' })).toBeNull();
    expect(moveBranch(before, 'b', { below: 'd' }), 'nothing follows a jump').toBeNull();
    expect(moveBranch(before, 'd', { above: 'c' }), 'nothing follows a jump').toBeNull();
  });

  it('goes up, down, in and out', () => {
    const before = drawn('a>b>c, a>d, a>e');
    expect(after(before, shiftStep(before, 'd', 'up'))).toBe('a>d, a>b, b>c, a>e');
    expect(after(before, shiftStep(before, 'b', 'down'))).toBe('a>d, a>b, b>c, a>e');
    expect(after(before, shiftStep(before, 'd', 'in'))).toBe('a>b, b>c, b>d, a>e');
    expect(after(before, shiftStep(before, 'c', 'out'))).toBe('a>b, a>c, a>d, a>e');
    expect(shiftStep(before, 'b', 'up')).toBeNull();
    expect(shiftStep(before, 'b', 'out')).toBeNull();
  });

  it('changes places along a line', () => {
    const before = drawn('a>b>c>d, c>e');
    expect(after(before, shiftStep(before, 'c', 'up'))).toBe('a>c, c>b, b>d, b>e');
    expect(after(before, shiftStep(before, 'b', 'down'))).toBe('a>c, c>b, b>d, b>e');
    expect(shiftStep(before, 'c', 'down'), 'a fork').toBeNull();
    expect(shiftStep(before, 'b', 'up'), 'the first step stays').toBeNull();
    const ending = drawn('a>b>j→a');
    expect(shiftStep(ending, 'j', 'up'), 'nothing follows a jump').toBeNull();
  });
});

describe('copying', () => {
  it('carries a branch to another protocol as text', () => {
    const here = drawn('a>b>c, b>j→b, b>k→a');
    const clip = readClip(clipText(clipOf(here, 'b'))) as Clip;
    const there = drawn('x>y');
    expect(after(there, pasteClip(there, clip, { below: 'y' }, fresh()))).toBe(
      'x>y, y>n1, n1>n2, n1>n3→n1, n1>n4→∅',
    );
  });

  it('takes nothing that is no branch', () => {
    for (const text of ['', 'hello', '{}', '{"mark":"regimen/branch","documents":[{"format":1}]}'])
      expect(readClip(text)).toBeNull();
  });
});

describe('any order of doing things', () => {
  it('1,000 random sequences leave a tree that the engine takes', () => {
    for (let seed = 1; seed <= 1_000; seed++) {
      const random = randomFrom(seed);
      const newId = fresh();
      const beginning = random.chance(0.1) ? protocol([]) : random.pick(EXAMPLES);
      let state = openedDraft({ version: 1, document: beginning });
      let clip: Clip | null = null;
      for (let turn = 0; turn < 25; turn++) {
        const { document } = state;
        const kind = random.whole(1, 10);
        if (kind === 1) state = undone(state);
        else if (kind === 2) state = redone(state);
        else if (kind === 3 && document.nodes.length > 0)
          clip = readClip(clipText(clipOf(document, anyStep(random, document))));
        else {
          const done = anything(random, document, clip, newId);
          try {
            if (done) state = edited(state, done.edits, random.chance(0.3) ? 'typing' : null);
          } catch (error) {
            if (!(error instanceof EditError)) throw error;
          }
          if (done?.select && state.document !== document)
            expect(findNode(state.document, done.select), `seed ${seed}`).toBeDefined();
        }
        expect(treeFaults(state.document.nodes), `seed ${seed}`).toEqual([]);
      }
      const parsed = parseProtocol(JSON.parse(JSON.stringify(state.document)));
      expect(parsed.ok ? [] : parsed.faults, `seed ${seed}`).toEqual([]);
      while (state.undo.length > 0) state = undone(state);
      expect(state.document.nodes, `seed ${seed}`).toEqual(beginning.nodes);
    }
  }, 120_000);
});

const anyStep = (random: Random, { nodes }: Protocol): string =>
  random.chance(0.05) || nodes.length === 0 ? 'nobody' : random.pick(nodes).id;

function anything(random: Random, document: Protocol, clip: Clip | null, newId: () => string): Done | null {
  const one = anyStep(random, document);
  const other = anyStep(random, document);
  const spot: Spot = random.chance(0.1) ? null : random.chance(0.6) ? { below: other } : { above: other };
  switch (random.whole(0, 6)) {
    case 0:
      return removeStep(document, one);
    case 1:
      return moveBranch(document, one, spot);
    case 2:
      return shiftStep(document, one, random.pick<Shift>(['up', 'down', 'in', 'out']));
    case 3:
      return duplicateStep(document, one, newId);
    case 4:
      return clip && pasteClip(document, clip, spot, newId);
    case 5:
      return changeStep(document, one, random.chance(0.5) ? { name: newId() } : { description: undefined });
    default:
      return addStep(document, spot, random.pick(PALETTE), 'New', newId);
  }
}
