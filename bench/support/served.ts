import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that its CPU seconds can be told from the load's. */
export interface Served {
  url: string;
  pid: number;
  cpuSeconds(): Promise<number>;
  /** What it holds of the machine's memory. */
  memoryBytes(): Promise<number>;
  stop(): Promise<void>;
}

type Used = { cpu: number; memory: number };
type Message = { url: string } | Used;

/** `script` calls `report(url)` below once it listens. */
export async function startServed(script: string, env: Record<string, string> = {}): Promise<Served> {
  const child = fork(fileURLToPath(new URL(`../${script}`, import.meta.url)), [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  ended.catch(() => undefined);
  const next = () =>
    Promise.race([
      ended,
      new Promise<Message>((resolve) => child.once('message', (message: Message) => resolve(message))),
    ]);
  async function used(): Promise<Used> {
    const answer = next();
    child.send('used');
    const message = await answer;
    return 'cpu' in message ? message : { cpu: 0, memory: 0 };
  }
  const started = await next();
  if (!('url' in started)) throw new Error('no address');
  return {
    url: started.url,
    pid: child.pid ?? 0,
    cpuSeconds: async () => (await used()).cpu,
    memoryBytes: async () => (await used()).memory,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

/** The other side: tells where it listens, and how much CPU and memory it has used whenever it is asked. */
export function report(url: string, stop: () => Promise<void>): void {
  process.on('message', (message) => {
    const { user, system } = process.cpuUsage();
    const memory = process.memoryUsage.rss();
    if (message === 'used') process.send?.({ cpu: (user + system) / 1e6, memory } satisfies Used);
    else stop().then(() => process.exit(0));
  });
  process.send?.({ url });
}
