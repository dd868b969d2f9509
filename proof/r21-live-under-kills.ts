/**
 * R21: people write to each other by way of two instances, a team looks at who is there, and everything in between is
 * taken away under load: connections by the hundred, an instance, Redis, the way to the database and, in the full form, its
 * server. Measured by what was acknowledged: every page shows each message once and in its order, having heard every event
 * once; presence is right within 5 s.
 *
 *   node proof/r21-live-under-kills.ts            1,000 disconnects, over PostgreSQL and over Redis
 *   node proof/r21-live-under-kills.ts --quick    60, over Redis where the machine has one
 *   node proof/r21-live-under-kills.ts --mutant   takes the guards out of a copy of the product; each has to go red
 */
import { type TestDatabase, withKillablePostgres, withTestPostgres } from '../server/src/test-database.ts';
import { freePorts } from '../server/src/test-process.ts';
import { openWire, type Wire } from '../server/src/test-proxy.ts';
import { hasRedis, openTestRedis, type TestRedis } from '../server/src/test-redis.ts';
import { pause } from './support/ask.ts';
import { judgeRooms, nothingWritten, settled, write } from './support/chat-rooms.ts';
import { flags, goal, show } from './support/goal.ts';
import { killInstance, openScene, type Scene } from './support/live-scene.ts';
import { catchMutants } from './support/mutants.ts';
import { presenceTarget } from './support/presence-watch.ts';
import { random } from './support/random.ts';

const crowd = flags.quick
  ? { people: 12, inEachRoom: 4, watchers: 6 }
  : { people: 40, inEachRoom: 5, watchers: 12 };
const disconnects = flags.quick ? 60 : 1_000;
const rounds = flags.quick ? 1 : 10;
/** Longer than a lease: whoever is held by a process that cannot say so counts as gone. */
const awayMs = 4_500;
const pick = random(20_261_118);

interface Around {
  wire: Wire;
  /** Where the server is the proof's own: settles when it is back. */
  killDatabase: (() => Promise<void>) | undefined;
  databaseUrl: string;
  redis: TestRedis | undefined;
}
type Fault = (scene: Scene, around: Around, round: number) => Promise<void>;

const faults: Record<string, Fault> = {
  instance: (scene, _, round) => killInstance(scene, round % 2),
  async redis(scene, { redis }) {
    await redis?.kill();
    await pause(300);
    await redis?.start();
    await scene.expectPresence('after Redis was killed');
  },
  async 'connections of the database'(scene, { wire }) {
    wire.cut();
    await scene.expectPresence('after the connections to the database were cut');
  },
  async database(scene, { wire, databaseUrl }) {
    const [nowhere] = await freePorts(1);
    wire.leadTo(`postgresql://127.0.0.1:${nowhere}/away`);
    wire.cut();
    await pause(awayMs);
    // Whoever leaves meanwhile cannot be written down as gone.
    scene.watchers.at(-1)?.cut();
    wire.leadTo(databaseUrl);
    await scene.expectPresence('after the database was away');
  },
  async 'the server of the database'(scene, { killDatabase }) {
    await killDatabase?.();
    await scene.expectPresence('after the server of the database was killed');
  },
};

