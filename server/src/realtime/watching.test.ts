import { watchChannel } from '@regimen/contract/watching.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedFollowUp } from '../../seed/follow-ups.ts';
import { protocolMembers } from '../db/schema.ts';
import { type GatewayWorld, heardOn, joined, openGatewayWorld, ownChannel } from '../test-gateway.ts';
import type { Caller } from '../test-world.ts';

// What pages watch while they show it: whoever may, hears that it has changed, and nobody else is let on its channel.

let world: GatewayWorld;
let owner: Caller;
let colleague: Caller;
let follower: Caller;
let seeded: Awaited<ReturnType<typeof seedFollowUp>>;
beforeAll(async () => {
  world = await openGatewayWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
  colleague = await world.add(world.here, { roles: ['expert'] });
  follower = await world.add(world.here);
  seeded = await world.runtime.tx(world.here.id, (tx) =>
    seedFollowUp(tx, {
      owner: owner.id as string,
      follower: follower.id as string,
      colleague: colleague.id as string,
    }),
  );
});
afterAll(() => world.close());

const soon = { timeout: 10_000, interval: 10 };
const protocolOf = async () => {
  const [row] = await world.runtime.read(world.here.id, (tx) => tx.select().from(protocolMembers));
  return row?.protocolId as string;
};
async function watching(caller: Caller, name: string) {
  const pusher = world.connect(caller);
  const channel = pusher.subscribe(name);
  const heard = heardOn<unknown>(channel, 'Changed');
  await joined(channel);
  return { pusher, heard };
}

it('the page of followers moves as one of them begins, and as a colleague does something about one', async () => {
  const { program } = seeded;
  const { heard } = await watching(colleague, watchChannel('followers', program));
  const other = await world.add(world.here);
  const enrolled = await world.call(other, 'POST', `/api/programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  expect(enrolled.status).toBe(201);
  const event = { component: 'followers', data: { id: program } };
  await vi.waitFor(() => expect(heard).toContainEqual(event), soon);
  const before = heard.length;
  const channel = ownChannel(world.connect(colleague), colleague);
  const told = heardOn<{ component: string }>(channel, 'NewEvent');
  await joined(channel);
  await world.call(owner, 'POST', `/api/follow-ups/${seeded.followUp}/claim`, { takeOver: false });
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before), soon);
  await vi.waitFor(() => expect(told.map(({ component }) => component)).toContain('follow-up'), soon);
});

it('a draft that is saved and a comment reach everybody who has the protocol open', async () => {
  const protocol = await protocolOf();
  const { heard } = await watching(colleague, watchChannel('protocol', protocol));
  const { body: draft } = await world.call(owner, 'GET', `/api/protocols/${protocol}`);
  const [first] = draft.document.nodes;
  const after = { ...first, data: { ...first?.data, name: 'Another name' } };
  const saved = await world.call(owner, 'POST', `/api/protocols/${protocol}/changes`, {
    base: draft.version,
    change: { nodes: [{ id: first?.id, after }], modules: [], words: null },
  });
  expect(saved.status).toBe(200);
  await vi.waitFor(() => expect(heard).toHaveLength(1), soon);
  const remark = { nodeId: null, replyTo: null, body: 'Shorter?' };
  expect((await world.call(owner, 'POST', `/api/protocols/${protocol}/comments`, remark)).status).toBe(201);
  await vi.waitFor(() => expect(heard).toHaveLength(2), soon);
});

it('an item that is saved reaches them, also one that no step uses yet', async () => {
  const protocol = await protocolOf();
  const { heard } = await watching(colleague, watchChannel('protocol', protocol));
  const item = {
    kind: 'nudge',
    name: 'Wind down',
    description: '',
    channel: 'push',
    title: 'Soon',
    body: 'Lights out',
  };
  const made = await world.call(owner, 'POST', `/api/protocols/${protocol}/items`, { item });
  expect(made.status).toBe(201);
  expect(heard).toEqual([]);
  const renamed = { version: made.body.version, item: { ...item, name: 'Good night' } };
  expect(
    (await world.call(owner, 'PUT', `/api/protocols/${protocol}/items/${made.body.id}`, renamed)).status,
  ).toBe(200);
  await vi.waitFor(() => expect(heard).toHaveLength(1), soon);
});

it('nobody else is let on such a channel', async () => {
  const stranger = await world.add(world.here, { roles: ['expert'] });
  const protocol = await protocolOf();
  const names = [
    watchChannel('followers', seeded.program),
    watchChannel('work', seeded.program),
    watchChannel('protocol', protocol),
  ];
  for (const name of names)
    for (const caller of [stranger, follower])
      await expect(joined(world.connect(caller).subscribe(name))).rejects.toThrow('403');
});

it('whoever loses their seat is sent away, and not let on again', async () => {
  const protocol = await protocolOf();
  const name = watchChannel('protocol', protocol);
  const { pusher, heard } = await watching(colleague, name);
  const refused = new Promise((resolve) => pusher.channel(name).bind('pusher:subscription_error', resolve));
  const gone = await world.call(owner, 'DELETE', `/api/protocols/${protocol}/members/${colleague.id}`);
  expect(gone.status).toBe(204);
  expect(await refused).toMatchObject({ status: 403 });
  expect(heard).toEqual([]);
});
