import { statusOf } from '@regimen/contract/call.ts';
import { inLanes } from '../scripts/lanes.ts';
import { auditEntries } from '../server/src/db/audit-schema.ts';
import { and, eq } from '../server/src/db/drizzle.ts';
import { rootsIn } from '../server/src/features/audit/roots.ts';
import { sealAudit } from '../server/src/features/audit/seal.ts';
import type { World } from '../server/src/test-world.ts';
import { type Cell, expected, listCells, nameOf, sceneOf } from './support/cells.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { healthJobs, judgeJob } from './support/r11-jobs.ts';
import { peopleIn } from './support/r11-people.ts';
import { tamper } from './support/r11-tamper.ts';
import { prepare, withWorld } from './support/sweep.ts';

// R11: every call × role leaves exactly one entry for each person whose health data it showed or changed, and none
// where it was refused or was about nobody's; every job that says it is about somebody's health leaves the same; and whoever changes, removes, adds or moves a sealed entry is found out.

const tamperings = flags.quick ? 150 : 1_000;

/** What is wrong with what it left behind, if anything. */
async function judge(world: World, cell: Cell, index: number): Promise<string[]> {
  const { key, call, kind, whose } = cell;
  const { caller, names } = await sceneOf(world, cell);
  const request = await prepare(world, key, call, names);
  const requestId = `r11-${index}-${crypto.randomUUID()}`;
  const answer = await world.call(caller, request.method, request.url, request.body, {
    ...request.headers,
    'x-request-id': requestId,
  });
  const rows = await world.runtime.read(world.here.id, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.tenantId, world.here.id), eq(auditEntries.requestId, requestId))),
  );
  const want = expected(call, kind, whose);
  const isAnswered = want === statusOf(call) && answer.status === want;
  const wanted =
    !isAnswered || call.health === false
      ? new Map<string, string[]>()
      : call.health === 'own'
        ? new Map([[caller.id as string, ['own']]])
        : await peopleIn(world, call, caller, request, answer.body);
  const words = `${key} by ${nameOf(kind)} on ${whose}`;
  const wrong = answer.status === want ? [] : [`${words}: ${answer.status}, not ${want}`];
  const found = rows.map(({ personId }) => personId).sort();
  if (found.join() !== [...wanted.keys()].sort().join())
    wrong.push(`${words}: entries about ${found.length} people, not ${wanted.size}`);
  for (const { personId, actorId, call: said, why, at } of rows) {
    const isRight = said === key && actorId === (caller.id ?? null) && wanted.get(personId)?.includes(why);
    if (!isRight || Number.isNaN(at.getTime())) wrong.push(`${words}: says ${said}, ${actorId}, ${why}`);
  }
  return wrong;
}

async function sweep(world: World): Promise<void> {
  // The quick form tries few of those that leave nothing: what is refused, and what is about nobody's health.
  const every = ({ call, kind, whose }: Cell) => {
    if (!flags.quick) return 1;
    if (expected(call, kind, whose) >= 400 || !call.health) return 60;
    return call.health === 'others' ? 2 : 6;
  };
  const cells = listCells().filter((cell, index) => index % every(cell) === 0);
  const wrong: string[] = [];
  await inLanes(4, cells, async (cell) => {
    if (flags.untilRed && wrong.length > 0) return;
    wrong.push(...(await judge(world, cell, cells.indexOf(cell))));
  });
  const wrongJobs: string[] = [];
  for (const name of healthJobs) {
    if (flags.untilRed && wrong.length + wrongJobs.length > 0) break;
    wrongJobs.push(...(await judgeJob(world, name)));
  }
  const roots = rootsIn(world.files);
  while ((await sealAudit({ database: world.runtime, roots, now: Date.now })) > 0);
  const isOver = flags.untilRed && wrong.length + wrongJobs.length > 0;
  const kept = await roots.list(world.here.id);
  const { entries, unnoticed, sound } = await tamper(world, kept, isOver ? 0 : tamperings);
  show([...wrong, ...wrongJobs, ...unnoticed]);
  goal(
    'R11',
    `${cells.length - wrong.length}/${cells.length} cells, ${healthJobs.length - wrongJobs.length}/${healthJobs.length} jobs, ${tamperings - unnoticed.length}/${tamperings} tamperings found in ${entries} entries`,
    '100% 100% 100%',
    wrong.length + wrongJobs.length === 0 && unnoticed.length === 0 && sound,
  );
}

if (flags.mutant) {
  const audit = 'server/src/audit.ts';
  const verify = 'server/src/features/audit/verify.ts';
  await catchMutants(
    'R11',
    'proof/r11-audit.ts',
    [
      {
        name: 'own-not-written',
        changes: [[audit, 'if (!this.#isOwn || actorId === null ||', 'if (true ||']],
      },
      {
        name: 'others-not-written',
        changes: [[audit, 'if (people.length > 0) {', 'if (people.length > 99) {']],
      },
      {
        name: 'person-of-a-case-not-named',
        changes: [
          [
            'server/src/http/call-guard.ts',
            'if (owned.personId !== undefined)',
            "if (owned.personId === '')",
          ],
        ],
      },
      {
        name: 'a-job-names-too-late',
        changes: [
          [
            'server/src/features/bookings/send-booking-mail.ts',
            'if (all) scope.concerns([all.row.client.id]);',
            '',
          ],
        ],
      },
      {
        name: 'hash-not-compared',
        changes: [[verify, 'if (!entry.hash?.equals(hash))', 'if (entry.hash === null)']],
      },
      {
        name: 'roots-not-asked',
        changes: [[verify, 'if (root && !root.hash.equals(hash))', 'if (root && false)']],
      },
      { name: 'end-not-asked', changes: [[verify, 'if (last > end.number)', 'if (last < 0)']] },
    ],
    { folders: ['scripts/lanes.ts'], inTurn: true },
  );
} else {
  await withWorld(sweep);
}
