import { parentPort, workerData } from 'node:worker_threads';
import { runSaved } from '@regimen/engine/simulate/expectations.ts';
import type { Work } from './live-through.ts';

// Runs on a thread of its own, which may be ended at any time.

const { program, setup, expectations, mostMs } = workerData as Work;

/** Milliseconds that this thread has worked. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const saved = { id: '', name: '', setup, expectations };
const { result, judgements } = runSaved(program, saved, undefined, () => worked() > mostMs);
parentPort?.postMessage(result.complete ? judgements : null);
