import { Worker } from 'node:worker_threads';
import type { WhatIfResult } from '@regimen/contract/what-if.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';

export interface Asked {
  /** The program it is held against, as JSON. */
  draft: string;
  from: number;
  until: number;
}

export interface LoggedPerson {
  id: string;
  version: string;
  /** Their log, each entry as JSON. */
  entries: string[];
}

export type ToThread =
  | { do: 'live'; people: LoggedPerson[]; versions: [string, Program][] }
  | { do: 'sum-up' };

export interface LivedPerson {
  id: string;
  result: WhatIfResult;
}
export interface Lived {
  /** Only those for whom something would have been different. */
  people: LivedPerson[];
  skipped: number;
}

const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };
/** A batch takes a second or two. */
const longestMs = 120_000;

/** Lives are lived on a thread, so that nobody's page waits for them. */
export function openThread(asked: Asked) {
  const worker = new Worker(new URL('./what-if-worker.ts', import.meta.url), {
    workerData: asked,
    resourceLimits,
  });
  // One question at a time.
  let waiting: { answer: (given: unknown) => void; fail: (error: Error) => void } | null = null;
  worker.on('message', (given) => waiting?.answer(given));
  worker.on('error', (error) => waiting?.fail(error as Error));
  worker.on('exit', () => waiting?.fail(new Error('The thread ended.')));
  async function ask<T>(message: ToThread): Promise<T> {
    let tooLong: NodeJS.Timeout | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        waiting = { answer: (given) => resolve(given as T), fail: reject };
        tooLong = setTimeout(() => reject(new Error('The thread took too long.')), longestMs);
        worker.postMessage(message);
      });
    } finally {
      clearTimeout(tooLong);
      waiting = null;
    }
  }
  return {
    live: (people: LoggedPerson[], versions: [string, Program][]) =>
      ask<Lived>({ do: 'live', people, versions }),
    sumUp: () => ask<WhatIfSum>({ do: 'sum-up' }),
    close: () => worker.terminate(),
  };
}
