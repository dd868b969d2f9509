import { describe, expect, it } from 'vitest';
import { parseProtocol } from './parse-protocol.ts';
import { module, node, protocol } from './testing/build.ts';
import { ITEMS } from './testing/items.ts';
import { upgradeDocument } from './upgrade.ts';

const good = protocol(
  [
    node('assessment', 'a', null, { selectedItem: 'mood' }),
    node('wait', 'w', 'a', { settings: { kind: 'until', at_time: '08:00', at_week_days: ['mon'] } }),
    node('finish', 'f', 'w', {
      nextStepCondition: { is: 'and', all: [{ is: 'success' }, { is: 'days', op: '>', value: 3 }] },
    }),
  ],
  ITEMS,
  [module('m', { selected_module: 'nudge', selected_item: 'hello' })],
);

type Part = Record<string, unknown>;

/** A copy of the good document with other values in some places, and what is said about it. `undefined` takes one out. */
function said(changes: Record<string, unknown>): string[] {
  const document: Part = JSON.parse(JSON.stringify(good));
  for (const [path, value] of Object.entries(changes)) {
    const way = path.match(/\w+/g) ?? [];
    const last = way.pop() ?? '';
    const part = way.reduce((whole, key) => whole[key] as Part, document);
    if (value === undefined) delete part[last];
    else part[last] = value;
  }
  const parsed = parseProtocol(document);
  return parsed.ok ? [] : parsed.faults.map(({ path, message }) => `${path} ${message}`);
}

