import { seedMember, seedProtocol } from '../../server/seed/protocols.ts';
import type { TestDatabase } from '../../server/src/test-database.ts';
import { type Caller, openWorld } from '../../server/src/test-world.ts';
import { pause } from './ask.ts';
import { type Chatter, makeRooms, openChatter } from './chat-rooms.ts';
import { type Instances, startInstances } from './instances.ts';
import { gathered, presenceIsRight, type Watcher, watchPresence } from './presence-watch.ts';

/** People in rooms and a team on a presence channel, spread over instances of the product. */
export interface Scene {
  instances: Instances;
  chatters: Chatter[];
  watchers: Watcher[];
  faults: string[];
  /** How long presence took at most, so far. */
  slowestMs: number;
  /** Waits for presence to be right, and keeps how long that took. */
  expectPresence(when: string): Promise<void>;
  close(): Promise<void>;
}

export interface Crowd {
  people: number;
  inEachRoom: number;
  watchers: number;
}

/** `productUrl`: the database by the way that may fail. */
export async function openScene(
  database: TestDatabase,
  productUrl: string,
  { people, inEachRoom, watchers: many }: Crowd,
  redis = '',
): Promise<Scene> {
  const world = await openWorld({ database });
  const callers: Caller[] = [];
  for (let n = 0; n < people; n++) callers.push(await world.add(world.here));
  const rooms = await makeRooms(world, callers, inEachRoom);
  const team: Caller[] = [];
  for (let n = 0; n < many; n++) team.push(await world.add(world.here, { roles: ['expert'] }));
  const [owner, ...members] = team.map(({ id }) => id as string);
  const channel = await world.runtime.tx(world.here.id, async (tx) => {
    const { protocol } = await seedProtocol(tx, owner ?? '');
    for (const member of members) await seedMember(tx, protocol, member, 'comment');
    return `presence-protocol-${protocol}`;
  });
  // Nothing of the proof's own is connected while things go away.
  await world.close();

  const instances = await startInstances(productUrl, 2, redis);
  const { going, homeOf } = instances;
  let index = 0;
  const chatters = rooms.flatMap(({ id, members: inIt }) =>
    inIt.map((caller) => openChatter(caller, id, going, homeOf(index++))),
  );
  const watchers = team.map((caller, at) => watchPresence(caller, channel, { home: homeOf(at), going }));
  const scene: Scene = {
    instances,
    chatters,
    watchers,
    faults: await gathered(watchers),
    slowestMs: 0,
    async expectPresence(when) {
      const { ms, faults } = await presenceIsRight(watchers, when);
      scene.slowestMs = Math.max(scene.slowestMs, ms);
      scene.faults.push(...faults);
    },
    async close() {
      going.on = false;
      for (const { tab } of chatters) tab.close();
      for (const watcher of watchers) watcher.stayAway();
      await pause(50);
      await instances.close();
    },
  };
  return scene;
}

/** Half of those at home on an instance leave with it when it dies: whoever is left sees them go, and come again. */
export async function killInstance(scene: Scene, index: number): Promise<void> {
  const { instances, watchers } = scene;
  const atHome = watchers.filter((_, at) => at % 2 === index);
  const leaving = atHome.slice(0, Math.ceil(atHome.length / 2));
  await instances.kill(index);
  for (const watcher of leaving) watcher.stayAway();
  await scene.expectPresence('after an instance was killed');
  await instances.restart(index);
  for (const watcher of leaving) watcher.comeBack();
  await scene.expectPresence('after an instance came back');
}
