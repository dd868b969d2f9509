import { Worker } from 'node:worker_threads';

/** What a piece of work may take was taken: it was ended in the middle. */
export class Spent extends Error {
  readonly what: 'time' | 'memory';
  constructor(what: 'time' | 'memory') {
    super(`The piece of work took too much ${what}.`);
    this.name = 'Spent';
    this.what = what;
  }
}

/** It broke off by a fault of its own, or its thread could not begin. */
export class ThreadFailed extends Error {
  readonly begun: boolean;
  constructor(begun: boolean) {
    super(begun ? 'The piece of work failed.' : 'The thread could not begin.');
    this.name = 'ThreadFailed';
    this.begun = begun;
  }
}

export interface ToThread {
  name: string;
  input: unknown;
}
export type FromThread = { output: unknown } | { failed: true };

/** One at a time, so three or four of these are all that the whole service can take. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
const lookEveryMs = 50;
/** By the clock, for a thread that gets no share of the machine: so many times its own work. */
const patience = 10;

/** A thread that does one piece of work after another, and is ended with the one that takes too much. */
export class Thread {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits });
  isGone = false;

  constructor() {
    this.#worker.unref();
    this.#worker.on('exit', () => this.#end());
    // Told to whoever waits, below; between two pieces nobody needs to know.
    this.#worker.on('error', () => this.#end());
  }

  #end(): void {
    this.isGone = true;
  }

  /** `mostMs` of its own work: how busy the machine is otherwise is no fault of what somebody wrote. */
  async run(piece: ToThread, mostMs: number): Promise<unknown> {
    const worker = this.#worker;
    worker.ref();
    const begun = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<FromThread>();
    const failed = (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new Spent('memory')
          : new ThreadFailed(error.code !== 'ERR_WORKER_INIT_FAILED'),
      );
    const ended = () => reject(new ThreadFailed(true));
    worker.once('message', resolve).once('error', failed).once('exit', ended);
    const before = worker.cpuUsage().catch(() => undefined);
    const looking = setInterval(async () => {
      const spent = await worker.cpuUsage(await before).catch(() => undefined);
      const worked = spent ? (spent.user + spent.system) / 1_000 : 0;
      if (worked <= mostMs && performance.now() - begun <= mostMs * patience) return;
      this.#end();
      reject(new Spent('time'));
      void worker.terminate();
    }, lookEveryMs);
    try {
      worker.postMessage(piece);
      const answer = await promise;
      if ('failed' in answer) throw new ThreadFailed(true);
      return answer.output;
    } finally {
      clearInterval(looking);
      worker.off('message', resolve).off('error', failed).off('exit', ended);
      worker.unref();
    }
  }
}
