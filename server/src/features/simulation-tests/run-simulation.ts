import type { SimulationTestResult } from '@regimen/contract/simulation-tests.ts';
import type { Judgement } from '@regimen/engine/simulate/expectations.ts';
import { type Behalf, onThread } from '../../threads/on-thread.ts';
import { Spent, ThreadFailed } from '../../threads/thread.ts';
import type { Simulated } from './simulate.ts';

export type Outcome = Pick<SimulationTestResult, 'status' | 'judgements' | 'fault'>;

/** Lives a saved run on a thread, and says whether what was expected came. Whatever somebody drew, the server goes on. */
export async function runSimulation(behalf: Behalf, simulated: Simulated, mostMs?: number): Promise<Outcome> {
  try {
    return judged(await onThread(behalf, 'simulate', simulated, mostMs));
  } catch (error) {
    if (error instanceof Spent) return broken(error.what === 'time' ? 'too-long' : 'too-large');
    if (error instanceof ThreadFailed) return broken('cannot-run');
    throw error;
  }
}

const judged = (judgements: Judgement[]): Outcome => ({
  judgements,
  fault: null,
  status: judgements.every(({ holds }) => holds) ? 'passed' : 'failed',
});

export const broken = (fault: NonNullable<Outcome['fault']>): Outcome => ({
  status: 'broken',
  judgements: [],
  fault,
});
