import { check } from '@regimen/engine/check.ts';
import { applyEdit } from '@regimen/engine/edit.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { describe, expect, it } from 'vitest';
import * as actions from './actions.ts';
import { choosesItem } from './choose-item.ts';
import type { Clip } from './clip.ts';
import { stepWithoutOthers } from './eligibility.ts';

const adults = node('population', 'p', null, { settings: { who: { is: 'age', op: '>=', value: 18 } } });
const tell = (id: string, parentId: string | null, is: 'always' | 'success' = 'always') =>
  node('nudge', id, parentId, { selectedItem: 'hello', nextStepCondition: { is } });
const of = (...nodes: FlowNode[]): Protocol => protocol(nodes, ITEMS);
const now = (before: Protocol, done: actions.Done | null): Protocol => {
  if (!done) throw new Error('It cannot be done.');
  return done.edits.reduce(applyEdit, before);
};
const entry = (document: Protocol, id: string) => findNode(document, id)?.data.nextStepCondition.is;
const isOpen = (document: Protocol) => check(document).some(({ code }) => code === 'open-gate');
const newId = () => 'n';

describe('whatever one does around a population, it lets nobody through by default', () => {
  it('a step after it is for those who fit, the next for the others', () => {
    const one = now(of(adults), actions.addStep(of(adults), { below: 'p' }, 'nudge', 'N', newId));
    expect(entry(one, 'n')).toBe('success');
    const two = now(
      one,
      actions.addStep(one, { below: 'p' }, 'fail', 'X', () => 'x'),
    );
    expect(entry(two, 'x')).toBe('failure');
  });

  it('put before other steps, also as the first of all, it takes those who fit', () => {
    const before = of(tell('a', null), tell('b', 'a'), node('finish', 'f', 'b'));
    for (const above of ['a', 'b']) {
      const after = now(before, actions.addStep(before, { above }, 'population', 'Who', newId));
      expect(entry(after, above)).toBe('success');
    }
  });

  it('a branch that is moved below it, or takes it along, is for those who fit', () => {
    const before = of(tell('s', null), tell('a', 's'), { ...adults, parentId: 's' });
    expect(entry(now(before, actions.moveBranch(before, 'a', { below: 'p' })), 'a')).toBe('success');
    const line = of(tell('s', null), tell('a', 's'), node('finish', 'f', 'a'), { ...adults, parentId: 's' });
    expect(entry(now(line, actions.moveBranch(line, 'p', { above: 'f' })), 'f')).toBe('success');
  });

  it('a step that is moved in below it is for those who fit', () => {
    const before = of(tell('s', null), { ...adults, parentId: 's' }, tell('a', 's'));
    expect(entry(now(before, actions.shiftStep(before, 'a', 'in')), 'a')).toBe('success');
  });

  it('what is pasted below it is for those who fit', () => {
    const clip: Clip = { nodes: [tell('c', null)], items: {} } as unknown as Clip;
    expect(entry(now(of(adults), actions.pasteClip(of(adults), clip, { below: 'p' }, newId)), 'n')).toBe(
      'success',
    );
  });

  it('moved along its line it keeps its question, and leaves none behind', () => {
    const line = of(tell('s', null), { ...adults, parentId: 's' }, tell('a', 'p', 'success'), tell('b', 'a'));
    const down = now(line, actions.shiftStep(line, 'p', 'down'));
    expect([entry(down, 'a'), entry(down, 'p'), entry(down, 'b')]).toEqual(['always', 'always', 'success']);
    const up = now(down, actions.shiftStep(down, 'p', 'up'));
    expect([entry(up, 'p'), entry(up, 'a'), entry(up, 'b')]).toEqual(['always', 'success', 'always']);
  });

  it('with the step after it deleted, the next one is for those who fit; with the population deleted, for everybody', () => {
    const line = of(adults, tell('a', 'p', 'success'), tell('b', 'a'), node('finish', 'f', 'b'));
    expect(entry(now(line, actions.removeStep(line, 'a')), 'b')).toBe('success');
    expect(entry(now(line, actions.removeStep(line, 'p')), 'a')).toBe('always');
    const inner = of(tell('s', null), { ...adults, parentId: 's' }, tell('a', 'p', 'success'));
    expect(entry(now(inner, actions.removeStep(inner, 'p')), 'a')).toBe('always');
  });

  it('a copy of what follows opens nothing', () => {
    const line = of(adults, tell('a', 'p', 'success'), node('fail', 'x', 'p'), node('finish', 'f', 'a'));
    let made = 0;
    const sorted = of(...['p', 'a', 'f', 'x'].map((id) => findNode(line, id) as FlowNode));
    expect(
      isOpen(
        now(
          sorted,
          actions.duplicateStep(sorted, 'a', () => `n${++made}`),
        ),
      ),
    ).toBe(false);
  });
});

describe('those who do not fit', () => {
  it('are asked about at the population and behind it, until they have a branch', () => {
    const half = of(adults, tell('a', 'p', 'success'));
    expect(stepWithoutOthers(of(adults), 'p')).toBeNull();
    expect(stepWithoutOthers(half, 'p')?.id).toBe('p');
    expect(stepWithoutOthers(half, 'a')?.id).toBe('p');
    const words = { name: 'Not for them', settings: { message: 'Sorry' } };
    const closed = now(half, actions.endForOthers(half, 'p', words, newId));
    expect(findNode(closed, 'n')).toMatchObject({
      type: 'fail',
      data: { ...words, nextStepCondition: { is: 'failure' } },
    });
    expect(stepWithoutOthers(closed, 'p')).toBeNull();
    expect(check({ ...closed }).map(({ id }) => id)).not.toContain('open-case:p');
  });
});

describe('a step and the name of its item', () => {
  const items = { ...ITEMS, one: { ...PULSE, name: 'Pulse' }, two: { ...PULSE, name: 'Steps' } };
  const step = (name: string, more: object = {}) =>
    protocol([node('kpi', 'k', null, { name, ...more })], items);
  const named = (document: Protocol, id: 'one' | 'two') => choosesItem(document, 'k', id, items[id]).name;

  it('is taken from the item while the step has only its type’s', () => {
    expect(named(step('KPI'), 'one')).toBe('Pulse');
    expect(named(step('مؤشر'), 'one')).toBe('Pulse');
    expect(named(step('Pulse', { selectedItem: 'one', selectedItemName: 'Pulse' }), 'two')).toBe('Steps');
  });

  it('a name that somebody gave stays, and a nameless item gives none', () => {
    expect(named(step('In the morning', { selectedItem: 'one' }), 'two')).toBeUndefined();
    expect(choosesItem(step('KPI'), 'k', 'x', { ...PULSE, name: 'New KPI' }).name).toBeUndefined();
  });
});
