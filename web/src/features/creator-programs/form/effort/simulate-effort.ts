import { ownZone } from '@regimen/contract/own-zone.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import { type PopulationSetup, usualSetup } from '@regimen/engine/simulate/setup.ts';
import { type Effort, effortOf } from './effort-of.ts';

/** Lives a population through a program, beside the page. */
export type RunPopulation = (
  program: Program,
  setup: PopulationSetup,
  options: { signal: AbortSignal },
) => Promise<PopulationResult>;

/** Few enough for a moment, and long enough for a program of half a year. */
const [followers, days] = [100, 200];

/** Sends a few simulated followers through the draft. */
export async function simulateEffort(
  program: Program,
  run: RunPopulation,
  signal: AbortSignal,
): Promise<Effort | null> {
  const setup = { ...usualSetup(program, Date.now(), ownZone()), followers, days };
  return effortOf(program, await run(program, setup, { signal }));
}
