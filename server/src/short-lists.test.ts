import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOpenTasks as listFeedTasks, listRuns } from './features/calendar/queries.ts';
import { listOpenTasks, listCards as listPrograms } from './features/enrollments/queries.ts';
import { listCards as listFollowUps } from './features/follow-ups/queries.ts';
import { listWatched } from './features/live/queries.ts';
import { listTold } from './features/notifications/tell-queries.ts';
import { listNudges } from './features/nudges/queries.ts';
import * as tasks from './features/tasks/queries.ts';
import { listUrgent } from './features/urgent/queries.ts';
import { addFollower } from './test-follower.ts';
import { type Caller, openWorld, type World } from './test-world.ts';

let world: World;
let expert: Caller;
let ada: Awaited<ReturnType<typeof addFollower>>;
let ids: string[];
const at = new Date('2026-11-16T12:00:00Z');

/** Fifty of each, of a program whose page is as long as it may be, with answers and messages as long as they may be. */
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
  ada = await addFollower(
    world,
    expert,
    protocol([node('kpi', 'pulse', null, { selectedItem: 'pulse' }), node('finish', 'end', 'pulse')], ITEMS),
  );
  await world.owner.tx(world.here.id, async (tx) => {
    const run = (text: string, ...values: unknown[]) => tx.$client.query(text, [world.here.id, ...values]);
    const long = `jsonb_build_object('title', 'Sleep', 'summary', 'Six weeks.', 'evidence', '', 'outcomes', '[]'::jsonb,
      'questions', '[]'::jsonb, 'description', repeat('d', 80000))`;
    await run(`UPDATE program_listings SET texts = jsonb_build_object('en', ${long}) WHERE tenant_id = $1`);
    await run(
      `UPDATE program_versions SET page = page || jsonb_build_object('texts', jsonb_build_object('en', ${long}))
       WHERE tenant_id = $1`,
    );
    for (const [target, status] of [
      ['follower', 'open'],
      ['follower', 'done'],
      ['system', 'open'],
    ])
      await run(
        `INSERT INTO tasks (tenant_id, id, enrollment_id, program_id, user_id, key, target, kind, protocol_index, name,
           status, opened_at, late_at, closed_at, result, begun, is_urgent, urgent_until)
         SELECT $1, gen_random_uuid(), $2, $3, $4, $5 || $6 || n, $5, CASE $5 WHEN 'system' THEN 'alert' ELSE 'kpi' END, 0,
           'Pulse', $6, $7, $7, CASE $6 WHEN 'done' THEN $7::timestamptz END,
           CASE $6 WHEN 'done' THEN jsonb_build_object('type', 'proof', 'proof', repeat('r', 32000)) END,
           CASE $6 WHEN 'open' THEN jsonb_build_object('q', repeat('b', 32000)) END, true,
           CASE $5 WHEN 'system' THEN $7::timestamptz + interval '9 years' END
         FROM generate_series(1, 50) n`,
        ada.id,
        ada.program,
        ada.caller.id,
        target,
        status,
        at,
      );
    await run(
      `INSERT INTO prompts (tenant_id, id, enrollment_id, program_id, user_id, key, kind, title, body, channel, status, is_important,
         intended_at, sent_at)
       SELECT $1, gen_random_uuid(), $2, $3, $4, 'n' || n, 'nudge', 'Rest', repeat('- a' || chr(10), 1250), 'in-app',
         'sent', false, $5, $5
       FROM generate_series(1, 50) n`,
      ada.id,
      ada.program,
      ada.caller.id,
      at,
    );
    const waiting = await run(`SELECT id FROM tasks WHERE tenant_id = $1 AND target = 'system'`);
    ids = waiting.rows.map(({ id }) => id);
  });
});
afterAll(() => world.close());

const me = () => ada.caller.id as string;
const page = { program: undefined, from: undefined, most: 51 };
type Tx = Parameters<Parameters<World['runtime']['read']>[1]>[0];

test.each<[string, (tx: Tx) => PromiseLike<unknown[]>]>([
  ['tasks that are open', (tx) => tasks.listOpen(tx, me(), page)],
  ['tasks that are over', (tx) => tasks.listClosed(tx, me(), page)],
  [
    'tasks of a calendar',
    (tx) =>
      tasks.listSettledBetween(tx, me(), {
        program: undefined,
        from: at,
        to: new Date(at.getTime() + 1),
      }),
  ],
  ['programs that run', (tx) => tasks.listRunning(tx, me(), undefined)],
  ['what is open in a program', (tx) => listOpenTasks(tx, ada.id)],
  ['programs one follows', (tx) => listPrograms(tx, me(), { show: 'all', from: undefined, most: 51 })],
  ['what waits for an expert', (tx) => listFollowUps(tx, ids)],
  ['programs one looks after', (tx) => listWatched(tx, expert.id as string, 200)],
  ['messages', (tx) => listNudges(tx, me(), 50)],
  ['messages of one mail', (tx) => listTold(tx, me(), at, at, 'email')],
  ['what is urgent', (tx) => listUrgent(tx, me(), at, 50)],
  ['the feed of a calendar', (tx) => listFeedTasks(tx, me(), 50)],
  ['the feed of what comes', (tx) => listRuns(tx, me(), 50)],
])('a list reads no more than it shows: %s', async (_, list) => {
  const rows = await world.runtime.read(world.here.id, async (tx) => list(tx));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows).length / rows.length).toBeLessThan(7_000);
});
