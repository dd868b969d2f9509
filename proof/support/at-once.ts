import { calls } from '@regimen/contract/all.ts';
import { demoPassword } from '../../server/seed/people.ts';
import type { Answer } from '../../server/src/test-answers.ts';
import type { World } from '../../server/src/test-world.ts';
import { makeLink } from './objects.ts';
import { objectFor } from './sweep.ts';

/** What may happen only so often, asked for many times in the same moment: more than that is a fault. */
interface Bound {
  what: string;
  most: number;
  happened(world: World): Promise<number>;
}

const atOnce = <T>(count: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: count }, ask));
const withStatus = (answers: Answer[], status: number) =>
  answers.filter((one) => one.status === status).length;

interface Held {
  table: 'users' | 'sign_in_failures';
  /** So many stand before the table when it is let go. */
  waiting: number;
}

/** Passwords are hashed two at a time, and a machine may be slow: without this they would come one after the other. */
async function whileHeld<T>(
  world: World,
  { table, waiting: enough }: Held,
  ask: () => Promise<T>,
): Promise<T> {
  const holder = await world.owner.global.connect();
  try {
    await holder.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
    const asked = ask();
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    for (const deadline = Date.now() + 5_000; Date.now() < deadline; )
      if ((await holder.query(waiting)).rows[0].n >= enough) break;
      else await new Promise((resolve) => setTimeout(resolve, 20));
    await holder.query('COMMIT');
    return await asked;
  } finally {
    holder.release();
  }
}

const bounds: Bound[] = [
  {
    what: 'guesses at one password that are judged',
    most: 10,
    async happened(world) {
      const { email } = await world.add(world.here);
      const guess = { email, password: `not ${demoPassword}` };
      const guest = world.guest(world.here);
      const guessed = () => world.call(guest, 'POST', '/api/auth/login', guess);
      // One is left to be judged, and two stand before the table: few come that far at the same time.
      const before: Answer[] = [];
      while (before.length < 9) before.push(await guessed());
      const held = { table: 'sign_in_failures', waiting: 2 } as const;
      const answers = await whileHeld(world, held, () => atOnce(20, guessed));
      return withStatus([...before, ...answers], 422);
    },
  },
  {
    what: 'messages to one address',
    most: 3,
    async happened(world) {
      const claim = await world.add(world.here, { state: 'unverified' });
      const sent = async () => {
        const counted = `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'send-verification'`;
        return (await world.runtime.global.query(counted)).rows[0].jobs as number;
      };
      const before = await sent();
      await atOnce(30, () => world.call(claim, 'POST', '/api/auth/verification'));
      return (await sent()) - before;
    },
  },
  {
    what: 'accounts by one form',
    most: 1,
    async happened(world) {
      const person = {
        full_name: 'At once',
        email: `${crypto.randomUUID()}@example.test`,
        password: 'a long enough password',
      };
      const guest = world.guest(world.here);
      const register = () => atOnce(10, () => world.call(guest, 'POST', '/api/auth/register', person));
      const answers = await whileHeld(world, { table: 'users', waiting: 4 }, register);
      return new Set(answers.map(({ body }) => body.id)).size;
    },
  },
  {
    what: 'versions of one draft',
    most: 1,
    async happened(world) {
      const key = 'POST programs/{id}/versions';
      const owner = await world.add(world.here, { roles: ['expert'] });
      const { program } = await objectFor(world, calls[key], owner);
      const path = `/api/programs/${program}/versions` as const;
      const answers = await atOnce(10, () => world.call(owner, 'POST', path, { note: crypto.randomUUID() }));
      return new Set(answers.map(({ body }) => body.number)).size;
    },
  },
  {
    what: 'confirmations by one link',
    most: 1,
    async happened(world) {
      const body = { token: await makeLink(world), password: 'a long enough password' };
      const guest = world.guest(world.here);
      return withStatus(await atOnce(10, () => world.call(guest, 'POST', '/api/auth/by-token', body)), 200);
    },
  },
];

export async function passBounds(world: World): Promise<{ count: number; faults: string[] }> {
  const faults: string[] = [];
  for (const { what, most, happened } of bounds) {
    const count = await happened(world);
    if (count > most || count === 0) faults.push(`${what}: ${count} instead of ${most}`);
  }
  return { count: bounds.length, faults };
}
