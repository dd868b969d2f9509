import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { slowPaper } from '../../test-bombs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let port: number;
beforeAll(async () => {
  world = await openWorld();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  port = (world.app.server.address() as AddressInfo).port;
});
const onTheWay = new Set<ClientRequest>();
afterAll(async () => {
  for (const one of onTheWay) one.destroy();
  await world.close();
});

/** A file on its way, from an address of this machine. */
function send(caller: Caller, bytes: Buffer, localAddress: string): ClientRequest {
  const sending = request({
    port,
    host: '127.0.0.1',
    localAddress,
    method: 'POST',
    path: '/api/uploads',
    headers: {
      'x-domain': caller.tenant.host,
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
    },
  });
  onTheWay.add(sending);
  sending.on('error', () => undefined);
  sending.end(bytes);
  return sending;
}

/** Its status, and how long that took. */
async function answerTo(sending: ClientRequest): Promise<{ status: number; tookMs: number }> {
  const begun = performance.now();
  const [answer] = await once(sending, 'response');
  answer.resume();
  return { status: answer.statusCode, tookMs: Math.round(performance.now() - begun) };
}

const pixel = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

it('makes another tenant’s small picture within seconds while one tenant sends nothing but slow papers', async () => {
  const victim = await world.add(world.there);
  const picture = await pixel();
  const paper = slowPaper();
  const jam: ClientRequest[] = [];
  for (const network of [2, 3, 4, 5]) {
    const attacker = await world.add(world.here);
    for (let index = 0; index < 32; index++) jam.push(send(attacker, paper, `127.0.0.${network}`));
  }
  // Whoever is refused among them says that the line has been filled.
  await Promise.any(jam.map(answerTo));
  for (let round = 0; round < 4; round++) {
    const { status, tookMs } = await answerTo(send(victim, picture, '127.0.0.9'));
    expect([round, status]).toEqual([round, 201]);
    expect(tookMs).toBeLessThan(6_000);
  }
  for (const one of jam) one.destroy();
  // What its senders have left is in nobody's way any more, not even in their own tenant's.
  const { status, tookMs } = await answerTo(send(await world.add(world.here), picture, '127.0.0.8'));
  expect(status).toBe(201);
  expect(tookMs).toBeLessThan(6_000);
}, 120_000);

it('opens nothing for whoever has hung up: it is not even in their own way', async () => {
  const sender = await world.add(world.here);
  const many = Array.from({ length: 40 }, () => send(sender, slowPaper(), '127.0.0.11'));
  // As many wait as may of one account.
  expect((await Promise.any(many.map(answerTo))).status).toBe(429);
  for (const one of many) one.destroy();
  const picture = await pixel();
  await vi.waitFor(
    async () => expect((await answerTo(send(sender, picture, '127.0.0.11'))).status).toBe(201),
    { timeout: 8_000 },
  );
}, 60_000);
