import { inLanes } from '../scripts/lanes.ts';
import type { World } from '../server/src/test-world.ts';
import { type Cell, expected, listCells, nameOf, sceneOf } from './support/cells.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { allCalls, prepare, withWorld } from './support/sweep.ts';

// R1: who may call what, by the cells of support/cells.ts.

/** What is wrong with the answer, if anything. */
async function ask(world: World, cell: Cell): Promise<string | null> {
  const { key, call, kind, whose } = cell;
  const { caller, names } = await sceneOf(world, cell);
  const { method, url, body, headers } = await prepare(world, key, call, names);
  const answer = await world.call(caller, method, url, body, headers);
  const want = expected(call, kind, whose);
  const words = `${key} by ${nameOf(kind)} on ${whose}`;
  if (answer.status !== want) return `${words}: ${answer.status}, not ${want}`;
  if (want < 400 && call.reply && !call.reply.safeParse(answer.body).success)
    return `${words}: the answer breaks its schema`;
  return null;
}

async function sweep(world: World): Promise<void> {
  // The quick form asks every fourth cell; a mutant is asked all until it is caught.
  const every = flags.quick && !flags.untilRed ? 4 : 1;
  const cells = listCells().filter((_, index) => index % every === 0);
  const wrong: string[] = [];
  await inLanes(4, cells, async (cell) => {
    if (flags.untilRed && wrong.length > 0) return;
    const words = await ask(world, cell);
    if (words !== null) wrong.push(words);
  });
  show(wrong);
  const outside = world.app.apiRoutes.length - allCalls.length;
  goal(
    'R1',
    `${cells.length - wrong.length}/${cells.length} cells, ${outside} routes outside`,
    '100% 0',
    wrong.length === 0 && outside === 0,
  );
}

if (flags.mutant) {
  const guard = 'server/src/http/call-guard.ts';
  await catchMutants(
    'R1',
    'proof/r1-authorisation.ts',
    [
      { name: 'state-not-asked', changes: [[guard, /if \(!access\.states\.includes\([^;]*;/, '']] },
      {
        name: 'role-of-admin-not-asked',
        changes: [[guard, 'if (!access.admin.includes(admin.role)) throw forbidden();', '']],
      },
      {
        name: 'users-at-the-dashboard',
        changes: [
          [
            'server/src/http/identify-caller.ts',
            'const ofAdmin = access?.admin !== undefined;',
            'const ofAdmin = false;',
          ],
          [guard, 'if (!admin) throw unauthenticated();', 'if (!admin) return;'],
        ],
      },
      {
        name: 'owner-not-asked',
        changes: [[guard, "if (object.whose === 'own' && standing !== 'owner') throw notFound();", '']],
      },
      {
        name: 'permission-not-asked',
        changes: [[guard, 'if (!allows(standing, object.needs)) throw forbidden();', '']],
      },
      {
        name: 'seats-from-anybody',
        changes: [['server/migrations/069-seats-in-programs.sql', ' AND p.owner_id = g.owner_id', '']],
      },
    ],
    { folders: ['scripts/lanes.ts'] },
  );
} else {
  await withWorld(sweep);
}
