import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { seedExport } from '../../server/seed/exports.ts';
import { auditEntries } from '../../server/src/db/audit-schema.ts';
import { and, eq } from '../../server/src/db/drizzle.ts';
import { findEnrollment } from '../../server/src/features/enrollments/shared-queries.ts';
import { runOf } from '../../server/src/features/enrollments/take-step.ts';
import type { HealthJob, Jobs } from '../../server/src/jobs/queues.ts';
import { addFollower } from '../../server/src/test-follower.ts';
import { jobsOf } from '../../server/src/test-jobs.ts';
import type { World } from '../../server/src/test-world.ts';
import { makeGuardianLink } from './objects.ts';
import { makeFor } from './sweep.ts';

/** What a job is given, and everybody who then finds it in their audit. */
interface Scene<N extends HealthJob> {
  data: Omit<Jobs[N], 'tenantId'>;
  people: string[];
}

const write = (world: World, text: string, values: unknown[] = []) =>
  world.runtime.tx(world.here.id, ({ $client }) => $client.query(text, values));

async function ofPerson<D>(world: World, data: (userId: string) => D) {
  const { id } = await world.add(world.here);
  return { data: data(id as string), people: [id as string] };
}

async function ofNews(world: World) {
  const person = await world.add(world.here);
  const { notification } = await makeFor(world, 'notification', person);
  const userId = person.id as string;
  return { data: { userId, ids: [notification as string] }, people: [userId] };
}

async function ofGuardian(world: World) {
  await makeGuardianLink(world);
  const { rows } = await write(world, 'SELECT id, user_id FROM guardian_consents ORDER BY id DESC LIMIT 1');
  const [{ id, user_id: minor }] = rows as [{ id: string; user_id: string }];
  return { consentId: id, minor };
}

/** A program with what its expert may do to its followers, each thing with one of them. */
async function ofProgram(world: World) {
  const names = await makeFor(world, 'program', await world.add(world.here, { roles: ['expert'] }));
  const listIds = async (text: string, id: string | undefined): Promise<string[]> => {
    const { rows } = await write(world, text, [id]);
    return rows.map(({ user_id: person }) => person as string);
  };
  return { names, listIds };
}

/** Follows a program that begins with a question to a model, which nobody has asked yet. */
async function ofQuestion(world: World) {
  const settings = {
    prompt: 'What suits this week?',
    branches: [
      { id: 'rest', name: 'Rest', examples: ['Slept badly'] },
      { id: 'move', name: 'Move', examples: ['Feels fresh'] },
    ],
    fallback: 'rest',
    review: false,
    facts: [{ is: 'days' as const }],
  };
  const behind = (id: string) => [
    node('followup', `at-${id}`, 'choose', {
      selectedItem: 'act',
      nextStepCondition: { is: 'branch', op: '=', value: id },
    }),
    node('finish', `f-${id}`, `at-${id}`),
  ];
  const document = protocol(
    [node('ai', 'choose', null, { settings }), ...behind('rest'), ...behind('move')],
    ITEMS,
  );
  const expert = await world.add(world.here, { roles: ['expert'] });
  const { id: enrollmentId, caller } = await addFollower(world, expert, document);
  const row = await world.runtime.read(world.here.id, (tx) => findEnrollment(tx, enrollmentId));
  const open = row && runOf(row).run.tasks.find(({ target }) => target === 'model');
  if (!open) throw new Error('Nothing is asked of a model.');
  return { data: { enrollmentId, task: open.id }, people: [caller.id as string] };
}

