import { createHmac, randomBytes } from 'node:crypto';
import { fellowsChannel, userChannel } from '@regimen/contract/realtime.ts';
import { watchChannel } from '@regimen/contract/watching.ts';
import { seedEnrollment } from '../../server/seed/enrollments.ts';
import { seedProgram } from '../../server/seed/programs.ts';
import { seedProtocol } from '../../server/seed/protocols.ts';
import { tell } from '../../server/src/tell.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import { askOnce, pause } from './ask.ts';
import { authorise } from './socket.ts';
import { openWireTab, type WireTab } from './wire-tab.ts';

/** Somebody whose channels others try to get at. */
interface Victim {
  caller: Caller;
  tab: WireTab;
  /** Channels of what they work on, which they are on: their team's first. */
  theirs: [string, ...string[]];
  /** What let them in. */
  auth: string;
}

interface Try {
  thief: Caller;
  victim: Victim;
  tab: WireTab;
  /** What the thief has by right, on the same connection. */
  own: string;
  /** Whether the API gives a permission. */
  ask(channel: string, as?: Partial<Caller['tenant']>): Promise<boolean>;
}

const passOf = (auth: string) => JSON.parse(Buffer.from(auth.split('.')[1] ?? '', 'base64url').toString());

/** Each gives whether it got in, which none may. */
const ways: Record<string, (one: Try) => Promise<boolean>> = {
  'asks for their channel': ({ ask, victim: { caller } }) => ask(userChannel(caller.id ?? '')),
  'asks at their site': ({ ask, victim: { caller } }) => ask(userChannel(caller.id ?? ''), caller.tenant),
  'asks for channels of what is theirs': async ({ ask, victim: { theirs } }) => {
    for (const channel of theirs) if (await ask(channel)) return true;
    return false;
  },
  'joins a visitor’s channel by a key that they made up': ({ tab }) =>
    tab.subscribe(`guest-${randomBytes(21).toString('base64url')}`),
  'asks under a name that looks like theirs': async ({ ask, victim: { caller } }) => {
    const name = userChannel(caller.id ?? '');
    for (const odd of [name.toUpperCase(), `${name};`, `${name}.1`, name.replace('user', 'encrypted-user')])
      if (await ask(odd)) return true;
    return false;
  },
  'joins without a permission': ({ tab, victim: { caller } }) => tab.subscribe(userChannel(caller.id ?? '')),
  'joins with the permission for another channel': ({ tab, own, victim: { caller } }) =>
    tab.subscribe(userChannel(caller.id ?? ''), { auth: own }),
  'joins with a permission for another connection': ({ tab, victim: { caller, auth } }) =>
    tab.subscribe(userChannel(caller.id ?? ''), { auth }),
  'joins their own channel on another’s behalf': ({ tab, own, thief, victim: { caller } }) => {
    const [head = ''] = own.split('.');
    const pass = { ...passOf(own), userId: caller.id };
    const packed = Buffer.from(JSON.stringify(pass)).toString('base64url');
    return tab.subscribe(userChannel(thief.id ?? ''), { auth: `${head}.${packed}` });
  },
  'joins with what they signed themselves': ({ tab, own, victim: { caller } }) => {
    const channel = userChannel(caller.id ?? '');
    const [key = ''] = own.split(':');
    const signature = createHmac('sha256', key).update(`${tab.id}:${channel}`).digest('hex');
    return tab.subscribe(channel, { auth: `${key}:${signature}` });
  },
  'joins their team': ({ tab, own, victim: { caller, theirs } }) =>
    tab.subscribe(theirs[0], { auth: own, channel_data: JSON.stringify({ user_id: caller.id }) }),
  async 'sends to their channel'({ tab, victim: { caller, tab: theirs } }) {
    const before = theirs.heard.length;
    tab.say({ event: 'client-knock', channel: userChannel(caller.id ?? ''), data: {} });
    // Answered with a complaint, which comes after whatever was passed on.
    for (let waited = 0; tab.heard.at(-1)?.event !== 'pusher:error' && waited < 200; waited++) await pause(5);
    return theirs.heard.slice(before).some(({ event }) => event === 'client-knock');
  },
};

/** A connection may say so much at once. */
const triesOfOne = 20;

/** Strangers of the same site and of another try to get at people's channels, in every way there is. */
export async function tryForeignChannels(
  world: World,
  url: string,
  tries: number,
): Promise<{ tried: number; faults: string[] }> {
  const going = { url: () => url };
  const victims = await Promise.all(
    [world.here, world.here, world.there].map((at) => makeVictim(world, at, url)),
  );
  const faults: string[] = [];
  const names = Object.keys(ways);
  let tried = 0;
  while (tried < tries) {
    const thief = await world.add(tried % 40 < triesOfOne ? world.here : world.there);
    const tab = await openWireTab(thief, url);
    const { auth: own } = await authorise(thief, going, tab.id, userChannel(thief.id ?? ''));
    const ask = async (channel_name: string, tenant = thief.tenant as Partial<Caller['tenant']>) => {
      const caller = { ...thief, tenant: { ...thief.tenant, ...tenant } };
      const reply = await askOnce(caller, going, 'POST', 'broadcasting/auth', {
        socket_id: tab.id,
        channel_name,
      });
      return reply?.status === 200;
    };
    // Whoever was let in on another's behalf is hung up on, and comes anew.
    for (let n = 0; n < triesOfOne && tried < tries && !tab.isClosed(); n++, tried++) {
      const way = names[tried % names.length] as string;
      const victim = victims[Math.floor(tried / names.length) % victims.length] as Victim;
      if (await ways[way]?.({ thief, victim, tab, own, ask })) faults.push(`a stranger ${way}: let in`);
    }
    await tellAll(world, victims);
    await pause(50);
    const seen = tab.heard.filter(({ event }) => event === 'NewEvent').length;
    if (seen > 0) faults.push(`a stranger heard ${seen} events of others`);
    tab.close();
  }
  for (const { tab } of victims) {
    if (!tab.heard.some(({ event }) => event === 'NewEvent')) faults.push('somebody did not hear their own');
    tab.close();
  }
  return { tried, faults };
}

async function makeVictim(world: World, tenant: Caller['tenant'], url: string): Promise<Victim> {
  const caller = await world.add(tenant, { roles: ['expert'] });
  const theirs = await world.runtime.tx(tenant.id, async (tx): Promise<Victim['theirs']> => {
    const { protocol } = await seedProtocol(tx, caller.id ?? '');
    const seeded = await seedProgram(tx, caller.id ?? '');
    await seedEnrollment(tx, caller.id ?? '', seeded);
    const { program } = seeded;
    return [
      watchChannel('protocol', protocol),
      watchChannel('work', program),
      watchChannel('followers', program),
      fellowsChannel + program,
    ];
  });
  const tab = await openWireTab(caller, url);
  const join = async (channel: string) => {
    const given = await authorise(caller, { url: () => url }, tab.id, channel);
    if (!(await tab.subscribe(channel, given))) throw new Error(`${channel} is not open to whom it is for.`);
    return given.auth;
  };
  const auth = await join(userChannel(caller.id ?? ''));
  for (const channel of theirs) await join(channel);
  return { caller, tab, theirs, auth };
}

async function tellAll(world: World, victims: readonly Victim[]): Promise<void> {
  for (const { caller } of victims)
    await world.runtime.tx(caller.tenant.id, async (tx) => tell(tx, caller.id ?? '', 'notification', {}));
}
