import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { EXAMPLES } from './examples/all.ts';
import type { Protocol } from './protocol.ts';
import { itemsUsed, renameItems } from './rename-items.ts';
import { module, node, protocol } from './testing/build.ts';
import { ACTIVITY, ITEMS, MOOD, PULSE } from './testing/items.ts';

const named = EXAMPLES.map((example) => [example.name, example] as const);
const freshIds = ({ items }: Protocol): Record<string, string> =>
  Object.fromEntries(Object.keys(items).map((id, index) => [id, `fresh-${index}-x`]));
const turned = (ids: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(ids).map(([old, fresh]) => [fresh, old]));
const without = (example: Protocol, id: string): Protocol => {
  const { [id]: _gone, ...items } = example.items;
  return { ...example, items };
};

describe.each(named)('%s', (_name, example) => {
  const ids = freshIds(example);
  const back = turned(ids);
  const inOldWords = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll(/fresh-\d+-x/g, (fresh) => back[fresh] ?? fresh));

  it('[E14] renamed and renamed back is the same document, byte for byte', () => {
    const renamed = renameItems(example, ids);
    expect(JSON.stringify(renameItems(renamed, back))).toBe(JSON.stringify(example));
    expect(Object.keys(renamed.items)).toEqual(Object.values(ids));
  });

  it('[E14] renamed it has the same problems, whichever item is missing', () => {
    expect(check(renameItems(example, ids))).toEqual([]);
    for (const id of Object.keys(example.items)) {
      const broken = without(example, id);
      expect(inOldWords(check(renameItems(broken, ids)))).toEqual(check(broken));
    }
  });

  it('[E15] uses only items that it has, before and after renaming', () => {
    const used = itemsUsed(example);
    expect(Object.keys(example.items)).toEqual(expect.arrayContaining([...used]));
    const renamed = [...itemsUsed(renameItems(example, ids))];
    expect(renamed).toEqual([...used].map((id) => ids[id]));
  });
});

const asks = { is: 'answer', item: 'sheet', question: 'q1', op: '=', value: 'p0' } as const;
const everywhere = (): Protocol =>
  protocol(
    [
      node('population', 'who', null, {
        settings: { who: { is: 'and', all: [{ is: 'kpi', kpi: 'in-who', op: '>', value: 1 }] } },
      }),
      node('wait', 'wait', 'who', { settings: { kind: 'event', on: 'answers', item: 'in-wait' } }),
      node('ai', 'ai', 'wait', {
        selectedItem: 'in-step',
        nextStepCondition: { is: 'or', any: [{ is: 'score', item: 'in-next', op: '>', value: 1 }] },
        settings: {
          prompt: 'Choose.',
          branches: [
            {
              id: 'a',
              name: 'A',
              branches: [
                { id: 'b', name: 'B', when: { is: 'band', item: 'in-branch', op: '=', value: 'low' } },
              ],
            },
          ],
          fallback: 'b',
          review: false,
        },
      }),
    ],
    {
      'in-step': {
        ...ACTIVITY,
        alert: asks,
        questions: [{ id: 'q', kind: 'text', text: 'Why?', when: { ...asks, item: 'in-question' } }],
      },
      sheet: { ...MOOD, alert: { is: 'kpi', kpi: 'in-alert', op: '>', value: 1 } },
      'in-module': {
        kind: 'order',
        name: 'Lab',
        description: '',
        orderType: 'lab_result',
        resultKpi: 'in-order',
      },
      'in-order': {
        ...PULSE,
        formula: {
          is: 'div',
          of: [
            { is: 'kpi', kpi: 'in-formula' },
            { is: 'number', value: 2 },
          ],
        },
        alert: { is: 'kpi', kpi: 'in-order', op: '>', value: 1 },
      },
      nobody: { ...PULSE, alert: { is: 'kpi', kpi: 'by-nobody', op: '>', value: 1 } },
    },
    [module('m', { selected_module: 'order', selected_item: 'in-module' })],
  );
const SPOKEN_OF = [
  'in-alert',
  'in-branch',
  'in-formula',
  'in-module',
  'in-next',
  'in-order',
  'in-question',
  'in-step',
  'in-wait',
  'in-who',
  'sheet',
];

it('[E15] steps, modules and conditions use items, and used items use others; unused ones do not', () => {
  expect([...itemsUsed(everywhere())].sort()).toEqual(SPOKEN_OF);
  expect(
    itemsUsed(protocol([], ITEMS, [module('m', { selected_module: 'kpi', selected_item: '' })])),
  ).toEqual(new Set());
});

it('[E14] an id is changed in every place where it can stand', () => {
  const ids = Object.fromEntries([...SPOKEN_OF, 'by-nobody', 'nobody'].map((id) => [id, `new-${id}`]));
  const before = JSON.stringify(everywhere());
  const expected = before.replaceAll(
    /"(in-\w+|sheet|by-nobody|nobody)"/g,
    (_all, id: string) => `"${ids[id]}"`,
  );
  expect(JSON.stringify(renameItems(everywhere(), ids))).toBe(expected);
});

it('[E9] [E14] what names no renamed item stays the very same object', () => {
  const before = everywhere();
  const after = renameItems(before, { 'in-wait': 'other' });
  expect(after.nodes.map((step, index) => step === before.nodes[index])).toEqual([true, false, true]);
  expect(after.items.sheet).toBe(before.items.sheet);
  expect(after.modules[0]).toBe(before.modules[0]);
});

it('[E14] two ids can change places, but two items never get one id', () => {
  const swapped = renameItems(protocol([], { a: MOOD, b: PULSE }), { a: 'b', b: 'a' });
  expect(swapped.items).toEqual({ b: MOOD, a: PULSE });
  expect(() => renameItems(protocol([], { a: MOOD, b: PULSE }), { a: 'b' })).toThrow('Two items would have');
});
