import type { FoundItem } from '@regimen/contract/items.ts';
import { activity } from '@regimen/engine/examples/item-kinds.ts';
import { drawn } from '@regimen/engine/testing/build.ts';
import { expect, it } from 'vitest';
import { offerGroups } from './picker-groups.ts';

const walk = activity('Walk', 15, 'Once around the block.');
const start = drawn('a>b');
const protocol = {
  ...start,
  nodes: start.nodes.map((node) =>
    node.id === 'b' ? { ...node, data: { ...node.data, name: 'Go out', selectedItem: 'one' } } : node,
  ) as typeof start.nodes,
  items: { one: walk, two: walk, run: { ...walk, name: 'Run' } },
};
const found = (id: string, name: string, changedAt: string | null): FoundItem => ({
  id,
  name,
  title: name,
  user_item: changedAt !== null,
  item_photo: null,
  changedAt,
});
const apartOf = (...others: FoundItem[]) =>
  Object.fromEntries(
    offerGroups(protocol, 'activity', '', others, 'en').flatMap(({ offers }) =>
      offers.map(({ id, apart }) => [id, apart]),
    ),
  );

it('says of items with the same name what tells them apart, and of others nothing', () => {
  const changedAt = '2026-03-02T08:00:00.000Z';
  expect(apartOf(found('mine', 'walk ', changedAt), found('library', 'Swim', null))).toEqual({
    one: { usedBy: ['Go out'] },
    two: { usedBy: [] },
    run: undefined,
    mine: { changedAt },
    library: undefined,
  });
});

it('calls a built-in item by its name, and says below what it is', () => {
  const phq = { ...found('phq-9', '9 questions about mood over the last 2 weeks.', null), title: 'PHQ-9' };
  const groups = offerGroups(start, 'assessment', 'phq', [phq], 'en');
  expect(groups).toEqual([
    {
      group: 'builtIn',
      offers: [
        { id: 'phq-9', name: 'PHQ-9', photo: null, about: '9 questions about mood over the last 2 weeks.' },
      ],
    },
  ]);
});
