import { applyEdit } from '@regimen/engine/edit.ts';
import { graphOf } from '@regimen/engine/graph.ts';
import { drawn, node } from '@regimen/engine/testing/build.ts';
import { randomFrom } from '@regimen/engine/testing/random.ts';
import { randomProtocol } from '@regimen/engine/testing/random-tree.ts';
import { describe, expect, it } from 'vitest';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  COLUMN_WIDTH,
  entryHeight,
  PLAIN_ENTRY,
  type PlacedStep,
  placeSteps,
} from './layout.ts';

const none: ReadonlySet<string> = new Set();
const place = (protocol: { nodes: Parameters<typeof placeSteps>[0] }, collapsed = none) =>
  placeSteps(protocol.nodes, collapsed, 'ltr');
const spotsOf = (placed: readonly PlacedStep[]) =>
  new Map(placed.map(({ node, x, y }) => [node.id, `${x},${y}`]));
const seeds = Array.from({ length: 100 }, (_, index) => index + 1);

describe('the layout', () => {
  it('puts a step above the middle of those that follow it, and branches as near as they can be', () => {
    const steps = place(drawn('a>b, a>d>e, d>g, d>h, a>f'));
    const columns = Object.fromEntries(steps.map(({ node, x }) => [node.id, x / COLUMN_WIDTH]));
    // Nothing stands below b and f, so what is below d may.
    expect(columns).toEqual({ b: 0, d: 1, f: 2, a: 1, e: 0, g: 1, h: 2 });
    const row = CARD_HEIGHT + PLAIN_ENTRY;
    expect(Object.fromEntries(steps.map(({ node, y }) => [node.id, y / row]))).toEqual({
      a: 0,
      b: 1,
      d: 1,
      f: 1,
      e: 2,
      g: 2,
      h: 2,
    });
  });

  it('gives a row as much room above its cards as its longest condition takes', () => {
    const { nodes } = drawn('a>b>c, a>d');
    const steps = placeSteps(nodes, none, 'ltr', ({ id }) => (id === 'd' ? 2 : 0));
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => steps.find(({ node }) => node.id === id));
    expect([a?.entry, b?.entry, d?.entry, c?.entry]).toEqual([
      PLAIN_ENTRY,
      entryHeight(2),
      entryHeight(2),
      PLAIN_ENTRY,
    ]);
    expect(c?.y).toBe(PLAIN_ENTRY + entryHeight(2) + 2 * CARD_HEIGHT);
  });

  it.each(seeds)('lets no two cards come near each other and keeps children in order (seed %i)', (seed) => {
    const protocol = randomProtocol(randomFrom(seed), 60);
    const placed = place(protocol);
    const rows = Map.groupBy(placed, ({ depth }) => depth);
    for (const row of rows.values()) {
      const xs = row.map(({ x }) => x).sort((a, b) => a - b);
      for (const [at, x] of xs.slice(1).entries())
        expect(x - (xs[at] ?? 0)).toBeGreaterThanOrEqual(COLUMN_WIDTH);
    }
    const at = new Map(placed.map((step) => [step.node.id, step]));
    for (const [parent, children] of graphOf(protocol).children) {
      const xs = children.map(({ id }) => at.get(id)?.x ?? 0);
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
      if (xs.length > 0) expect(at.get(parent)?.x).toBeCloseTo(((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2);
    }
    expect(place(protocol)).toEqual(placed);
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
