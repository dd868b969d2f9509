import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedAlert, seedFollowUp } from '../../../seed/follow-ups.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { required } from '../../test-answers.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function setUp() {
  const owner = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Noor' });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const seeded = await world.runtime.tx(world.here.id, (tx) =>
    seedFollowUp(tx, { owner: owner.id as string, follower: person.id as string }),
  );
  await world.call(owner, 'POST', `/api/follow-ups/${seeded.followUp}/result`, {
    result: { type: 'decision', outcome: 'success', answers: { mood: 2 }, words: 'They sound well.' },
  });
  await world.call(person, 'POST', `/api/enrollments/${seeded.run}/readings`, { kpi: 'steps', value: 4_200 });
  return { owner, person, ...seeded };
}
type Timeline = `/api/history/runs/${string}/timeline?${string}`;

test('readings, answers, decisions and what was sent stand on one line, newest first', async () => {
  const { owner, person, program, run } = await setUp();
  await world.call(owner, 'POST', `/api/live/programs/${program}/reminders`, { enrollment: run });
  await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      "UPDATE prompts SET sent_at = now(), status = 'sent' WHERE user_id = $1 AND kind = 'reminder'",
      [person.id],
    ),
  );
  const { body } = await world.call(owner, 'GET', `/api/history/runs/${run}/timeline`);
  const told = body.data.map(({ event, prompt }) => event?.type ?? prompt?.kind);
  expect(told).toEqual(['reminder', 'reading', 'expertDecision', 'start']);
  const [reminder, reading, decision] = body.data;
  expect(reminder?.prompt).toMatchObject({ title: 'How do you feel?', byTeam: true, seen: false });
  expect(reading?.event).toMatchObject({ about: 'Steps', reading: { value: 4_200, unit: 'steps' } });
  expect(decision?.given).toMatchObject({
    item: 'call',
    result: { words: 'They sound well.', answers: { mood: 2 } },
  });
});

test('its pages meet without a gap, and what was sent is told once', async () => {
  const { owner, person, run } = await setUp();
  await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      `INSERT INTO prompts (tenant_id, id, enrollment_id, program_id, user_id, key, kind, is_important, title, body, channel, status, intended_at, sent_at)
       SELECT tenant_id, gen_random_uuid(), id, program_id, user_id, 'k' || n, 'nudge', false, 'Nudge ' || n, '', 'in-app', 'sent', now(),
         started_at + n * interval '1 millisecond'
       FROM enrollments, generate_series(-2, 3) n WHERE id = $1`,
      [run],
    ),
  );
  const whole = (await world.call(owner, 'GET', `/api/history/runs/${run}/timeline`)).body.data;
  const seen: unknown[] = [];
  let path: Timeline | null = `/api/history/runs/${run}/timeline?per_page=1`;
  while (path) {
    const { body } = await world.call(owner, 'GET', path);
    seen.push(...body.data);
    path = body.links.next as Timeline | null;
  }
  expect(whole.filter(({ prompt }) => prompt).map(({ prompt }) => required(prompt).title)).toHaveLength(6);
  expect(seen).toEqual(whole);
  expect(person.id).toBe(required(whole.at(-1)?.event ?? whole[0]?.event).follower.id);
});

test('at a glance: where they are, their readings, and how much of what was asked they did', async () => {
  const { owner, run } = await setUp();
  const story = async () => (await world.call(owner, 'GET', `/api/history/runs/${run}/story`)).body;
  expect(await story()).toMatchObject({
    node: 'how',
    adherence: { done: 0, missed: 0 },
    kpis: [{ name: 'Steps', readings: [{ value: 4_200 }] }],
  });
  const { rows } = await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      "UPDATE tasks SET status = 'expired', closed_at = now() WHERE enrollment_id = $1 AND target = 'follower' RETURNING id",
      [run],
    ),
  );
  expect((await story()).adherence).toEqual({ done: 0, missed: rows.length });
});

test('asked why somebody is stuck, it says that their step has no deadline and since when they are silent', async () => {
  const owner = await world.add(world.here, { roles: ['expert'] });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const document = protocol(
    [node('followup', 'act', null, { selectedItem: 'act' }), node('finish', 'f', 'act')],
    ITEMS,
  );
  const { enrollment } = await world.runtime.tx(world.here.id, async (tx) =>
    seedEnrollment(tx, person.id as string, await seedProgram(tx, owner.id as string, { document })),
  );
  const { body } = await world.call(owner, 'GET', `/api/history/runs/${enrollment}/why`);
  expect(body.next).toMatch(
    /has no deadline, so it stays open until it’s done\. They were last active today at/,
  );
  const { body: own } = await world.call(person, 'GET', `/api/enrollments/${enrollment}/why`);
  expect(own.next).toMatch(/ends when it’s completed/);
});

test('what an expert did about an alert stands there: who, when and their note', async () => {
  const { owner, person, program, run } = await setUp();
  const about = { program, enrollment: run, follower: person.id as string };
  const alert = await world.runtime.tx(world.here.id, (tx) =>
    seedAlert(tx, about, new Date(Date.now() - 60_000), { inDanger: true }),
  );
  const timeline = async () =>
    (await world.call(owner, 'GET', `/api/history/runs/${run}/timeline`)).body.data;
  expect((await timeline()).filter(({ closed }) => closed)).toEqual([]);
  await world.call(owner, 'POST', `/api/follow-ups/${alert}/result`, {
    result: { type: 'decision', outcome: 'success', words: 'Spoke to her, sees a doctor today.' },
  });
  expect((await timeline())[0]).toMatchObject({
    event: null,
    closed: {
      id: alert,
      by: { full_name: 'Dr Noor' },
      inDanger: true,
      note: 'Spoke to her, sees a doctor today.',
    },
  });
});

test('a task that was declined is told as declined, and counts as not done', async () => {
  const owner = await world.add(world.here, { roles: ['expert'] });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const document = protocol(
    [node('followup', 'act', null, { selectedItem: 'act', name: 'Breathe' }), node('finish', 'f', 'act')],
    ITEMS,
  );
  const { enrollment, task } = await world.runtime.tx(world.here.id, async (tx) =>
    seedEnrollment(tx, person.id as string, await seedProgram(tx, owner.id as string, { document })),
  );
  const result = { result: { type: 'declined' } } as const;
  expect((await world.call(person, 'POST', `/api/tasks/${task}/result`, result)).status).toBe(200);
  const run = `/api/history/runs/${enrollment}` as const;
  const { body } = await world.call(owner, 'GET', `${run}/timeline`);
  const given = body.data.find(({ event }) => event?.type === 'taskDone');
  expect(given?.event).toMatchObject({ about: 'Breathe', declined: true });
  const story = await world.call(owner, 'GET', `${run}/story`);
  expect(story.body.adherence).toEqual({ done: 0, missed: 1 });
  const summary = (await world.call(owner, 'POST', `${run}/summary`)).body;
  const words = summary.statements.map((statement) => statement.words);
  expect(words).toContain('“Breathe”: declined once');
});
