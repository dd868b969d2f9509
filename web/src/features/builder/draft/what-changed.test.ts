import type { Edit } from '@regimen/engine/edit.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { drawn, node } from '@regimen/engine/testing/build.ts';
import { describe, expect, it } from 'vitest';
import { edited, openedDraft, type Step, undone } from './draft.ts';
import { whatChanged, whereNow } from './what-changed.ts';

const start = drawn('a>b>c, a>d>e, a>f');

function after(...edits: Edit[]): { step: Step; document: Protocol; back: Protocol } {
  const state = edited(openedDraft({ version: 1, document: start }), edits);
  const step = state.undo.at(-1);
  if (!step) throw new Error('Nothing was changed.');
  return { step, document: state.document, back: undone(state).document };
}

const withData = (id: string, data: object): Edit => {
  const step = findNode(start, id);
  return {
    edit: 'updateNode',
    nodeId: id,
    content: { type: step?.type, data: { ...step?.data, ...data } } as never,
  };
};

describe('what a step of undo is about', () => {
  it.each<[string, Edit[], string, string[]]>([
    ['a step that came', [{ edit: 'insertNode', node: node('nudge', 'n', 'b') }], 'added', ['n']],
    [
      'a step that came between two others',
      [{ edit: 'insertNode', node: node('nudge', 'n', 'a'), takes: ['d'] }],
      'added',
      ['n'],
    ],
    [
      'a whole branch that came',
      [{ edit: 'duplicateBranch', nodeId: 'd', ids: { d: 'd2', e: 'e2' } }],
      'added',
      ['d2'],
    ],
    ['a branch that went', [{ edit: 'removeNode', nodeId: 'd' }], 'removed', ['d']],
    ['what changed places', [{ edit: 'moveNode', nodeId: 'b', parentId: 'a', index: 2 }], 'moved', ['b']],
    ['a branch elsewhere', [{ edit: 'moveNode', nodeId: 'd', parentId: 'c' }], 'moved', ['d']],
    ['a name', [withData('c', { name: 'Coffee' })], 'renamed', ['c']],
    ['what it says', [withData('c', { description: 'Drink it.' })], 'text', ['c']],
    [
      'an item, with its name',
      [withData('c', { selectedItem: 'i', selectedItemName: 'I', name: 'I' })],
      'item',
      ['c'],
    ],
    ['a deadline', [withData('c', { window: { lateAfterMinutes: 5 } })], 'deadline', ['c']],
    ['where it goes', [withData('c', { rules: { jumpRule: { target: 'f' } } })], 'nextStep', ['c']],
    ['several things', [withData('c', { description: 'Drink it.', target: 'system' })], 'settings', ['c']],
    [
      'several steps',
      [withData('c', { name: 'Coffee' }), withData('e', { name: 'Egg' })],
      'renamed',
      ['c', 'e'],
    ],
    ['the protocol', [{ edit: 'describe', name: 'Day', description: '' }], 'protocol', []],
  ])('knows %s', (_, edits, act, ids) => {
    expect(whatChanged(after(...edits).step)).toEqual({ act, ids });
  });

  it('looks at the step, or where it was', () => {
    const { step, back, document } = after({ edit: 'insertNode', node: node('nudge', 'n', 'b') });
    const { ids } = whatChanged(step);
    expect(whereNow(step.change, ids, document)).toEqual(['n']);
    expect(whereNow(step.change, ids, back)).toEqual(['b']);
  });
});
