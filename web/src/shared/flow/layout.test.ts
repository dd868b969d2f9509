import { applyEdit } from '@regimen/engine/edit.ts';
import { graphOf } from '@regimen/engine/graph.ts';
import { drawn, node } from '@regimen/engine/testing/build.ts';
import { randomFrom } from '@regimen/engine/testing/random.ts';
import { randomProtocol } from '@regimen/engine/testing/random-tree.ts';
import { describe, expect, it } from 'vitest';
import { CARD_WIDTH, type PlacedStep, placeSteps, ROW_HEIGHT } from './layout.ts';

const none: ReadonlySet<string> = new Set();
const place = (protocol: { nodes: Parameters<typeof placeSteps>[0] }, collapsed = none) =>
  placeSteps(protocol.nodes, collapsed, 'ltr');
const spotsOf = (placed: readonly PlacedStep[]) =>
  new Map(placed.map(({ node, x, y }) => [node.id, `${x},${y}`]));
const seeds = Array.from({ length: 100 }, (_, index) => index + 1);

describe('the layout', () => {
  it('puts a first child below its parent and every other beside it, in order', () => {
    const steps = place(drawn('a>b>c, a>d, d>e, d>g, a>f'));
    const columns = Object.fromEntries(steps.map(({ node, x }) => [node.id, x / (CARD_WIDTH + 32)]));
    expect(columns).toEqual({ a: 0, b: 0, c: 0, d: 1, e: 1, g: 2, f: 3 });
    expect(steps.map(({ node, y }) => `${node.id}${y / ROW_HEIGHT}`)).toEqual([
      'a0',
      'b1',
      'c2',
      'd1',
      'e2',
      'g2',
      'f1',
    ]);
  });

  it.each(seeds)('lets no two cards overlap and keeps children in order (seed %i)', (seed) => {
    const protocol = randomProtocol(randomFrom(seed), 60);
    const placed = place(protocol);
    expect(new Set(spotsOf(placed).values()).size).toBe(60);
    const at = new Map(placed.map((step) => [step.node.id, step]));
    for (const children of graphOf(protocol).children.values()) {
      const xs = children.map(({ id }) => at.get(id)?.x ?? 0);
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
    }
    expect(place(protocol)).toEqual(placed);
  });

  it.each(seeds)('moves nothing that stands before an edit (seed %i)', (seed) => {
    const random = randomFrom(seed);
    const before = randomProtocol(random, 40);
    const parentId = random.pick(before.nodes).id;
    const after = applyEdit(before, { edit: 'insertNode', node: node('nudge', 'new', parentId) });
    const at = after.nodes.findIndex(({ id }) => id === 'new');
    const [old, fresh] = [spotsOf(place(before)), spotsOf(place(after))];
    for (const { id } of after.nodes.slice(0, at)) expect(fresh.get(id)).toBe(old.get(id));
  });

  it('moves nothing at all when a step is renamed or a line grows longer', () => {
    const before = drawn('a>b>c, a>d>e, a>f');
    const old = spotsOf(place(before));
    const after = applyEdit(before, { edit: 'insertNode', node: node('nudge', 'new', 'c') });
    for (const [id, spot] of old) expect(spotsOf(place(after)).get(id)).toBe(spot);
  });

  it('stands mirrored where one reads from the right', () => {
    const { nodes } = drawn('a>b, a>c');
    const [ltr, rtl] = [placeSteps(nodes, none, 'ltr'), placeSteps(nodes, none, 'rtl')];
    expect(rtl.map(({ x }) => x)).toEqual(ltr.map(({ x }) => -x - CARD_WIDTH));
  });

  it('counts what a collapsed step hides', () => {
    const placed = place(drawn('a>b>c>d, b>e, a>f'), new Set(['b', 'c']));
    expect(placed.map(({ node, hidden, childCount }) => [node.id, hidden, childCount])).toEqual([
      ['a', 0, 2],
      ['b', 3, 2],
      ['f', 0, 0],
    ]);
  });
});
