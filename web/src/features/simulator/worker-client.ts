import type { Program } from '@regimen/engine/protocol.ts';
import type { OpenQuestion } from '@regimen/engine/simulate/questions.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

export interface RunOptions {
  onProgress?: (done: number, of: number) => void;
  /** Aborted, the worker ends at once and the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
}

type Answer<K> = Extract<WorkerAnswer, { kind: K }>;

/** Sends a population through a program in a worker of its own, so that the page stays free. */
export const runPopulation = async (
  program: Program,
  setup: PopulationSetup,
  options: RunOptions = {},
): Promise<PopulationResult> => (await ask('result', { program, setup }, options)).result;

/** What a model would be asked next about these followers. */
export const findQuestions = async (
  program: Program,
  setup: PopulationSetup,
  options: RunOptions = {},
): Promise<OpenQuestion[]> => (await ask('questions', { program, setup, asks: true }, options)).open;

function ask<K extends 'result' | 'questions'>(
  kind: K,
  question: WorkerQuestion,
  { onProgress, signal }: RunOptions,
): Promise<Answer<K>> {
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
      if (data.kind === 'progress') return onProgress?.(data.done, question.setup.followers);
      end();
      if (data.kind === kind) resolve(data as Answer<K>);
      else reject(new Error(data.kind === 'fault' ? data.message : `The worker sent ${data.kind}.`));
    };
    worker.onerror = ({ message }) => {
      end();
      reject(new Error(message || 'The worker did not start.'));
    };
    worker.postMessage(question);
  });
}
