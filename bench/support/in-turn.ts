import { flags, goal } from '../../proof/support/goal.ts';
import { median, percentile } from './load.ts';

interface InTurn {
  id: string;
  /** "opening", "searching" */
  what: string;
  /** "messages" */
  of: string;
  /** Of the smaller and of the larger. */
  sizes: readonly [number, number];
  /** How much slower the larger may be at its 99th percentile. */
  most: number;
  count: number;
  ask: (which: 0 | 1, n: number) => Promise<void>;
}

/** The same asked of something small and of something large, in turn, so that a slow moment of the machine hits both. */
export async function compareInTurn({ id, what, of, sizes, most, count, ask }: InTurn): Promise<void> {
  await askInTurn(ask, count);
  const ratios: number[] = [];
  for (let round = 1; round <= (flags.quick ? 3 : 7); round++) {
    const [small, large] = await askInTurn(ask, count);
    const [low, high] = [percentile(small, 0.99), percentile(large, 0.99)];
    const show = (ms: number) => `${ms.toFixed(1)} ms`;
    console.log(
      `  round ${round}: p50 ${show(median(small))} and ${show(median(large))}, p99 ${show(low)} and ${show(high)}`,
    );
    ratios.push(high / low);
  }
  const value = median(ratios);
  const bar = flags.quick ? 2 * most : most;
  const target = flags.quick ? `≤${bar}×(quick,full≤${most})` : `≤${bar}×`;
  goal(
    id,
    `${what} p99 at ${sizes[1]} ${of} ${value.toFixed(2)} × that at ${sizes[0]}`,
    target,
    value <= bar,
  );
}

/** How long each took, in milliseconds. */
async function askInTurn(ask: InTurn['ask'], count: number): Promise<[number[], number[]]> {
  const taken: [number[], number[]] = [[], []];
  for (let n = 0; n < count; n++)
    for (const which of [0, 1] as const) {
      const began = performance.now();
      await ask(which, n);
      taken[which].push(performance.now() - began);
    }
  return taken;
}
