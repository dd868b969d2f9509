import { Agent, request } from 'node:http';
import { flags, goal } from '../proof/support/goal.ts';
import { demoPassword } from '../server/seed/people.ts';
import { median } from './support/load.ts';
import { type Served, startServed } from './support/served.ts';
import { appOf, connect, subscribe } from './support/sockets.ts';
import { demoTenantId, withProduct } from './support/with-product.ts';

// P9: somebody connects, is let in and joins their own channel: with the real token, the site and what they were told by
// then, against the same with an HMAC and nothing else. One after the other, in turn, the middle of each round.

const count = flags.quick ? 60 : 400;
const rounds = flags.quick ? 3 : 7;
const most = 1.5;
const agent = new Agent({ keepAlive: true });

interface Side {
  served: Served;
  key: string;
  channel: string;
  headers: Record<string, string>;
}

function letIn({ served, channel, headers }: Side, socketId: string): Promise<string> {
  const url = new URL('/api/broadcasting/auth', served.url);
  const json = { ...headers, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: json }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(JSON.parse(text).auth);
        else reject(new Error(`let in: ${answer.statusCode} ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ socket_id: socketId, channel_name: channel }));
  });
}

/** How long one took, in milliseconds. */
async function join(side: Side): Promise<number> {
  const began = performance.now();
  const { socket, id } = await connect(side.served, side.key);
  await subscribe(socket, side.channel, await letIn(side, id));
  const ms = performance.now() - began;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.terminate();
  await closed;
  return ms;
}

await withProduct(async (product) => {
  const floor = await startServed('support/plain-gateway.ts');
  const signedIn = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'follower@demo.test', password: demoPassword }),
  });
  const { accessToken, id } = (await signedIn.json()) as { accessToken: string; id: string };
  const channel = `private-user-${id}`;
  const { key } = appOf(demoTenantId);
  const ours: Side = { served: product, key, channel, headers: { authorization: `Bearer ${accessToken}` } };
  const plain: Side = { served: floor, key, channel, headers: {} };
  const inTurn = async (times: number) => {
    const taken: [number[], number[]] = [[], []];
    for (let n = 0; n < times; n++) {
      taken[0].push(await join(ours));
      taken[1].push(await join(plain));
    }
    return taken;
  };
  await inTurn(count);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const [real, hmac] = (await inTurn(count)).map(median) as [number, number];
    console.log(`  round ${round}: ${real.toFixed(2)} ms, with HMAC only ${hmac.toFixed(2)} ms`);
    ratios.push(real / hmac);
  }
  const bar = flags.quick ? 2 * most : most;
  const value = median(ratios);
  const target = flags.quick ? `≤${bar}×(quick,full≤${most})` : `≤${bar}×`;
  goal('P9', `p50 ${value.toFixed(2)}`, target, value <= bar);
  await floor.stop();
  agent.destroy();
});
