import { setTimeout as wait } from 'node:timers/promises';
import { faultName } from './fault-name.ts';

export interface Doing {
  /** Lets what has begun end, and begins nothing more. */
  stop(): Promise<void>;
}

/**
 * Does `work` again and again: at once while it finds something to do, else after a pause. What is due rests in the
 * database, so nothing is lost when this stops or a process dies.
 */
export function keepDoing(
  work: () => Promise<number>,
  pauseMs: number,
  onError: (error: Error) => void,
): Doing {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => wait(pauseMs, undefined, { signal }).catch(() => undefined);
  const ended = (async () => {
    while (!signal.aborted) {
      const done = await work().catch((error: Error) => {
        onError(new Error(faultName(error)));
        return 0;
      });
      if (done === 0) await pause();
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
