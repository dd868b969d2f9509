import { type ChildProcess, fork } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Caller } from '../../server/src/test-world.ts';

export interface Seen {
  /** The slowest answer of /healthz since last asked, in ms. */
  slowest: number;
  asked: number;
  failed: number;
}

const script = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
const start = (name: string, env: Record<string, string>): ChildProcess =>
  fork(script(name), [], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

const told = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`It ended with ${code}.`));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message as T);
    });
  });

async function ask<T>(child: ChildProcess): Promise<T> {
  const answer = told<T>(child);
  // One that has just ended is told of by its end.
  child.send({}, () => undefined);
  return answer;
}

/** The product in a process of its own, and somebody who watches it from another. */
export async function startProduct(databaseUrl: string, files: string) {
  const product = start('r31-process.ts', { R31_DATABASE: databaseUrl, R31_FILES: files });
  const { url } = await told<{ url: string }>(product);
  const watcher = start('r31-watcher.ts', { R31_URL: url });
  await told(watcher);
  let hasEnded = false;
  product.once('exit', () => {
    hasEnded = true;
  });
  /** One request as it stands, on a connection of its own, and the status of what comes back until it is closed. */
  const open = (bytes: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const written = new Promise<void>((done) => socket.write(bytes, () => done()));
    const status = new Promise<number>((resolve) => {
      let answer = '';
      socket.on('data', (part) => {
        answer += part;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(Number(answer.split(' ')[1] ?? 0)));
    });
    return { socket, written, status };
  };
  return {
    hasEnded: () => hasEnded,
    /** How long its main thread worked without a pause, at the most since it was asked last. */
    longestWork: async () =>
      hasEnded
        ? Infinity
        : (await ask<{ longest: number }>(product).catch(() => ({ longest: Infinity }))).longest,
    seen: () => ask<Seen>(watcher),
    async send(
      caller: Caller,
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<{ status: number; body: string }> {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...headers,
          'x-domain': caller.tenant.host,
          ...(caller.token && { authorization: `Bearer ${caller.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
      return { status: response.status, body: await response.text() };
    },
    /** These very bytes; gives the status that comes back. */
    sendRaw(bytes: string, mostMs = 60_000): Promise<number> {
      const { socket, status } = open(bytes);
      const timer = setTimeout(() => socket.destroy(), mostMs);
      return status.finally(() => clearTimeout(timer));
    },
    /** The last byte of each is held back until everything else has gone out. */
    async sendTogether(requests: readonly string[]): Promise<number[]> {
      const sent = requests.map((bytes) => ({ last: bytes.slice(-1), ...open(bytes.slice(0, -1)) }));
      await Promise.all(sent.map(({ written }) => written));
      for (const { socket, last } of sent) socket.write(last);
      return Promise.all(sent.map(({ status }) => status));
    },
    stop() {
      watcher.kill();
      product.kill('SIGKILL');
    },
  };
}
export type Product = Awaited<ReturnType<typeof startProduct>>;
