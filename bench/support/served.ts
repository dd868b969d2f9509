import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that its CPU seconds can be told from the load's. */
export interface Served {
  url: string;
  cpuSeconds(): Promise<number>;
  /** The most memory it has held at once so far. */
  peakMegabytes(): Promise<number>;
  stop(): Promise<void>;
}

type Message = { url: string } | { cpu: number } | { peak: number };

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
  const started = await next();
  if (!('url' in started)) throw new Error('no address');
  return {
    url: started.url,
    async cpuSeconds() {
      const answer = next();
      child.send('cpu');
      const message = await answer;
      return 'cpu' in message ? message.cpu : 0;
    },
    async peakMegabytes() {
      const answer = next();
      child.send('peak');
      const message = await answer;
      return 'peak' in message ? message.peak : 0;
    },
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
    if (message === 'cpu') process.send?.({ cpu: (user + system) / 1e6 });
    // Counted by the system in kilobytes.
    else if (message === 'peak') process.send?.({ peak: process.resourceUsage().maxRSS / 1_024 });
    else stop().then(() => process.exit(0));
  });
  process.send?.({ url });
}
