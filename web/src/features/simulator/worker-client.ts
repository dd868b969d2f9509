import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

export interface RunOptions {
  onProgress?: (done: number, of: number) => void;
  /** Aborted, the worker ends at once and the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
}

/** Sends a population through a program in a worker of its own, so that the page stays free. */
export function runPopulation(
  program: Program,
  setup: PopulationSetup,
  { onProgress, signal }: RunOptions = {},
): Promise<PopulationResult> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const worker = new Worker(new URL('./simulate.worker.ts', import.meta.url), { type: 'module' });
    const stop = () => {
      end();
      reject(signal?.reason);
    };
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
    };
    signal?.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') return onProgress?.(data.done, setup.followers);
      end();
      if (data.kind === 'result') resolve(data.result);
      else reject(new Error(data.message));
    };
    worker.onerror = ({ message }) => {
      end();
      reject(new Error(message || 'The worker did not start.'));
    };
    worker.postMessage({ program, setup } satisfies WorkerQuestion);
  });
}
