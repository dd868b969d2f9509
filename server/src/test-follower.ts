import type { Protocol } from '@regimen/engine/protocol.ts';
import { seedProgram } from '../seed/programs.ts';
import { eq } from './db/drizzle.ts';
import { sessions } from './db/schema.ts';
import { required } from './test-answers.ts';
import type { Caller, World } from './test-world.ts';

const day = 86_400_000;

/** Somebody who has just joined a program that is published with this protocol, by the API. */
export async function addFollower(world: World, expert: Caller, document: Protocol) {
  const caller = await world.add(world.here);
  await stayForMonths(world, caller);
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document }),
  );
  const facts = { age: 40, sex: null, signs: [] };
  const joined = await world.call(caller, 'POST', `/api/programs/${program}/enrollments`, {
    facts,
    zone: 'UTC',
    consent: true,
  });
  if (joined.status !== 201) throw new Error(`joining: ${joined.status}`);
  const get = async <Path extends string>(path: Path) =>
    (await world.call(caller, 'GET', `/api/${path}`)).body;
  return {
    caller,
    get,
    id: joined.body.id,
    program,
    following: () => get(`enrollments/${joined.body.id}`),
    open: async () => (await get('tasks')).data,
    firstOpen: async () => required((await get('tasks')).data[0]),
    handIn: (task: string, result: object, more: object = {}) =>
      world.call(caller, 'POST', `/api/tasks/${task}/result`, { result, ...more }),
    post: <Path extends string>(path: Path, body?: object) =>
      world.call(caller, 'POST', `/api/${path}`, body),
  };
}

/** A session lasts an hour without a visit; here weeks pass. */
export const stayForMonths = (world: World, { id, tenant }: Caller) =>
  world.runtime.tx(tenant.id, (tx) =>
    tx
      .update(sessions)
      .set({ idleSeconds: 10_000_000, expiresAt: new Date(Date.now() + 90 * day) })
      .where(eq(sessions.userId, id as string)),
  );
