import { Worker } from 'node:worker_threads';
import { invalid, unavailable } from '../../errors.ts';
import { inTurn } from '../images/in-turn.ts';

const longestMs = 10_000;
// A paper of ten megabytes may unpack to much more: one at a time, on a thread that may have so much and no more.
const takeTurn = inTurn(1, 10);
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** The paper written anew: its pages, and nothing that runs, opens, is attached or tells who made it. */
export const cleanPdf = (bytes: Buffer): Promise<Buffer> =>
  takeTurn(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./clean-pdf-worker.ts', import.meta.url), {
          workerData: bytes,
          resourceLimits,
        });
        const tooLong = setTimeout(() => settle(() => reject(refused())), longestMs);
        const settle = (how: () => void) => {
          clearTimeout(tooLong);
          how();
          void worker.terminate();
        };
        worker.once('message', (made: Uint8Array | null) =>
          settle(() => (made ? resolve(Buffer.from(made)) : reject(refused()))),
        );
        // Out of memory is the paper's fault; a thread that cannot start is ours.
        worker.once('error', (error: NodeJS.ErrnoException) =>
          settle(() => reject(error.code === 'ERR_WORKER_INIT_FAILED' ? unavailable() : refused())),
        );
        worker.once('exit', () => settle(() => reject(refused())));
      }),
  );

const refused = () => invalid('file', 'file_unreadable');
