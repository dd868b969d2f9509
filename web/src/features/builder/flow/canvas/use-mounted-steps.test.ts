import { randomFrom } from '@regimen/engine/testing/random.ts';
import { randomProtocol } from '@regimen/engine/testing/random-tree.ts';
import { describe, expect, it } from 'vitest';
import { placeSteps } from '../layout.ts';
import { nextMounted, stepsInSight } from './use-mounted-steps.ts';

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
      expect(next.size - mounted.size).toBeLessThanOrEqual(8);
      mounted = next;
      frames++;
    }
    expect(mounted.size).toBe(seen.length);
    expect(frames).toBe(Math.ceil(seen.length / 8));
  });

  it('let go of what is out of sight once there are too many', () => {
    const old = new Set(Array.from({ length: 118 }, (_, index) => `old${index}`));
    const seen = stepsInSight(steps, sight);
    const next = nextMounted(old, seen);
    expect(next.size).toBeLessThanOrEqual(8);
    expect([...next].every((id) => seen.some(({ node }) => node.id === id))).toBe(true);
  });
});
