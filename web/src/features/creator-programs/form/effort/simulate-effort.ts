import { ownZone } from '@regimen/contract/own-zone.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { runPopulation } from '../../../simulator/worker-client.ts';
import { type Effort, effortOf } from './effort-of.ts';

/** Few enough for a moment, and long enough for a program of half a year. */
const [followers, days] = [100, 200];

/** Sends a few simulated followers through the draft, beside the page. */
export async function simulateEffort(program: Program, signal: AbortSignal): Promise<Effort | null> {
  const setup = { ...usualSetup(program, Date.now(), ownZone()), followers, days };
  return effortOf(program, await runPopulation(program, setup, { signal }));
}
