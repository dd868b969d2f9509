import { drawn } from '@regimen/engine/testing/build.ts';
import { randomFrom } from '@regimen/engine/testing/random.ts';
import { randomProtocol } from '@regimen/engine/testing/random-tree.ts';
import { describe, expect, it } from 'vitest';
import { jumpRoutes } from './jump-routes.ts';
import { CARD_WIDTH, cardBottom, cardTop, type Direction, type PlacedStep, placeSteps } from './layout.ts';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
const placed = (seed: number, direction: Direction) =>
  placeSteps(randomProtocol(randomFrom(seed), 60).nodes, new Set(), direction);

/** The straight pieces of a path: its corners, round or not, are the points where it turns. */
function pieces(path: string): [x1: number, y1: number, x2: number, y2: number][] {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const points = Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(2 * at, 2 * at + 2));
  return points.slice(1).map(([x = 0, y = 0], at) => [points[at]?.[0] ?? 0, points[at]?.[1] ?? 0, x, y]);
}

const crosses = (step: PlacedStep, [x1, y1, x2, y2]: [number, number, number, number]): boolean =>
  Math.max(x1, x2) > step.x + 1 &&
  Math.min(x1, x2) < step.x + CARD_WIDTH - 1 &&
  Math.max(y1, y2) > cardTop(step) + 1 &&
  Math.min(y1, y2) < cardBottom(step) - 1;

describe('lines that lead elsewhere', () => {
  it.each(seeds)('run around every card, in both directions (seed %i)', (seed) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const steps = placed(seed, direction);
      const hit = jumpRoutes(steps, direction).flatMap(({ key, path }) =>
        pieces(path).flatMap((piece) =>
          steps.filter((step) => crosses(step, piece)).map(({ node }) => `${key} over ${node.id}`),
        ),
      );
      expect(hit).toEqual([]);
    }
  });

  it('say whether they follow success or failure; what goes there anyway says nothing', () => {
    const { nodes } = randomProtocol(randomFrom(3), 60);
    const steps = placeSteps(nodes, new Set(), 'ltr');
    for (const { from, to, kind } of jumpRoutes(steps, 'ltr')) {
      const step = nodes.find(({ id }) => id === from);
      const rule = step?.data.rules.jumpRule;
      if (kind === 'always') expect(step?.type === 'jump' || rule?.target === rule?.targetSuccess).toBe(true);
      else expect(kind === 'success' ? rule?.targetSuccess : rule?.target).toBe(to);
    }
  });

  it.each(['ltr', 'rtl'] as const)(
    'come in at the side that is nearer, and along no other card: %s',
    (direction) => {
      const flow = drawn('a>rest, a>strength>finish');
      const nodes = flow.nodes.map((node) =>
        node.id === 'rest'
          ? {
              ...node,
              data: { ...node.data, rules: { jumpRule: { target: 'finish', targetSuccess: 'finish' } } },
            }
          : node,
      );
      const steps = placeSteps(nodes as typeof flow.nodes, new Set(), direction);
      const at = (id: string) => steps.find(({ node }) => node.id === id) as PlacedStep;
      const [route] = jumpRoutes(steps, direction);
      const drawnPieces = pieces(route?.path ?? '');
      const [strength, finish] = [at('strength'), at('finish')];
      const [, , lastX] = drawnPieces.at(-1) ?? [0, 0, 0, 0];
      const nearSide = direction === 'ltr' ? finish.x : finish.x + CARD_WIDTH;
      expect(Math.abs(lastX - nearSide)).toBeLessThan(12);
      // It goes down between the two columns and never beside the card that it has nothing to do with.
      const over = ([x1, , x2]: (typeof drawnPieces)[number]) =>
        Math.max(x1, x2) > strength.x && Math.min(x1, x2) < strength.x + CARD_WIDTH;
      expect(drawnPieces.filter(over)).toEqual([]);
    },
  );

  it.each(['ltr', 'rtl'] as const)('tell which of them close a loop: %s', (direction) => {
    // To the parent, to a neighbour that leads here, onwards, and to a neighbour that does not.
    const flow = drawn('a>b>again→a, a>c→later, a>later>beside→c, a>d, a>z→d');
    const steps = placeSteps(flow.nodes, new Set(), direction);
    const back = jumpRoutes(steps, direction).filter(({ isBack }) => isBack);
    expect(back.map(({ from, to }) => `${from}→${to}`)).toEqual(['again→a', 'beside→c']);
  });
});
