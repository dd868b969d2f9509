/**
 * R7: kill -9 of the server and of two workers under load. Whatever was acknowledged is there afterwards, once; every
 * task, prompt and event is the one the engine asked for, and the records alone replay to the states that rest. Then
 * every single call of the database fails once in each key flow: nothing is half done.
 *
 *   node proof/r7.ts            200 kills                --quick   3 kills, every eighth call
 *   node proof/r7.ts --mutant   takes the guards out of a copy of the product; each has to go red
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { module, node, protocol } from '../engine/src/testing/build.ts';
import { ITEMS } from '../engine/src/testing/items.ts';
import { seedProgram } from '../server/seed/programs.ts';
import { type TestDatabase, withTestPostgres } from '../server/src/test-database.ts';
import { stayForMonths } from '../server/src/test-follower.ts';
import { type Caller, openWorld, type World } from '../server/src/test-world.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { failEachCall } from './support/r7-flows.ts';
import { judgeAll } from './support/r7-judge.ts';
import { type Acknowledged, follow } from './support/r7-load.ts';

const kills = flags.quick ? 3 : 200;
/** Which of the database's calls fail: all, some, or as many as a mutant needs to be seen. */
const every = flags.untilRed ? 3 : flags.quick ? 8 : 1;
const followers = 16;
/** One second is ten minutes. */
const speed = 600;

/** A task, five minutes of waiting, the task again, for ever; and a nudge every hour. */
const document = protocol(
  [
    node('followup', 'a', null, { selectedItem: 'act' }),
    node('wait', 'w', 'a', { settings: { kind: 'for', minutes: 5 } }),
    node('jump', 'j', 'w', { rules: { jumpRule: { target: 'a' } } }),
  ],
  ITEMS,
  [module('n', { selected_module: 'nudge', selected_item: 'hello', at_time: '00:00', every_hour: 1 })],
);

interface Process {
  url: string;
  kill(): Promise<void>;
}

const script = fileURLToPath(new URL('./support/r7-process.ts', import.meta.url));
async function startProcess(database: TestDatabase, role: string, base: number): Promise<Process> {
  const child = fork(script, [], {
    env: {
      ...process.env,
      ...{ R7_DATABASE: database.url, R7_BASE: String(base), R7_SPEED: String(speed), R7_ROLE: role },
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string }));
    child.once('exit', (code) => reject(new Error(`A ${role} did not start: ${code}`)));
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function people(world: World): Promise<{ callers: Caller[]; program: string }> {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, world.here.id, expert.id as string, { document }),
  );
  const callers: Caller[] = [];
  for (let index = 0; index < followers; index++) {
    const caller = await world.add(world.here);
    await stayForMonths(world, caller);
    callers.push(caller);
  }
  return { callers, program };
}

async function killUnderLoad(world: World, database: TestDatabase): Promise<void> {
  const base = Date.now();
  const { callers, program } = await people(world);
  const roles = ['server', 'worker', 'worker'];
  const running = await Promise.all(roles.map((role) => startProcess(database, role, base)));
  const going = { on: true, url: () => running[0]?.url ?? '' };
  const kept: Acknowledged = { tasks: new Map(), readings: [], faults: [], retried: 0 };
  const load = callers.map((caller) => follow(caller, program, going, kept));
  let killed = 0;
  for (; killed < kills; killed++) {
    const victim = killed % running.length;
    // At a moment that nothing chose: some time into whatever is under way.
    await new Promise((resolve) => setTimeout(resolve, 150 + ((killed * 7_919) % 400)));
    await running[victim]?.kill();
    running[victim] = await startProcess(database, roles[victim] ?? '', base);
  }
  going.on = false;
  await Promise.all(load);
  await Promise.all(running.map((one) => one.kill()));
  const { faults, figures } = await judgeAll(world, kept, document);
  show([...kept.faults, ...faults]);
  console.log(
    `${killed} kills; acknowledged: ${kept.tasks.size} tasks, ${kept.readings.length} readings; ` +
      `${kept.retried} asked again after a lost answer; ${figures}`,
  );
  const lost = kept.faults.length + faults.length;
  const enough = kept.tasks.size >= kills && kept.readings.length > 0;
  goal('R7', `${lost}-faults/${killed}-kills`, '0', lost === 0 && enough);
}

if (flags.mutant) {
  await catchMutants('R7', 'proof/r7.ts', [
    {
      name: 'failures-overheard',
      changes: [['server/src/db/in-order.ts', "if (one.status === 'rejected') throw one.reason;", '']],
    },
    {
      name: 'half-is-kept',
      changes: [['server/src/db/pool.ts', "client.query('ROLLBACK')", "client.query('COMMIT')"]],
    },
  ]);
} else {
  await withTestPostgres(async (createDatabase) => {
    const database = await createDatabase();
    const world = await openWorld({ database });
    try {
      const { tries, faults } = await failEachCall(world, every, flags.untilRed);
      show(faults);
      goal('R7', `${faults.length}-faults/${tries}-failed-calls`, '0', faults.length === 0 && tries > 0);
      if (!(flags.untilRed && faults.length > 0)) await killUnderLoad(world, database);
    } finally {
      await world.close();
      await database.drop();
    }
  });
}
