import { randomUUID } from 'node:crypto';
import { seedSession } from '../server/seed/people.ts';
import { manifestOf } from '../server/src/feature.ts';
import { areas } from '../server/src/features/all.ts';
import { jobsOf } from '../server/src/test-jobs.ts';
import type { Caller, World } from '../server/src/test-world.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { checkArchive, downloadArchive } from './support/r12-archive.ts';
import { fillTables } from './support/r12-fill.ts';
import { makeEverything } from './support/r12-person.ts';
import {
  changedTables,
  markFreeText,
  marksLeft,
  nameOthers,
  type Rows,
  readTables,
  rowsLeft,
  rowsOfPerson,
} from './support/r12-rows.ts';
import { withWorld } from './support/sweep.ts';

// R12: a person with rows in every table that has people in it. All of them are in their export, and nothing that is
// hidden; after the erasure none is left, nor their name, address or words, but what stays under a pseudonym. The audit
// keeps its entries, and nobody else's row has changed.

const manifest = manifestOf(areas);

async function somebody(world: World): Promise<Caller> {
  const mark = randomUUID().replaceAll('-', '');
  return world.add(world.here, {
    roles: ['expert'],
    fullName: `Quillon Marked ${mark}`,
    email: `quillon-${mark}@example.test`,
  });
}

async function prove(world: World, faults: string[]): Promise<{ tables: number; rows: number }> {
  const [me, other] = [await somebody(world), await somebody(world)];
  const [bystander, another] = [await somebody(world), await somebody(world)];
  await makeEverything(world, me, other, 'of one');
  await makeEverything(world, bystander, another, 'of another');
  // What an hour brings to everybody comes before any picture is taken.
  await jobsOf(world).sweep({});
  const shape = await readTables(world, manifest);
  faults.push(...(await fillTables(world, manifest, shape, me)));
  await nameOthers(world, manifest, shape, me, other);
  const before = await rowsOfPerson(world, manifest, shape, me);
  for (const [table, rows] of before)
    if (rows.length === 0) faults.push(`${table}: nobody made a row of it, so nothing is proved of it`);

  const archive = await downloadArchive(world, me);
  const wanted = await rowsOfPerson(world, manifest, shape, me);
  faults.push(
    ...(await checkArchive(
      world,
      manifest,
      shape,
      { me, others: [other, bystander, another] },
      wanted,
      archive,
    )),
  );

  const bystanders = await rowsOfPerson(world, manifest, shape, bystander);
  await markFreeText(world, manifest, shape, me);
  const owned = await rowsOfPerson(world, manifest, shape, me);
  await erase(world, me);
  faults.push(...(await rowsLeft(world, manifest, shape, me, owned)));
  faults.push(...(await marksLeft(world, manifest, shape, me)));
  faults.push(...(await filesLeft(world, owned)));
  faults.push(...changedTables(bystanders, await rowsOfPerson(world, manifest, shape, bystander)));
  const rows = [...wanted.values()].reduce((sum, each) => sum + each.length, 0);
  return { tables: wanted.size, rows };
}

/** As somebody would: asked for, and the day comes. */
async function erase(world: World, me: Caller): Promise<void> {
  const session = await world.runtime.tx(world.here.id, (tx) => seedSession(tx, me.id as string));
  const { status } = await world.call({ ...me, ...session }, 'POST', '/api/account-deletion');
  if (status !== 201) throw new Error(`R12 cannot leave: ${status}.`);
  await world.runtime.tx(world.here.id, async (tx) => {
    await tx.$client.query(
      "UPDATE account_deletions SET erase_at = now() - interval '1 minute' WHERE user_id = $1",
      [me.id],
    );
    // Kept for a day, whoever's they are.
    await tx.$client.query(
      "UPDATE idempotency_keys SET created_at = now() - interval '2 days' WHERE caller = $1",
      [me.id],
    );
  });
  await jobsOf(world)['erase-account']({ tenantId: world.here.id, userId: me.id as string });
  // Files that lost their person.
  await jobsOf(world).sweep({});
}

async function filesLeft(world: World, owned: Map<string, Rows>): Promise<string[]> {
  const left: string[] = [];
  for (const [table, { file, handedOver }] of Object.entries(manifest.tables)) {
    if (!file || handedOver) continue;
    for (const row of owned.get(table) ?? []) {
      const name = String(row.row[file.column]);
      if (await world.files.get(file.keyOf(world.here.id, name)))
        left.push(`${table}: the file ${name} is still there`);
    }
  }
  return left;
}

if (flags.mutant) {
  await catchMutants(
    'R12',
    'proof/r12-own-data.ts',
    [
      {
        name: 'a-table-left-out-of-the-export',
        changes: [
          [
            'server/src/features/exports/read-person.ts',
            '(exported ? [name] : [])',
            "(exported && name !== 'kpi_readings' ? [name] : [])",
          ],
        ],
      },
      {
        name: 'the-last-page-left-out',
        changes: [
          ['server/src/features/exports/read-person.ts', '} while (after);', '} while (after && count < 0);'],
          ['server/src/features/exports/read-person.ts', 'let count = 20;', 'let count = 1;'],
        ],
      },
      {
        name: 'hidden-columns-shown',
        changes: [
          ['server/src/features/exports/rows-queries.ts', "['tenant_id', ...hidden]", "['tenant_id']"],
        ],
      },
      {
        name: 'others-named',
        changes: [
          [
            'server/src/features/exports/rows-queries.ts',
            'const { hidden = [], names = [] } = tables[table] ?? {};',
            'const names: string[] = [];\n  const { hidden = [] } = tables[table] ?? {};',
          ],
        ],
      },
      {
        name: 'the-account-stays',
        changes: [
          [
            'server/src/features/leaving/erase-account.ts',
            'await deleteAccount(tx, userId);\n    await insertErasure',
            'await insertErasure',
          ],
        ],
      },
      {
        name: 'news-keep-the-name',
        changes: [
          ['server/src/features/notifications/feature.ts', '  handOver: forgetInNews,\n', ''],
          [
            'server/src/features/notifications/feature.ts',
            "import { forgetInNews } from './hand-over.ts';\n",
            '',
          ],
        ],
      },
      {
        name: 'files-stay',
        changes: [
          [
            'server/src/features/uploads/jobs.ts',
            'for (const name of names) await files.remove(keyOf(scope.tenant.id, name));',
            'void files, keyOf;',
          ],
        ],
      },
    ],
    { inTurn: true },
  );
} else {
  await withWorld(async (world) => {
    const faults: string[] = [];
    const rounds = flags.quick ? 1 : 5;
    let [tables, rows] = [0, 0];
    for (let round = 0; round < rounds && !(flags.untilRed && faults.length > 0); round++) {
      const proved = await prove(world, faults);
      tables = proved.tables;
      rows += proved.rows;
    }
    show(faults);
    goal(
      'R12',
      `${tables} tables, ${rows} rows exported and erased × ${rounds}, ${faults.length} faults`,
      '0 faults',
      faults.length === 0,
    );
  });
}
