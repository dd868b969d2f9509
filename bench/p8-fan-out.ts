import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { flags, goal, ratioGoal } from '../proof/support/goal.ts';
import type { WebSocket } from '../server/src/test-sockets.ts';
import { median } from './support/load.ts';
import { type Served, startServed } from './support/served.ts';
import { appOf, connect, isPing, signedPath, subscribe } from './support/sockets.ts';
import { demoTenantId, withProduct } from './support/with-product.ts';

// P8: an event to everybody on a channel with 1,000 subscribers, sent as a server sends it, ten at a time, against plain
// `ws` with the frame built once and writes coalesced; per CPU second of the server, in turn. And connections that only
// stay: all of them held, with what one costs.

const subscribers = 1_000;
const inBatch = 10;
const batches = flags.quick ? 25 : 150;
const rounds = flags.quick ? 3 : 9;
const idle = flags.quick ? 1_000 : 10_000;
/** In full, long enough for the gateway to ask each of them whether it is still there, and to give up who is not. */
const idleMs = flags.quick ? 1_000 : 90_000;
const atOnce = 50;
const channel = 'news';
const app = appOf(demoTenantId);
const agent = new Agent({ keepAlive: true });

/** Counts what reaches its readers. */
interface Audience {
  served: Served;
  path: (body: string) => string;
  heard: number;
}

async function gather(served: Served, path: Audience['path']): Promise<Audience> {
  const audience: Audience = { served, path, heard: 0 };
  for (let n = 0; n < subscribers; n += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const { socket } = await connect(served, app.key);
        await subscribe(socket, channel);
        socket.on('message', (message) => {
          if (!isPing(message)) audience.heard++;
        });
      }),
    );
  return audience;
}

function post(url: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Deliveries per CPU second of the server. */
async function fanOut(audience: Audience, count: number): Promise<number> {
  const { served, path } = audience;
  const before = await served.cpuSeconds();
  audience.heard = 0;
  for (let n = 1; n <= count; n++) {
    const data = JSON.stringify({
      component: 'news',
      data: {
        about: `something that is new to everybody who reads it, number ${n}`,
        place: crypto.randomUUID(),
      },
    });
    const event = { name: 'NewEvent', channel, data };
    const body = JSON.stringify({ batch: Array.from({ length: inBatch }, () => event) });
    await post(new URL(path(body), served.url).href, body);
    for (let waited = 0; audience.heard < n * inBatch * subscribers; waited++) {
      if (waited > 10_000) throw new Error(`${audience.heard} heard of ${n * inBatch * subscribers}`);
      await wait(1);
    }
  }
  return audience.heard / ((await served.cpuSeconds()) - before);
}

async function holdIdle(product: Served): Promise<void> {
  const before = await product.memoryBytes();
  let dropped = 0;
  const held: WebSocket[] = [];
  for (let n = 0; n < idle; n += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const { socket } = await connect(product, app.key);
        held.push(socket);
        socket.on('close', () => dropped++);
      }),
    );
  await wait(idleMs);
  const kilobytes = ((await product.memoryBytes()) - before) / 1_024 / idle;
  goal(
    'P8',
    `${idle - dropped} idle connections held for ${idleMs / 1_000} s, ${kilobytes.toFixed(1)} kB each`,
    flags.quick ? `${idle} (full 10000)` : String(idle),
    dropped === 0,
  );
  const closed = held.map((socket) => new Promise((resolve) => socket.on('close', resolve)));
  for (const socket of held) socket.terminate();
  await Promise.all(closed);
}

await withProduct(async (product) => {
  await holdIdle(product);
  const floor = await startServed('support/plain-gateway.ts');
  const ours = await gather(product, (body) => signedPath(app, body));
  const plain = await gather(floor, () => '/batch');
  const warm = flags.quick ? 15 : 50;
  await fanOut(ours, warm);
  await fanOut(plain, warm);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const theirs = await fanOut(plain, batches);
    const rate = await fanOut(ours, batches);
    console.log(
      `  round ${round}: ${Math.round(rate)} deliveries a CPU second, plain ws ${Math.round(theirs)}`,
    );
    ratios.push(rate / theirs);
  }
  ratioGoal('P8', `fan-out to ${subscribers}`, median(ratios), 0.9);
  await floor.stop();
  // Node would wait for each of them to say goodbye.
  setTimeout(() => process.exit(), 20_000).unref();
}, 'realtime');
process.exit();