async function run(
  database: TestDatabase,
  redis: TestRedis | undefined,
  killDatabase?: () => Promise<void>,
): Promise<void> {
  const wire = await openWire(database.url);
  const scene = await openScene(database, wire.url, crowd, redis?.url);
  const { chatters, watchers, instances } = scene;
  const written = nothingWritten();
  const state = { writing: true, cuts: 0, struck: 0 };
  const writing = chatters.map((chatter) =>
    write(chatter, instances.going, written, { wants: () => state.writing, pauseMs: 250 }),
  );
  const cutting = (async () => {
    while (state.writing) {
      const { tab } = pick.from(chatters);
      if (tab.isOpen()) {
        tab.cut();
        state.cuts++;
      }
      await pause(pick.below(200));
    }
  })();
  for (let round = 0; round < rounds; round++)
    for (const [name, strike] of Object.entries(faults)) {
      if (name === 'redis' && !redis) continue;
      // A server that ends again and again within a minute is given up.
      if (name === 'the server of the database' && (!killDatabase || round % 4 > 0)) continue;
      if (flags.untilRed && scene.faults.length > 0) break;
      pick.from(watchers).cut();
      await strike(scene, { wire, databaseUrl: database.url, redis, killDatabase }, round);
      state.struck++;
    }
  while (state.cuts < disconnects && !(flags.untilRed && scene.faults.length > 0)) await pause(20);
  state.writing = false;
  await Promise.all([...writing, cutting]);
  // What is said while nobody is connected is heard by those who come back, though nothing comes after it.
  for (const { tab } of chatters) tab.cut();
  const last = chatters.filter((_, index) => index % crowd.inEachRoom === 0);
  for (const chatter of last) {
    const { wrote } = chatter;
    await write(chatter, instances.going, written, { wants: (n) => n === wrote + 1, pauseMs: 0 });
  }
  await settled(chatters, written, 10_000);
  await scene.close();
  await wire.close();
  const all = [...scene.faults, ...judgeRooms(chatters, written)];
  show(all);
  const messages = [...written.rooms.values()].reduce((sum, { size }) => sum + size, 0);
  console.log(
    `${messages} messages in ${written.rooms.size} rooms over ${redis ? 'Redis' : 'PostgreSQL'}; ` +
      `${written.retried} asked again after a lost answer; presence right after ${scene.slowestMs} ms at most`,
  );
  goal(
    'R21',
    `${all.length}-lost-doubled-misplaced-or-late/${state.cuts}-disconnects+${state.struck}-kills`,
    `0, presence ${presenceTarget}`,
    all.length === 0 && messages > crowd.people,
  );
}

if (flags.mutant) {
  const client = 'web/src/realtime/live-connection.ts';
  await catchMutants(
    'R21',
    'proof/r21-live-under-kills.ts',
    [
      {
        name: 'nothing-is-asked-for',
        changes: [[client, 'if (toldUpTo !== undefined && toldUpTo !== place) catchUp();', '']],
      },
      {
        name: 'gaps-unseen',
        changes: [
          [client, 'if (toldUpTo !== undefined && toldUpTo !== place) catchUp();', ''],
          [client, 'if (!isNext) {', 'if (false) {'],
        ],
      },
      {
        name: 'events-not-numbered',
        changes: [
          [
            'server/src/db/told-events.ts',
            'SET last_seq = r.last_seq + excluded.last_seq',
            'SET last_seq = r.last_seq',
          ],
          [
            'server/src/db/told-events.ts',
            'FROM told JOIN people USING (user_id)',
            'FROM told JOIN people USING (user_id) ON CONFLICT DO NOTHING',
          ],
        ],
      },
      {
        name: 'leases-never-end',
        changes: [['server/src/realtime/presence.ts', 'left: await endLeases(tx)', 'left: [] as string[]']],
      },
    ],
    { folders: ['web/src/realtime'], inTurn: true },
  );
} else {
  const all = async (createDatabase: () => Promise<TestDatabase>, killDatabase?: () => Promise<void>) => {
    const [port = 0] = await freePorts(1);
    const redis = hasRedis ? await openTestRedis(port) : undefined;
    if (!redis) console.log('There is no redis-server on this machine: over PostgreSQL alone.');
    for (const by of flags.quick || !redis ? [redis] : [redis, undefined]) {
      const database = await createDatabase();
      await run(database, by, killDatabase);
      await database.drop().catch(() => undefined);
    }
    await redis?.kill();
  };
  // The quick form shares its server with others.
  if (flags.quick) await withTestPostgres((createDatabase) => all(createDatabase));
  else await withKillablePostgres(all);
  // Node does not come to an end by itself after sockets were reset (test-proxy.ts).
  process.exit();
}
