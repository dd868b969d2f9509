import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { item as readItem } from '../parse/item.ts';
import type { Faults } from '../parse/shape.ts';
import { itemsUsed } from '../rename-items.ts';
import { module, node, protocol } from '../testing/build.ts';
import { builtInItem, builtInItems, TOPICS } from './all.ts';

const items = builtInItems('en');
const all = Object.entries(items);
const ofKind = (kind: string) => all.filter(([, item]) => item.kind === kind).map(([, item]) => item);

describe.each(all)('%s', (id, item) => {
  it('[G3] [G6] [G8] is read without a fault, as it was written', () => {
    const faults: Faults = [];
    expect(readItem(JSON.parse(JSON.stringify(item)), id, faults)).toEqual(item);
    expect(faults).toEqual([]);
  });

  it('[G8] has an id of its kind, a name and one sentence that says what it is', () => {
    expect(id).toMatch(new RegExp(`^builtin-${item.kind}-[a-z0-9]+(-[a-z0-9]+)*$`));
    expect(id.length).toBeLessThanOrEqual(64);
    expect(item.name.length).toBeGreaterThan(1);
    expect(item.description.length).toBeGreaterThanOrEqual(20);
    expect(item.description.length).toBeLessThanOrEqual(140);
    expect(item.description).toMatch(/\.$/);
  });
});

it('[G8] no id stands twice, and no name twice within a kind', () => {
  expect(TOPICS.flatMap((topic) => Object.keys(topic))).toEqual(Object.keys(items));
  for (const kind of ['activity', 'order', 'nudge', 'challenge', 'assessment', 'kpi']) {
    const names = ofKind(kind).map((item) => item.name);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('[G8] there is a choice of every kind, order type, channel and question', () => {
  const enough = { activity: 16, order: 10, nudge: 12, challenge: 10, assessment: 12, kpi: 16 };
  for (const [kind, least] of Object.entries(enough))
    expect([kind, ofKind(kind).length >= least]).toEqual([kind, true]);
  const found = all.flatMap(([, item]) => {
    if (item.kind === 'order') return [item.orderType];
    if (item.kind === 'nudge') return [item.channel];
    if (item.kind === 'assessment' || item.kind === 'activity')
      return (item.questions ?? []).flatMap((question) => [
        question.kind,
        ...(question.when ? ['when'] : []),
        ...('faces' in question ? ['faces'] : []),
        ...('unit' in question ? ['unit'] : []),
      ]);
    return [];
  });
  expect([...new Set(found)].sort()).toEqual(
    [
      'confirmation',
      'purchase',
      'upload',
      'lab_result',
      'in-app',
      'email',
      'push',
      'single',
      'multiple',
      'scale',
      'slider',
      'number',
      'matrix',
      'yes_no',
      'text',
      'date',
      'file',
      'when',
      'faces',
      'unit',
    ].sort(),
  );
});

it('[C8] [C12] [G8] what built-in items name is built in, and all of them together are only too many', () => {
  const finish = node('finish', 'finish', null);
  const modules = all.flatMap(([id, item]) => {
    const selected_module = item.kind === 'activity' ? 'followup' : item.kind;
    if (selected_module === 'service' || selected_module === 'agent') return [];
    return [module(id, { selected_module, selected_item: id })];
  });
  const everything = protocol([finish], items, modules);
  expect(check(everything).map(({ code }) => code)).toEqual(['too-many-prompts']);
  expect([...itemsUsed(everything)].sort()).toEqual(Object.keys(items).sort());
});

it('[G8] one is found by its id, or not at all', () => {
  expect(builtInItem('builtin-activity-box-breathing', 'en')?.name).toBe('Box breathing');
  expect(builtInItem('constructor', 'en')).toBeUndefined();
});