/** One for each kind of job that says it is about somebody's health; a new one does not compile without. */
const scenes: { [N in HealthJob]: (world: World) => Promise<Scene<N>> } = {
  'mail-prompts': (world) => ofPerson(world, (userId) => ({ userId, sentAt: new Date().toISOString() })),
  'push-prompts': (world) => ofPerson(world, (userId) => ({ userId, sentAt: new Date().toISOString() })),
  'mail-summary': (world) => ofPerson(world, (userId) => ({ userId })),
  'mail-news': ofNews,
  'push-news': ofNews,
  'ask-guardian': async (world) => {
    const { consentId, minor } = await ofGuardian(world);
    return { data: { consentId }, people: [minor] };
  },
  'confirm-to-guardian': async (world) => {
    const { consentId, minor } = await ofGuardian(world);
    return { data: { consentId, state: 'refused' }, people: [minor] };
  },
  'ask-model': ofQuestion,
  'mail-booking': async (world) => {
    const host = await world.add(world.here, { roles: ['expert'] });
    const { hostedBooking: bookingId = '' } = await makeFor(world, 'hostedBooking', host);
    const { rows } = await write(world, 'SELECT user_id FROM bookings WHERE id = $1', [bookingId]);
    const mail = { bookingId, userId: host.id as string, side: 'host', what: 'booked' } as const;
    return { data: { ...mail, sequence: 0, leftId: null }, people: [rows[0]?.user_id as string] };
  },
  'move-people': async (world) => {
    const { names, listIds } = await ofProgram(world);
    await write(world, `UPDATE movings SET state = 'judging' WHERE id = $1`, [names.move]);
    await write(world, 'UPDATE moving_people SET verdict = NULL WHERE moving_id = $1', [names.move]);
    const people = await listIds(
      'SELECT user_id FROM moving_people JOIN enrollments ON id = enrollment_id WHERE moving_id = $1',
      names.move,
    );
    return { data: { movingId: names.move as string }, people };
  },
  'live-what-if': async (world) => {
    const { names, listIds } = await ofProgram(world);
    const people = await listIds(
      "SELECT DISTINCT user_id FROM enrollments WHERE program_id = $1 AND status <> 'waiting'",
      names.program,
    );
    await write(
      world,
      `UPDATE what_ifs SET status = 'waiting', sums = NULL, ended_at = NULL, until = now() WHERE id = $1`,
      [names.whatIf],
    );
    return { data: { whatIfId: names.whatIf as string }, people };
  },
  'erase-account': async (world) => {
    const scene = await ofPerson(world, (userId) => ({ userId }));
    await write(
      world,
      `INSERT INTO account_deletions (tenant_id, user_id, asked_at, erase_at)
       VALUES ($1, $2, now() - interval '15 days', now() - interval '1 day')`,
      [world.here.id, ...scene.people],
    );
    return scene;
  },
  'make-export': async (world) => {
    const { id: userId } = await world.add(world.here);
    const { id: exportId } = await world.runtime.tx(world.here.id, (tx) => seedExport(tx, userId as string));
    await write(world, `UPDATE data_exports SET status = 'running' WHERE id = $1`, [exportId]);
    return { data: { exportId }, people: [userId as string] };
  },
};
export const healthJobs = Object.keys(scenes) as HealthJob[];

/** What is wrong with the entries that a job leaves: one for each person, by the program, and none of anybody else's. */
export async function judgeJob(world: World, name: HealthJob): Promise<string[]> {
  const { data, people } = await scenes[name](world);
  const isOfJob = and(eq(auditEntries.tenantId, world.here.id), eq(auditEntries.call, name));
  const read = () => world.runtime.read(world.here.id, (tx) => tx.select().from(auditEntries).where(isOfJob));
  const before = new Set((await read()).map(({ id }) => id));
  const work = jobsOf(world)[name] as (data: object) => Promise<void>;
  await work({ tenantId: world.here.id, ...data });
  const left = (await read()).filter(({ id }) => !before.has(id));
  const found = left.map(({ personId }) => personId).sort();
  const isByProgram = left.every(
    ({ actorId, role, why }) => actorId === null && role === 'program' && why === 'program',
  );
  if (people.length === 0) return [`${name}: its scene has nobody in it`];
  return found.join() === [...people].sort().join() && isByProgram
    ? []
    : [`${name}: entries about ${found.length} people, not ${people.length}`];
}
