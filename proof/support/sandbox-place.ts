import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../server/src/db/pool.ts';
import { openStripe } from '../../server/src/providers/stripe.ts';
import { type Sandbox, serveSandbox } from '../../server/src/sandbox/serve-sandbox.ts';

export type Stripe = ReturnType<typeof openStripe>;
export interface Heard {
  body: string;
  signature: string;
}

/** A sandbox, the official SDK at it, and whoever listens to what it tells. */
export interface SandboxPlace {
  stripe: Stripe;
  sandbox: Sandbox;
  key: string;
  databaseUrl: string;
  heard: Heard[];
  listenerUrl: string;
  /** What only a sandbox can do. */
  force(path: string, params?: Record<string, string | number | boolean>): Promise<unknown>;
  /** Types something on a hosted page, as a browser without scripts would; gives where that leads, or the page. */
  submit(
    url: string,
    form: Record<string, string>,
  ): Promise<{ to: string | null; status: number; html: string }>;
  close(): Promise<void>;
}

export async function openSandboxPlace(database: Database, databaseUrl: string): Promise<SandboxPlace> {
  const key = `sk_test_${randomBytes(12).toString('hex')}`;
  const sandbox = await serveSandbox({ pool: database.global, key, onError: console.error });
  const stripe = openStripe({ key, sandboxPort: sandbox.port });
  const heard: Heard[] = [];
  const listener = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ body, signature: String(request.headers['stripe-signature']) });
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    stripe,
    sandbox,
    key,
    databaseUrl,
    heard,
    listenerUrl: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/events`,
    force: (path, params = {}) => stripe.rawRequest('POST', `/v1/sandbox/${path}`, params),
    async submit(url, form) {
      const body = new URLSearchParams(form);
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      return { to: answer.headers.get('location'), status: answer.status, html: await answer.text() };
    },
    async close() {
      await sandbox.close();
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

export type States = Record<string, (place: SandboxPlace) => Promise<void>>;

export function same(what: string, got: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(got, wanted))
    throw new Error(`${what}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`);
}

/** What the SDK made of a refusal. */
export async function refused(asked: Promise<unknown>): Promise<Record<string, unknown>> {
  const error = await asked.then(
    () => undefined,
    (thrown: Record<string, unknown>) => thrown,
  );
  if (!error) throw new Error('It was not refused.');
  return error;
}

export const card = { expiry: '12/40', code: '123', name: 'Test' };
export const daySeconds = 86_400;
