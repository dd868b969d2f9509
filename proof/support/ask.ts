import type { Caller } from '../../server/src/test-world.ts';

/** Where the product is at the moment, for as long as it goes on. */
export interface Going {
  on: boolean;
  url(): string;
}

/** What is counted while asking. */
export interface Asked {
  faults: string[];
  retried: number;
}

export interface Reply<Body> {
  status: number;
  body: Body | undefined;
}

type Refusal = { message?: string };

/** Asked with one key until there is an answer: what a page does that lost its connection. */
export async function askUntilAnswered<Body extends object>(
  caller: Caller,
  going: Going,
  asked: Asked,
  path: string,
  body: object,
): Promise<Reply<Body & Refusal>> {
  const key = crypto.randomUUID();
  for (let tries = 0; ; tries++) {
    const reply = await askOnce<Body & Refusal>(caller, going, 'POST', path, body, key);
    if (reply && reply.status < 500 && !isBusy(reply)) return reply;
    // That something is away is no fault of ours; what nobody foresaw is.
    if (reply && reply.status >= 500 && reply.status !== 503)
      asked.faults.push(`${path} was answered with ${reply.status}`);
    if (tries === 0) asked.retried++;
    if (tries > 800) throw new Error(`No answer to ${path}`);
    await pause(25);
  }
}

/** The first try of this key may still be under way in a process that was killed a moment ago. */
const isBusy = ({ status, body }: Reply<Refusal>): boolean =>
  status === 409 && /same time/.test(body?.message ?? '');

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `undefined`: nobody answered. */
export async function askOnce<Body>(
  { tenant, token }: Caller,
  { url }: Pick<Going, 'url'>,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<Reply<Body> | undefined> {
  try {
    const response = await fetch(`${url()}/api/${path}`, {
      method,
      headers: {
        'x-domain': tenant.host,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      body: (await response.json().catch(() => undefined)) as Body | undefined,
    };
  } catch {
    return undefined;
  }
}
