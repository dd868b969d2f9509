import pg from 'pg';
import { seedProgram } from '../../server/seed/programs.ts';
import { listDue } from '../../server/src/features/enrollments/due-queries.ts';
import { required } from '../../server/src/test-answers.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import { fingerprint } from './fingerprint.ts';

// Fails the n-th call of the database in each key flow, for every n there is: the flow answers with an error and has
// written nothing, and done again it does all of it.

interface Flow {
  name: string;
  /** Makes what it needs; then does it and says whether it was done. */
  prepare(world: World): Promise<() => Promise<boolean>>;
  /** Asked afterwards, where doing it does not tell. */
  isDone?(world: World): Promise<boolean>;
}

const wish = { facts: { age: 40, sex: null, signs: [] }, zone: 'UTC', consent: true };
const answers = { falling: 1, staying: 1, days: 1, content: 1 };

async function scene(world: World): Promise<{ caller: Caller; program: string }> {
  const [caller, creator] = [await world.add(world.here), await world.add(world.here)];
  const { program } = await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, creator.id as string));
  return { caller, program };
}

async function joined(world: World): Promise<{ caller: Caller; id: string; task: string }> {
  const { caller, program } = await scene(world);
  const { body } = await world.call(caller, 'POST', `/api/programs/${program}/enrollments`, wish);
  return { caller, id: body.id, task: required(body.tasks[0]).id };
}

const isNothingDue = (world: World, now: Date): Promise<boolean> =>
  world.runtime.read(world.here.id, async (tx) => (await listDue(tx, now, 1)).length === 0);

const flows: Flow[] = [
  {
    name: 'join',
    async prepare(world) {
      const { caller, program } = await scene(world);
      const path = `/api/programs/${program}/enrollments`;
      return async () => (await world.call(caller, 'POST', path, wish)).status === 201;
    },
  },
  {
    name: 'hand in',
    async prepare(world) {
      const { caller, task } = await joined(world);
      const body = { result: { type: 'answers', answers } };
      return async () => (await world.call(caller, 'POST', `/api/tasks/${task}/result`, body)).status === 200;
    },
  },
  {
    name: 'enter a reading',
    async prepare(world) {
      const { caller, id } = await joined(world);
      const body = { kpi: 'sleep-hours', value: 7, takenAt: new Date(Date.now() - 60_000).toISOString() };
      const path = `/api/enrollments/${id}/readings`;
      return async () => (await world.call(caller, 'POST', path, body)).status === 201;
    },
  },
  {
    name: 'leave',
    async prepare(world) {
      const { caller, id } = await joined(world);
      const path = `/api/enrollments/${id}/withdraw`;
      return async () => (await world.call(caller, 'POST', path, {})).status === 200;
    },
  },
  {
    name: 'wake',
    async prepare(world) {
      await joined(world);
      return async () => {
        world.clock.skewMs = 5 * 86_400_000;
        await world.wake().catch(() => undefined);
        world.clock.skewMs = 0;
        return true;
      };
    },
    // Each batch is whole by itself; all is done when nothing is due any more.
    isDone: (world) => isNothingDue(world, new Date(Date.now() + 5 * 86_400_000)),
  },
];

const unwatched = ['idempotency_keys', 'sign_in_failures', 'sessions', 'users'];

/** `every`: 1 fails each of them, more leaves some out. */
export async function failEachCall(
  world: World,
  every: number,
  untilRed: boolean,
): Promise<{ tries: number; faults: string[] }> {
  const faults: string[] = [];
  let tries = 0;
  for (const { name, prepare, isDone = async () => true } of flows)
    for (let n = 1; !(untilRed && faults.length > 0); n += every) {
      const doIt = await prepare(world);
      await world.call(world.guest(world.here), 'GET', '/api/load');
      const before = await fingerprint(world, world.here.id, unwatched);
      const { answered, reached } = await withFailing(n, doIt);
      if (!reached) break;
      const did = answered && (await isDone(world));
      tries++;
      const after = await fingerprint(world, world.here.id, unwatched);
      if (!did && before !== after) faults.push(`${name}, call ${n}: it failed and wrote something`);
      if (did && before === after) faults.push(`${name}, call ${n}: it was answered and nothing was written`);
      if (!did && !((await doIt()) && (await isDone(world))))
        faults.push(`${name}, call ${n}: it could not be done again`);
    }
  return { tries, faults };
}

type Query = (...words: unknown[]) => unknown;

/** Rolling back is no call that can fail here: it is what a lost connection amounts to. */
const isCounted = (text: unknown): boolean => typeof text !== 'string' || !/^(ROLLBACK|LISTEN)/.test(text);

async function withFailing(
  n: number,
  doIt: () => Promise<boolean>,
): Promise<{ answered: boolean; reached: boolean }> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let calls = 0;
  prototype.query = function (this: unknown, ...words) {
    if (!isCounted(words[0]) || ++calls !== n) return query.apply(this, words);
    const lost = Object.assign(new Error('The connection was lost.'), { code: '08006' });
    const told = words.at(-1);
    if (typeof told !== 'function') return Promise.reject(lost);
    process.nextTick(() => told(lost));
    return undefined;
  };
  const { error } = console;
  console.error = () => undefined;
  try {
    const answered = await doIt();
    return { answered, reached: calls >= n };
  } finally {
    prototype.query = query;
    console.error = error;
  }
}
