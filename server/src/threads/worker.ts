import { parentPort } from 'node:worker_threads';
import { threadWork, type WorkName } from '../thread-work.ts';
import type { FromThread, ToThread } from './thread.ts';

// Runs on a thread of its own, which may be ended at any time.

parentPort?.on('message', ({ name, input }: ToThread) => {
  const { run } = threadWork[name as WorkName];
  parentPort?.postMessage(answerOf(() => run(input as never)));
});

function answerOf(work: () => unknown): FromThread {
  try {
    return { output: work() };
  } catch {
    // Its words may hold what people wrote.
    return { failed: true };
  }
}
