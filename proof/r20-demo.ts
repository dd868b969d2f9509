/**
 * R20: the demo's own history, told again from its log alone, ends exactly where each of its people rests: state,
 * effects, instants, open tasks; and what the catalog counts is what is there. Then the simulator against the live
 * worker: the same things happening to the same people leave the same log, entry for entry.
 *
 *   node proof/r20-demo.ts            all of the demo; six people through each example, to their end
 *   node proof/r20-demo.ts --quick    the small demo; one of them each, their first 40 things
 *   node proof/r20-demo.ts --mutant   takes one rule after another out of a copy; each has to go red
 */
import { seedDemo } from '../server/seed/demo.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { replayDemo } from './support/replay-demo.ts';
import { liveAsSimulated } from './support/simulated-live.ts';

if (flags.mutant) {
  await catchMutants('R20', 'proof/r20-demo.ts', [
    {
      name: 'first-of-several-steps-is-kept',
      changes: [
        [
          'server/src/features/enrollments/write-steps.ts',
          '...new Map(rows.map((row)',
          '...new Map(rows.toReversed().map((row)',
        ],
      ],
    },
    {
      name: 'followers-uncounted',
      changes: [['server/seed/demo/programs.ts', '  await countFollowers(tx, site);\n', '']],
    },
    {
      name: 'simulator-names-timers-otherwise',
      changes: [['engine/src/simulate/life.ts', '{life.entries + 1}', '{life.entries}']],
    },
    {
      name: 'worker-writes-another-instant',
      changes: [
        [
          'server/src/features/enrollments/take-step.ts',
          'programEventEntry(event, now, advanced, tz)',
          'programEventEntry(event, now + 1, advanced, tz)',
        ],
      ],
    },
  ]);
} else {
  const { told, seconds } = await withTestPostgres(async (createDatabase) => {
    const database = await createDatabase();
    try {
      const began = performance.now();
      await seedDemo(database.ownerUrl, Date.now(), { crowd: flags.quick ? 'few' : 'many' });
      const seconds = (performance.now() - began) / 1_000;
      return { told: await replayDemo(database.url), seconds };
    } finally {
      await database.drop();
    }
  });
  show(told.faults);
  console.log(`seeded in ${seconds.toFixed(1)} s`);
  const exact = told.faults.length === 0 && told.enrollments > 0;
  goal(
    'R20',
    `demo ${told.faults.length}-faults/${told.enrollments}-lives/${told.entries}-entries`,
    '0',
    exact,
  );
  if (exact || !flags.untilRed) {
    const { lives, entries, faults } = await liveAsSimulated(
      flags.quick ? 1 : 6,
      flags.quick ? 40 : Infinity,
      flags.untilRed,
    );
    show(faults);
    const same = faults.length === 0 && lives > 0;
    goal('R20', `simulator ${faults.length}-faults/${lives}-lives/${entries}-entries`, '0', same);
  }
}
