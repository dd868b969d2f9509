import { Worker } from 'node:worker_threads';
import type { SimulationTestResult } from '@regimen/contract/simulation-tests.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Expectation, Judgement } from '@regimen/engine/simulate/expectations.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { unavailable } from '../../errors.ts';
import { inTurn } from '../images/in-turn.ts';

export interface Simulated {
  program: Program;
  setup: PopulationSetup;
  expectations: readonly Expectation[];
}
/** What the thread is given. */
export type Work = Simulated & { mostMs: number };
export type Outcome = Pick<SimulationTestResult, 'status' | 'judgements' | 'fault'>;

/** Of its own work: how busy the machine is otherwise is no fault of the draft. The largest test takes some 6 s. */
const mostWorkMs = 60_000;
/** By the clock, for whatever does not look at its own work any more. */
const longestMs = 300_000;
// Whatever somebody drew, the server goes on: one at a time, on a thread that may have so much and no more.
const takeTurn = inTurn(1, 200);
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** Lives a saved run on a thread of its own, and says whether what was expected came. */
export function liveThrough(simulated: Simulated, mostMs = mostWorkMs): Promise<Outcome> {
  if (simulated.program.protocols.length === 0) return Promise.resolve(broken('nothing-to-run'));
  return takeTurn(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./live-through-worker.ts', import.meta.url), {
          workerData: { ...simulated, mostMs } satisfies Work,
          resourceLimits,
        });
        const tooLong = setTimeout(() => settle(() => resolve(broken('too-long'))), longestMs);
        const settle = (how: () => void) => {
          clearTimeout(tooLong);
          how();
          void worker.terminate();
        };
        worker.once('message', (judgements: Judgement[] | null) =>
          settle(() => resolve(judgements ? judged(judgements) : broken('too-long'))),
        );
        // A thread that cannot start is no fault of the draft: it is tried again.
        worker.once('error', ({ code }: NodeJS.ErrnoException) =>
          settle(() => {
            if (code === 'ERR_WORKER_INIT_FAILED') reject(unavailable());
            else resolve(broken(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'cannot-run'));
          }),
        );
        worker.once('exit', () => settle(() => resolve(broken('cannot-run'))));
      }),
  );
}

const judged = (judgements: Judgement[]): Outcome => ({
  ...{ judgements, fault: null },
  status: judgements.every(({ holds }) => holds) ? 'passed' : 'failed',
});

const broken = (fault: NonNullable<Outcome['fault']>): Outcome => ({
  ...{ status: 'broken', judgements: [], fault },
});
