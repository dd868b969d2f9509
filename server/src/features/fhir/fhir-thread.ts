import { Worker } from 'node:worker_threads';
import { unavailable } from '../../errors.ts';
import { inTurn } from '../images/in-turn.ts';
import { doFhirWork, type FhirResult, type FhirWork } from './fhir-work.ts';

const longestMs = 20_000;
const takeTurn = inTurn(1, 10);
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
/** What is smaller takes a few milliseconds, and a thread takes many to begin. */
const smallBytes = 60_000;

/** Large files are read and written on a thread, so that nobody else waits for them. `bytes` says how large, about. */
export function fhirOf<W extends FhirWork>(work: W, bytes: number): Promise<FhirResult<W>> {
  if (bytes <= smallBytes) return Promise.resolve(doFhirWork(work) as FhirResult<W>);
  return takeTurn(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./fhir-worker.ts', import.meta.url), {
          workerData: work,
          resourceLimits,
        });
        const settle = (how: () => void) => {
          clearTimeout(tooLong);
          how();
          void worker.terminate();
        };
        const tooLong = setTimeout(() => settle(() => reject(unavailable())), longestMs);
        worker.once('message', (made: FhirResult<W>) => settle(() => resolve(made)));
        worker.once('error', () => settle(() => reject(unavailable())));
        worker.once('exit', () => settle(() => reject(unavailable())));
      }),
  );
}
