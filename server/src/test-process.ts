import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';

export interface ProductProcess {
  /** Where connections come in. */
  port: number;
  /** The port of its pages, were it to have any. */
  mainPort: number;
  child: ChildProcess;
  /** Without a goodbye. */
  kill(): Promise<void>;
  /** As an operator would stop it. */
  stop(): Promise<void>;
}

interface Ports {
  main: number;
  own: number;
}

export const startRealtime = (database: TestDatabase, ports: Ports, more: Record<string, string> = {}) =>
  startProduct(database, ports, { ROLE: 'realtime', ...more });

/** The product itself as a process of its own, on a world's database and with its secrets. */
export async function startProduct(
  database: TestDatabase,
  ports: Ports,
  more: Record<string, string>,
): Promise<ProductProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'regimen-realtime-'));
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: {
      PATH: '',
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      PORT: String(ports.main),
      WS_PORT: String(ports.own),
      VAULT_KEY: Buffer.alloc(32).toString('base64url'),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'exit').then(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      if (printed.includes('Regimen is ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`It did not start: ${printed}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    port: ports.own,
    mainPort: ports.main,
    child,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

export async function freePorts(many: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: many }, async () => {
      const probe = createServer();
      await new Promise<void>((listening) => probe.listen(0, listening));
      return probe;
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))));
  return ports;
}
