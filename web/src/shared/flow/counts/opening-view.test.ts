import { EXAMPLES } from '@regimen/engine/examples/all.ts';
import { describe, expect, it } from 'vitest';
import { entryLines } from '../entry-lines.ts';
import { CARD_WIDTH, cardBottom, placeSteps } from '../layout.ts';
import { openingView } from './opening-view.ts';

const rooms = [
  { width: 980, height: 446 },
  { width: 620, height: 500 },
  { width: 330, height: 480 },
];

describe('where a drawing with numbers opens', () => {
  it.each(EXAMPLES.map((protocol) => [protocol.id, protocol] as const))(
    'shows the step that matters as a whole, and no row of %s from its middle',
    (_, protocol) => {
      const steps = placeSteps(protocol.nodes, new Set(), 'ltr', entryLines(protocol, 'en'));
      for (const room of rooms)
        for (const focus of steps) {
          const { x, y, zoom } = openingView(steps, steps, focus, room);
          const [left, right] = [focus.x * zoom + x, (focus.x + CARD_WIDTH) * zoom + x];
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(room.width);
          expect(focus.y * zoom + y).toBeGreaterThanOrEqual(0);
          expect(cardBottom(focus) * zoom + y).toBeLessThanOrEqual(room.height);
        }
    },
  );

  it.each(EXAMPLES.map((protocol) => [protocol.id, protocol] as const))(
    'does not cut the first row of %s where people are only further down, and there is room for it',
    (_, protocol) => {
      const steps = placeSteps(protocol.nodes, new Set(), 'ltr', entryLines(protocol, 'en'));
      const [first] = steps;
      if (!first) throw new Error('There are no steps.');
      for (const focus of steps) {
        const height = (cardBottom(focus) - first.y) * 0.9 + 40;
        const wanted = steps.filter((step) => step.y > first.y && step.y <= focus.y);
        if (wanted.length === 0) continue;
        const { y, zoom } = openingView(steps, wanted, focus, { width: 900, height });
        const [top, bottom] = [first.y * zoom + y, cardBottom(first) * zoom + y];
        expect(top >= 0 || bottom <= 0).toBe(true);
      }
    },
  );

  it('cuts no card off at the sides where the whole width can be read', () => {
    const [protocol] = EXAMPLES;
    if (!protocol) throw new Error('There are no examples.');
    const steps = placeSteps(protocol.nodes, new Set(), 'ltr', entryLines(protocol, 'en'));
    const wide =
      Math.max(...steps.map((step) => step.x + CARD_WIDTH)) - Math.min(...steps.map((step) => step.x));
    const width = wide * 0.75 + 32;
    for (const focus of steps) {
      const { x, zoom } = openingView(steps, steps, focus, { width, height: 400 });
      for (const step of steps) {
        expect(step.x * zoom + x).toBeGreaterThanOrEqual(0);
        expect((step.x + CARD_WIDTH) * zoom + x).toBeLessThanOrEqual(width);
      }
    }
  });

  it('shows the neighbours of those few who are there whole too, and leaves no room empty', () => {
    const [protocol] = EXAMPLES;
    if (!protocol) throw new Error('There are no examples.');
    const steps = placeSteps(protocol.nodes, new Set(), 'ltr', entryLines(protocol, 'en'));
    const [first] = steps;
    if (!first) throw new Error('There are no steps.');
    const lefts = steps.map((step) => step.x);
    const { x, zoom } = openingView(steps, [first], first, { width: 980, height: 446 });
    expect(Math.min(...lefts) * zoom + x).toBeLessThanOrEqual(17);
    expect((Math.max(...lefts) + CARD_WIDTH) * zoom + x).toBeGreaterThanOrEqual(963);
  });

  it.each([
    ['ltr', 'en'],
    ['rtl', 'ar'],
  ] as const)(
    'cuts no card off on small desktops between those that have people: %s',
    (direction, locale) => {
      const protocol = EXAMPLES.find(({ id }) => id === 'better-sleep');
      if (!protocol) throw new Error('There is no such example.');
      const steps = placeSteps(protocol.nodes, new Set(), direction, entryLines(protocol, locale));
      const taken = steps.filter(({ node }) => ['safety-call', 'diary-week', 'rise'].includes(node.id));
      const focus = steps.find(({ node }) => node.id === 'rise') as (typeof steps)[number];
      const xs = taken.map((step) => step.x);
      const between = steps.filter((step) => step.x >= Math.min(...xs) && step.x <= Math.max(...xs));
      for (const width of [574, 606, 682, 782, 862, 948])
        for (const height of [540, 574]) {
          const { x, y, zoom } = openingView(steps, taken, focus, { width, height });
          const cut = between.filter((step) => {
            const [left, right] = [step.x * zoom + x, (step.x + CARD_WIDTH) * zoom + x];
            const [top, bottom] = [step.y * zoom + y, cardBottom(step) * zoom + y];
            const isSeen = bottom > 0 && top < height;
            return isSeen && (left < 0 || right > width || top < 0);
          });
          expect(cut.map(({ node }) => `${node.id} at ${width} × ${height}`)).toEqual([]);
        }
    },
  );
});
