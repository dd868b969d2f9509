import { createHmac, randomBytes } from 'node:crypto';
import type { Outbound } from '../providers/outbound.ts';
import { type Around, Draft, type State } from './core/draft.ts';
import type { Row } from './core/objects.ts';
import type { World } from './world.ts';

const atOnce = 50;
/** After that nobody is told any more. */
const mostAttempts = 8;
const pauseMs = 30_000;
const longestMs = 5_000;

interface Letter {
  id: string;
  url: string;
  body: string;
  secret: string;
}

/** What is due to be told, in the order in which it is to be told; each is tried again until somebody takes it. */
export function takeDue(
  state: State,
  around: Around,
): { letters: Letter[]; changed: ReadonlyMap<string, Row | null> } {
  const draft = new Draft(state, around, { account: '', requestId: null, idempotencyKey: null });
  const due = draft.list('delivery', ({ nextAt }) => nextAt <= around.nowMs);
  // Lists begin with the newest.
  if (draft.dials.events !== 'reordered') due.reverse();
  const letters = due.slice(0, atOnce).flatMap((row): Letter[] => {
    const { wire } = row;
    const endpoint = draft.find('webhook_endpoint', wire.endpoint);
    const event = wire.forged ?? draft.find('event', wire.event)?.wire;
    if (!endpoint || !event || wire.attempts >= mostAttempts) {
      draft.remove(row.id);
      return [];
    }
    const attempts = wire.attempts + 1;
    draft.change(row, { attempts, nextAt: around.nowMs + pauseMs * 2 ** attempts });
    const secret = wire.forged ? `whsec_${randomBytes(16).toString('hex')}` : String(endpoint.inner.secret);
    return [{ id: row.id, url: endpoint.wire.url, body: JSON.stringify(event), secret }];
  });
  return { letters, changed: draft.changed };
}

/** Stripe's own form of a signature. Its time is the machine's: whoever reads it knows no other. */
export function signatureOf(body: string, secret: string, nowMs: number): string {
  const time = Math.floor(nowMs / 1_000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Tells what is due until nothing is; gives how many were taken. */
export async function deliver(world: World, outbound: Outbound, around: () => Around): Promise<number> {
  let taken = 0;
  for (;;) {
    const { letters } = await world.ask((state) => takeDue(state, around()));
    if (letters.length === 0) return taken;
    const arrived: [string, null][] = [];
    for (const { id, url, body, secret } of letters) {
      const status = await outbound(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'stripe-signature': signatureOf(body, secret, around().nowMs),
        },
        body: Buffer.from(body),
        longestMs,
      }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status >= 200 && status < 300) arrived.push([id, null]);
    }
    taken += arrived.length;
    await world.ask(() => ({ changed: new Map(arrived) }));
  }
}
