import { userChannel } from '@regimen/contract/realtime.ts';
import { seedSession } from '../../server/seed/people.ts';
import { tell } from '../../server/src/tell.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import { pause } from './ask.ts';
import { authorise } from './socket.ts';
import { openWireTab } from './wire-tab.ts';

const reason = 'They asked us to.';
const silentWithinMs = 2_000;

type End = (world: World, person: Caller, admin: Caller) => Promise<{ status: number }>;

/** By way of one process, while the connection is at another. */
const ends: Record<string, End> = {
  'signed out': (world, person) => world.call(person, 'POST', '/api/auth/logout'),
  async 'was signed out from another device'(world, person) {
    const other = await world.runtime.tx(world.here.id, (tx) => seedSession(tx, person.id ?? ''));
    return world.call({ ...person, ...other }, 'DELETE', '/api/sessions');
  },
  'was signed out by an admin': (world, person, admin) =>
    world.call(admin, 'POST', `/api/dashboard/people/${person.id}/sign-out`, { reason }),
  'was suspended': (world, person, admin) =>
    world.call(admin, 'POST', `/api/dashboard/people/${person.id}/suspend`, { reason }),
  'got another role': (world, person, admin) =>
    world.call(admin, 'PUT', `/api/dashboard/people/${person.id}/roles`, { roles: ['expert'], reason }),
};

/** Whoever loses their access at one process is silent at the other: what took longest, and who heard something more. */
export async function endSockets(
  world: World,
  url: string,
  people: number,
): Promise<{ tried: number; slowestMs: number; faults: string[] }> {
  const admin = await world.addAdmin(world.here);
  const names = Object.keys(ends);
  const faults: string[] = [];
  let slowestMs = 0;
  for (let n = 0; n < people; n++) {
    const how = names[n % names.length] as string;
    const { ms, fault } = await endOne(world, url, admin, ends[how] as End);
    slowestMs = Math.max(slowestMs, ms);
    if (fault) faults.push(`whoever ${how}: ${fault}`);
  }
  return { tried: people, slowestMs, faults };
}

async function endOne(
  world: World,
  url: string,
  admin: Caller,
  end: End,
): Promise<{ ms: number; fault?: string }> {
  const person = await world.add(world.here);
  const channel = userChannel(person.id ?? '');
  const tab = await openWireTab(person, url);
  const isIn = await tab.subscribe(channel, await authorise(person, { url: () => url }, tab.id, channel));
  const tellThem = () =>
    world.runtime.tx(world.here.id, async (tx) => tell(tx, person.id ?? '', 'notification', {}));
  const heard = () => tab.heard.filter(({ event }) => event === 'NewEvent').length;
  await tellThem();
  for (let waited = 0; heard() === 0 && waited < 500; waited++) await pause(10);
  if (!isIn || heard() !== 1) return { ms: 0, fault: 'was not told anything before' };
  const { status } = await end(world, person, admin);
  if (status >= 300) return { ms: 0, fault: `answered with ${status}` };
  const began = Date.now();
  await Promise.race([tab.closed, pause(silentWithinMs)]);
  const ms = Date.now() - began;
  await tellThem();
  await pause(tab.isClosed() ? 0 : 300);
  const after = heard();
  const isClosed = tab.isClosed();
  tab.close();
  if (after > 1) return { ms, fault: 'was told something afterwards' };
  return isClosed ? { ms } : { ms, fault: `is still connected after ${ms} ms` };
}
