import { randomFrom } from '@regimen/engine/testing/random.ts';
import { randomProtocol } from '@regimen/engine/testing/random-tree.ts';
import { describe, expect, it } from 'vitest';
import { placeSteps } from './layout.ts';
import { fewerMounted, nextMounted, stepsInSight } from './use-mounted-steps.ts';

const steps = placeSteps(randomProtocol(randomFrom(7), 500).nodes, new Set(), 'ltr');
const sight = { transform: [0, 0, 1], width: 1_000, height: 700 } as const;

describe('cards in sight', () => {
  it('are a few of many', () => {
    const seen = stepsInSight(steps, sight);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.length).toBeLessThan(60);
    expect(stepsInSight(steps, { ...sight, transform: [50_000, 0, 1] })).toEqual([]);
  });

  it('are mounted a few at a time until all are there', () => {
    const seen = stepsInSight(steps, sight);
    let mounted: ReadonlySet<string> = new Set();
    let frames = 0;
    for (let next = nextMounted(mounted, seen); next !== mounted; next = nextMounted(mounted, seen)) {
      expect(next.size - mounted.size).toBeLessThanOrEqual(6);
      mounted = next;
      frames++;
    }
    expect(mounted.size).toBe(seen.length);
    expect(frames).toBe(Math.ceil(seen.length / 6));
  });

  it('let go of what is out of sight once there are too many, a few at a time', () => {
    const seen = stepsInSight(steps, sight);
    let mounted: ReadonlySet<string> = new Set(Array.from({ length: 200 }, (_, index) => `old${index}`));
    for (let next = nextMounted(mounted, seen); next !== mounted; next = nextMounted(mounted, seen)) {
      expect(mounted.size - next.size).toBeLessThanOrEqual(12);
      mounted = next;
    }
    expect(mounted.size).toBeLessThanOrEqual(120);
    expect(seen.every(({ node }) => mounted.has(node.id))).toBe(true);
  });

  it('all go from afar', () => {
    let mounted: ReadonlySet<string> = new Set(['a', 'b', 'c']);
    mounted = fewerMounted(mounted);
    expect(mounted.size).toBe(0);
    expect(fewerMounted(mounted)).toBe(mounted);
  });
});
