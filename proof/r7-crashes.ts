/**
 * R7: kill -9 of the server and of two workers under load. Whatever was acknowledged is there afterwards, once; every
 * task, prompt and event is the one the engine asked for, and the records alone replay to the states that rest. Then
 * every single call of the database fails once in each key flow: nothing is half done. Then the database itself goes
 * away, in three ways: no process ends by it, and all of them come back.
 *
 *   node proof/r7-crashes.ts            200 kills, 100 losses of each kind
 *   node proof/r7-crashes.ts --quick    3 kills, every eighth call, 3 losses of each kind
 *   node proof/r7-crashes.ts --mutant   takes the guards out of a copy of the product; each has to go red
 */
import { type TestDatabase, withTestPostgres } from '../server/src/test-database.ts';
import { openWorld, type World } from '../server/src/test-world.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants, type Mutant } from './support/mutants.ts';
import { failEachCall } from './support/r7-flows.ts';
import { judgeAll } from './support/r7-judge.ts';
import { follow, nothingYet } from './support/r7-load.ts';
import { loseDatabase } from './support/r7-lost-database.ts';
import { document, people, startProcess } from './support/r7-start.ts';

const kills = flags.quick ? 3 : 200;
/** Which of the database's calls fail: all, some, or as many as a mutant needs to be seen. */
const every = flags.untilRed ? 3 : flags.quick ? 8 : 1;
const followers = 16;

async function killUnderLoad(world: World, database: TestDatabase): Promise<void> {
  const base = Date.now();
  const { callers, program } = await people(world, followers);
  const roles = ['server', 'worker', 'worker'];
  const running = await Promise.all(roles.map((role) => startProcess(database.url, role, base)));
  const going = { on: true, url: () => running[0]?.url ?? '' };
  const kept = nothingYet();
  const load = callers.map((caller) => follow(caller, program, going, kept));
  let killed = 0;
  for (; killed < kills; killed++) {
    const victim = killed % running.length;
    // At a moment that nothing chose: some time into whatever is under way.
    await new Promise((resolve) => setTimeout(resolve, 150 + ((killed * 7_919) % 400)));
    await running[victim]?.kill();
    running[victim] = await startProcess(database.url, roles[victim] ?? '', base);
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
  await catchMutants('R7', 'proof/r7-crashes.ts', [
    {
      name: 'failures-overheard',
      changes: [['server/src/db/in-order.ts', "if (one.status === 'rejected') throw one.reason;", '']],
    },
    {
      name: 'half-is-kept',
      changes: [['server/src/db/pool.ts', "client.query('ROLLBACK')", "client.query('COMMIT')"]],
    },
  ]);
  const comeBack: Mutant[] = [
    {
      name: 'errors-of-clients-unheard',
      changes: [['server/src/db/lasting.ts', "void client.on('error', () => undefined)", 'void client']],
    },
    {
      name: 'bus-stays-away',
      changes: [['server/src/realtime/bus.ts', / {4}comeBack\(\);\n {2}}\n/, '  }\n']],
    },
    {
      name: 'jobs-stay-away',
      changes: [
        [
          'server/src/jobs/boss.ts',
          "boss.on('error', log);",
          "boss.on('error', () => void boss.stop({ graceful: false }));",
        ],
      ],
    },
  ];
  await catchMutants('R7', 'proof/support/r7-lost-database.ts', comeBack, { inTurn: true });
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
  // The mutants of the above are seen there, and have mutants of their own here.
  if (!flags.untilRed) await loseDatabase();
  process.exit();
}
