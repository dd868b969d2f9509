import { changeBetween } from '@regimen/engine/change.ts';
import { applyEdit, type Edit } from '@regimen/engine/edit.ts';
import { merge } from '@regimen/engine/merge.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { expect, it } from 'vitest';
import { clashView } from './sides.ts';

const base = protocol(
  [node('assessment', 'Ask', null, { selectedItem: 'mood' }), node('finish', 'Done', 'Ask')],
  ITEMS,
);
const named = (name: string): Edit => {
  const ask = base.nodes[0] as (typeof base.nodes)[0];
  return {
    edit: 'updateNode',
    nodeId: 'Ask',
    content: { ...ask, data: { ...ask.data, name } } as typeof ask,
  };
};
function views(own: Edit, other: Edit) {
  const [mine, theirs] = [applyEdit(base, own), applyEdit(base, other)];
  const merged = merge(base, changeBetween(base, mine), changeBetween(base, theirs));
  return merged.ok ? [] : merged.clashes.map((clash) => clashView(clash, { base, mine, theirs }, 'en'));
}

it('marks the parts in which the two sides differ, and no other', () => {
  const [view] = views(named('Ask twice'), named('Ask once'));
  expect([...(view?.differing ?? [])]).toEqual(['name']);
  expect(view).toMatchObject({ key: 'node:Ask', kind: 'Assessment' });
});

it('says that one side deleted what the other changed', () => {
  const [view] = views(named('Ask twice'), { edit: 'removeNode', nodeId: 'Ask' });
  expect(view?.sides).toMatchObject({ mine: { deed: 'changed' }, theirs: { deed: 'deleted', parts: [] } });
  expect(view?.name).toBe('Ask twice');
});

it('lays out what the protocol is called', () => {
  const [view] = views(
    { edit: 'describe', name: 'Sleep', description: '' },
    { edit: 'describe', name: 'Rest', description: '' },
  );
  expect(view?.sides.mine.parts.map(({ words }) => words)).toEqual(['Sleep', '']);
});
