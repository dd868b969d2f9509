import pg from 'pg';
import { flags, goal } from '../proof/support/goal.ts';
import { seedLocation, seedService } from '../server/seed/services.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { openWorld, type World } from '../server/src/test-world.ts';
import { compareInTurn } from './support/in-turn.ts';
import { type Practice, seedPractice } from './support/many-bookings.ts';

// B4: free times of a service that fifty people give cost as many statements as of one that one gives; and a month of
// free times, holding one, and the lists of bookings take as long at 1,000,000 bookings as at 1,000. Both sites stand in
// one database and are asked in turn.

const dayMs = 86_400_000;
const small = { bookings: 1_000, hosts: 10, clients: 100 };
const large = flags.quick
  ? { bookings: 10_000, hosts: 50, clients: 400 }
  : { bookings: 1_000_000, hosts: 1_000, clients: 10_000 };

await withTestPostgres(async (createDatabase) => {
  const database = await createDatabase();
  const world = await openWorld({ database });
  try {
    await countStatements(world);
    const seed = async (host: string, size: typeof small) => {
      const began = Date.now();
      const practice = await seedPractice(world, database.ownerUrl, host, size);
      console.log(`  ${size.bookings} bookings written in ${((Date.now() - began) / 1000).toFixed(1)} s`);
      return practice;
    };
    const practices = [await seed('few.test', small), await seed('many.test', large)] as const;
    await compareAll(world, practices);
  } finally {
    await world.close();
    await database.drop();
  }
});

/** Whatever the whole call sends, its transaction and all. */
async function countStatements(world: World): Promise<void> {
  const owner = await world.add(world.here, { roles: ['expert'] });
  const colleagues = [];
  for (let n = 0; n < 49; n++) colleagues.push(await world.add(world.here, { roles: ['expert'] }));
  const hosts = [owner, ...colleagues].map(({ id }) => id as string);
  const services = await world.runtime.tx(world.here.id, async (tx) => {
    const { location } = await seedLocation(tx, owner.id as string);
    const serviceWith = (count: number) =>
      seedService(tx, owner.id as string, location, { hosts: hosts.slice(0, count) });
    return [await serviceWith(1), await serviceWith(50)];
  });
  const counts: number[] = [];
  for (const service of services) {
    const ask = () =>
      world.call(world.guest(world.here), 'GET', `/api/services/${service}/slots?${monthOf(Date.now())}`);
    // What is looked up once and then known is looked up here.
    await ask();
    counts.push(await countingStatements(ask));
  }
  const [one, fifty] = counts as [number, number];
  goal('B4', `${fifty} statements for 50 hosts, ${one} for one`, 'equal', one > 0 && one === fifty);
}

async function countingStatements(
  ask: () => Promise<{ status: number; body: { data?: unknown[] } }>,
): Promise<number> {
  const { query } = pg.Client.prototype;
  let sent = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    sent += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    const { status, body } = await ask();
    if (status !== 200 || !body.data?.length) throw new Error(`no free times: ${status}`);
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

async function compareAll(world: World, practices: readonly [Practice, Practice]): Promise<void> {
  const compare = (what: string, ask: (practice: Practice, n: number) => Promise<void>) =>
    compareInTurn({
      id: 'B4',
      what,
      of: 'bookings',
      sizes: [small.bookings, large.bookings],
      most: 1.5,
      count: flags.quick ? 40 : 200,
      ask: (which, n) => ask(practices[which], n),
    });
  const askedIn = ({ asked }: Practice, n: number) => asked[n % asked.length] as Practice['asked'][number];

  await compare('a month of free times', async (practice, n) => {
    const url = `/api/services/${askedIn(practice, n).service}/slots?${monthOf(Date.now())}` as const;
    const { status, body } = await world.call(world.guest(practice.tenant), 'GET', url);
    if (status !== 200 || !body.data?.length) throw new Error(`no free times: ${status}`);
  });

  // Half past ten is free each day. Somebody's second hold lets the first go.
  const tomorrow = (Math.floor(Date.now() / dayMs) + 1) * dayMs;
  await compare('a hold', async (practice, n) => {
    const { client, service } = askedIn(practice, n);
    const from = new Date(tomorrow + (1 + (n % 25)) * dayMs + 10.5 * 3_600_000).toISOString();
    const { status } = await world.call(client, 'POST', `/api/services/${service}/holds`, {
      from,
      duration: 30,
    });
    if (status !== 201) throw new Error(`no hold: ${status}`);
  });

  for (const side of ['client', 'host'] as const)
    await compare(`bookings of a ${side}`, async (practice, n) => {
      const show = n % 3 === 2 ? 'past' : 'upcoming';
      const asked = askedIn(practice, n);
      const { status, body } = await world.call(asked[side], 'GET', `/api/bookings?as=${side}&show=${show}`);
      if (status !== 200 || (side === 'host' && !body.data.length)) throw new Error(`no bookings: ${status}`);
    });
}

function monthOf(from: number): string {
  const [first, last] = [from, from + 31 * dayMs].map((at) => new Date(at).toISOString());
  return `from=${first}&until=${last}`;
}