describe('parseProtocol', () => {
  it('[G6] gives back what was written, unchanged', () => {
    expect(parseProtocol(JSON.parse(JSON.stringify(good)))).toEqual({ ok: true, protocol: good });
  });

  it('[G3] names every fault with its path, in words', () => {
    expect(said({ name: undefined })).toEqual(['name is missing']);
    expect(said({ 'nodes[1].data.settings.at_time': '8 o’clock' })).toEqual([
      'nodes[1].data.settings.at_time must be a time such as 08:30',
    ]);
    expect(said({ 'nodes[2].data.nextStepCondition.all[1].op': '~' })).toEqual([
      'nodes[2].data.nextStepCondition.all[1].op must be one of =, !=, <, <=, >, >=',
    ]);
    expect(said({ 'nodes[0].type': 'dance' })[0]).toMatch(
      /^nodes\[0\]\.type must be one of population, order/,
    );
    expect(said({ 'items.mood.questions[0].options': [] })).toEqual([
      'items.mood.questions[0].options must have at least 1',
    ]);
    expect(said({ 'modules[0].at_week_days': ['monday'] })).toEqual([
      'modules[0].at_week_days[0] must be one of mon, tue, wed, thu, fri, sat, sun',
    ]);
    expect(said({ 'modules[0].run_every': 1.5 })).toEqual(['modules[0].run_every must be a whole number']);
    expect(said({ name: 5, description: null })).toHaveLength(2);
    expect(parseProtocol(null)).toMatchObject({ ok: false });
    expect(parseProtocol([])).toMatchObject({ ok: false });
  });

  it('[R42] faces belong to a slider and look happier or sadder', () => {
    const slide = (more: object) =>
      said({ 'items.mood.questions[0]': { id: 'q', text: 'How?', min: 0, max: 4, ...more } });
    expect(slide({ kind: 'slider', faces: 'happier' })).toEqual([]);
    expect(slide({ kind: 'slider', faces: true })).toEqual([
      'items.mood.questions[0].faces must be one of happier, sadder',
    ]);
    expect(slide({ kind: 'scale', faces: 'sadder' })).toEqual([
      'items.mood.questions[0].faces is not a known field',
    ]);
  });

  it('[G1] [G3] a list of steps that is no tree is refused', () => {
    expect(said({ 'nodes[1].parentId': 'nowhere' })).toEqual([
      'nodes[1] step w names a parent that does not exist',
    ]);
    expect(said({ 'nodes[1].parentId': null })[0]).toMatch(/second beginning/);
    expect(said({ 'nodes[1].parentId': 'f' })[0]).toMatch(/its own ancestor/);
    expect(said({ 'modules[1]': good.modules[0] })).toEqual([
      'modules[1].id m is the id of another module too',
    ]);
  });

  it('[G2] steps out of order are put in order', () => {
    const parsed = parseProtocol({ ...good, nodes: [...good.nodes].reverse() });
    expect(parsed.ok && parsed.protocol.nodes.map((step) => step.id)).toEqual(['a', 'w', 'f']);
  });

  it('[G5] unknown fields and ids that would break effect ids are refused', () => {
    expect(said({ 'nodes[0].data.colour': 'red' })).toEqual(['nodes[0].data.colour is not a known field']);
    expect(said({ 'nodes[0].id': 'a/b' })[0]).toMatch(/^nodes\[0\]\.id must be 1 to 64 letters/);
    expect(said({ 'nodes[0].id': 'constructor' })).toContain('nodes[0].id must not be constructor');
    expect(said({ 'nodes[0].id': 'module:m' })[0]).toMatch(/^nodes\[0\]\.id must be/);
  });

  it('[G5] deep nesting is refused instead of overflowing', () => {
    const deep = (depth: number): object =>
      depth === 0 ? { is: 'always' } : { is: 'and', all: [deep(depth - 1)] };
    expect(said({ 'nodes[0].data.nextStepCondition': deep(5_000) })[0]).toMatch(/nested deeper/);
  });

  it('[G5] [R97] [R98] a condition looks back on a few readings or days, and not in two ways at once', () => {
    const looking = (over: object, more: object = {}) =>
      said({
        'nodes[0].data.nextStepCondition': { is: 'kpi', kpi: 'pulse', ...more, over, op: '>', value: 1 },
      });
    expect(looking({ of: 'row', times: 3 })).toEqual([]);
    expect(looking({ of: 'change', days: 90 })).toEqual([]);
    const at = 'nodes[0].data.nextStepCondition';
    expect(looking({ of: 'row', times: 1 })).toEqual([`${at}.over.times must be between 2 and 10`]);
    expect(looking({ of: 'average', days: 91 })).toEqual([`${at}.over.days must be between 1 and 90`]);
    expect(looking({ of: 'median', days: 7 })).toEqual([`${at}.over.of must be one of row, average, change`]);
    expect(looking({ of: 'average', days: 7 }, { stat: 'count' })).toEqual([
      `${at}.stat must be left out where several readings are judged`,
    ]);
  });

  it('[G5] [R97] what is judged by one value alone does not look back: it would never hold, in danger least of all', () => {
    const back = { is: 'score', over: { of: 'average', days: 7 }, op: '>', value: 1 };
    const refused = 'must not look at several readings: only what was just handed in is judged here';
    const urgent = {
      when: { is: 'or', any: [{ is: 'days', op: '>', value: 3 }, back] },
      title: 'Now',
      text: 'Call.',
    };
    expect(said({ 'items.mood.urgent': urgent })).toEqual([`items.mood.urgent.when ${refused}`]);
    expect(said({ 'items.mood.questions[0].when': back })).toEqual([
      `items.mood.questions[0].when ${refused}`,
    ]);
    expect(said({ 'items.mood.alert': back })).toEqual([]);
  });

  it('[G5] a condition of many parts is refused, and so are many conditions together', () => {
    const leaf = { is: 'age', op: '>', value: 18 };
    const wide = (parts: number): object => ({
      is: 'and',
      all: Array.from({ length: parts / 20 }, () => ({
        is: 'or',
        any: Array.from({ length: 19 }, () => leaf),
      })),
    });
    expect(said({ 'nodes[0].data.nextStepCondition': wide(180) })).toEqual([]);
    expect(said({ 'nodes[0].data.nextStepCondition': wide(400) })).toEqual([
      'nodes[0].data.nextStepCondition must not have more than 200 parts',
    ]);
    const last = good.nodes.at(-1);
    const more = Array.from({ length: 200 }, (_, index) => ({
      ...last,
      id: `more-${index}`,
      data: { ...last?.data, nextStepCondition: wide(180) },
    }));
    const many = said({ nodes: [...good.nodes, ...more] });
    expect(many).toHaveLength(1);
    expect(many[0]).toMatch(/at most 30000 parts together/);
  });
});

describe('upgrades', () => {
  it('[G4] lift a document number by number up to the newest', () => {
    const upgrades = {
      1: (document: Record<string, unknown>) => ({ ...document, title: document.name }),
      2: (document: Record<string, unknown>) => ({ ...document, steps: 0 }),
    };
    const lifted = upgradeDocument({ format: 1, name: 'Sleep' }, upgrades, 3);
    expect(lifted).toEqual({ ok: true, document: { format: 3, name: 'Sleep', title: 'Sleep', steps: 0 } });
  });

  it('[G4] a document from the future, or without a number, is refused', () => {
    expect(said({ format: 99 })[0]).toMatch(/^format is 99, newer/);
    expect(said({ format: undefined })[0]).toMatch(/^format must be the number/);
    expect(upgradeDocument({ format: 1 }, {}, 2)).toMatchObject({ ok: false });
  });
});
