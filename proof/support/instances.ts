import type { Going } from './ask.ts';
import { type Process, startProcess } from './r7-start.ts';

/** Several instances of the product behind something that knows which of them live. */
export interface Instances {
  going: Going;
  /** Where somebody connects who usually does so to this one. */
  homeOf(index: number): () => string;
  /** Without a goodbye; it is back when `restart` says so. */
  kill(index: number): Promise<void>;
  restart(index: number): Promise<void>;
  close(): Promise<void>;
}

export async function startInstances(databaseUrl: string, many: number, redis = ''): Promise<Instances> {
  const start = () => startProcess(databaseUrl, 'server', Date.now(), { speed: 1, redis });
  const running: (Process | undefined)[] = await Promise.all(Array.from({ length: many }, start));
  const living = () => running.filter((one) => one !== undefined);
  let turn = 0;
  const going: Going = {
    on: true,
    url: () => living()[turn++ % living().length]?.url ?? '',
  };
  return {
    going,
    homeOf: (index) => () => (running[index % many] ?? living()[0])?.url ?? '',
    async kill(index) {
      const one = running[index];
      running[index] = undefined;
      await one?.kill();
    },
    async restart(index) {
      running[index] = await start();
    },
    async close() {
      going.on = false;
      await Promise.all(living().map((one) => one.kill()));
    },
  };
}
