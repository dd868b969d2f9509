import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedFollowed } from '../../../seed/followed.ts';
import { jobsOf } from '../../test-jobs.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const reason = 'Their expert cannot be reached, and they asked us to check.';

async function follower() {
  const person = await world.add(world.here, { fullName: 'Mia Moon' });
  const { id: other } = await world.add(world.here, { roles: ['expert'] });
  const cast = {
    owner: person.id as string,
    other: other as string,
    mark: '',
    files: world.files,
    vault: world.vault,
  };
  await world.runtime.tx(world.here.id, (tx) => seedFollowed(tx, cast));
  return person;
}

async function open(scopes = ['readings'], minutes = 30) {
  const person = await follower();
  const admin = await world.addAdmin(world.here, 'support');
  const path = `/api/dashboard/people/${person.id}/emergency-accesses` as const;
  const { body, status } = await world.call(admin, 'POST', path, { reason, scopes, minutes });
  expect(status).toBe(201);
  const look = (what: 'readings' | 'tasks' | 'enrollments', by = admin) =>
    world.call(by, 'GET', `/api/dashboard/emergency-accesses/${body.id}/${what}`);
  return { person, admin, id: body.id, look };
}

it('shows one person’s chosen data to the admin who gave a reason, and tells the person at once', async () => {
  const { person, admin, look } = await open(['readings']);
  const readings = await look('readings');
  expect(readings.body.data[0]).toMatchObject({ readings: [{ value: 7 }] });
  expect((await look('tasks')).status).toBe(403);
  const bell = await world.call(person, 'GET', '/api/notifications');
  expect(bell.body.data[0]).toMatchObject({
    kind: 'emergency-access',
    data: { title: reason, person: 'Ada Min', role: 'support', until: expect.any(String) },
  });
  await expect.poll(() => world.mails.find(({ to }) => to === person.email)?.text).toContain(reason);
  const mail = world.mails.find(({ to }) => to === person.email);
  expect(mail?.subject).toContain('support can see part of your health data');
  expect(mail?.text).toContain('Ada Min from Site here');
  expect(mail?.text).toContain('(Coordinated Universal Time)');
  const looks = await world.call(person, 'GET', '/api/health-looks');
  expect(looks.body.data[0]).toMatchObject({
    why: 'admin',
    what: 'adminReadings',
    reason,
    who: { id: admin.id },
  });
});

it('shows what was answered line by line', async () => {
  const { person, look } = await open(['tasks', 'enrollments']);
  await world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query('UPDATE tasks SET result = $2 WHERE user_id = $1', [
      person.id,
      JSON.stringify({ type: 'answers', answers: { pain: 'none', asleep: true } }),
    ]),
  );
  expect((await look('tasks')).body.data).toMatchObject([
    {
      answers: [
        { question: 'pain', answer: 'none' },
        { question: 'asleep', answer: true },
      ],
    },
  ]);
  expect((await look('enrollments')).body.data[0]).toMatchObject({ status: expect.any(String) });
});

it('ends by the clock, or before if its admin closes it', async () => {
  const first = await open(['tasks'], 5);
  const tasks = await first.look('tasks');
  expect(tasks.body.data).toHaveLength(1);
  await world.call(first.admin, 'POST', `/api/dashboard/emergency-accesses/${first.id}/end`);
  expect((await first.look('tasks')).status).toBe(403);
  const second = await open(['enrollments'], 5);
  expect((await second.look('enrollments')).status).toBe(200);
  world.clock.skewMs += 6 * 60_000;
  expect((await second.look('enrollments')).status).toBe(403);
  world.clock.skewMs = 0;
});

it('is nobody else’s, lasts an hour at most, and wants a reason', async () => {
  const { look, person, admin } = await open();
  expect((await look('readings', await world.addAdmin(world.here, 'owner'))).status).toBe(404);
  const ask = (body: object) =>
    world.call(admin, 'POST', `/api/dashboard/people/${person.id}/emergency-accesses`, body);
  expect((await ask({ reason, scopes: ['tasks'], minutes: 61 })).status).toBe(422);
  expect((await ask({ reason: 'because', scopes: ['tasks'], minutes: 30 })).status).toBe(422);
  expect((await ask({ reason, scopes: [], minutes: 30 })).status).toBe(422);
});

it('is reviewed by another admin, once', async () => {
  const { id, admin } = await open();
  const review = (by: typeof admin) =>
    world.call(by, 'POST', `/api/dashboard/emergency-accesses/${id}/review`, {
      verdict: 'questioned',
      note: 'Their expert was on call.',
    });
  expect((await review(admin)).status).toBe(403);
  const auditor = await world.addAdmin(world.here, 'auditor');
  const list = await world.call(auditor, 'GET', '/api/dashboard/emergency-accesses');
  expect(list.body.data.find((one) => one.id === id)?.can).toEqual({ look: false, review: true });
  expect((await review(auditor)).body.review).toMatchObject({ verdict: 'questioned' });
  expect((await review(auditor)).status).toBe(409);
});

it('cannot be reviewed by the owner who opened it', async () => {
  const person = await follower();
  const owner = await world.addAdmin(world.here, 'owner');
  const opened = await world.call(owner, 'POST', `/api/dashboard/people/${person.id}/emergency-accesses`, {
    reason,
    scopes: ['tasks'],
    minutes: 10,
  });
  const path = `/api/dashboard/emergency-accesses/${opened.body.id}/review` as const;
  expect((await world.call(owner, 'POST', path, { verdict: 'justified' })).status).toBe(409);
});

it('shows what an emergency needs first, each only where it was opened', async () => {
  const { person, admin, id } = await open(['phone']);
  const call = () => world.call(admin, 'GET', `/api/dashboard/emergency-accesses/${id}/phone`);
  expect((await call()).body).toEqual({ phone: null });
  const about = {
    full_name: 'Mia Moon',
    phone: '+12133734253',
    locale: 'en',
    units: 'metric',
  };
  expect((await world.call(person, 'PUT', '/api/my-profile', about)).status).toBe(200);
  const said = { conditions: ['asthma'], medication: 'Salbutamol', allergies: 'Penicillin' };
  expect((await world.call(person, 'PUT', '/api/my-profile/health', said)).status).toBe(200);
  expect((await call()).body).toEqual({ phone: '+12133734253' });
  const refused = await world.call(admin, 'GET', `/api/dashboard/emergency-accesses/${id}/facts`);
  expect(refused.status).toBe(403);

  const path = `/api/dashboard/people/${person.id}/emergency-accesses` as const;
  const { body } = await world.call(admin, 'POST', path, { reason, scopes: ['facts'], minutes: 5 });
  const facts = await world.call(admin, 'GET', `/api/dashboard/emergency-accesses/${body.id}/facts`);
  expect(facts.body).toEqual({ ...said, changedAt: expect.any(String) });
  const looks = await world.call(person, 'GET', '/api/health-looks');
  expect(looks.body.data.slice(0, 2).map(({ what }) => what)).toEqual(['adminFacts', 'adminPhone']);
});

it('promises a review only where another admin can give one', async () => {
  const person = await world.add(world.there, { fullName: 'Noor Vale' });
  const owner = await world.addAdmin(world.there, 'owner');
  const path = `/api/dashboard/people/${person.id}` as const;
  const ask = { reason, scopes: ['phone'], minutes: 5 };
  const mailed = () => world.mails.findLast(({ to }) => to === person.email)?.text ?? '';
  expect((await world.call(owner, 'GET', path)).body.hasReviewer).toBe(false);
  expect((await world.call(owner, 'POST', `${path}/emergency-accesses`, ask)).status).toBe(201);
  await expect.poll(mailed).toContain('your phone number');
  expect(mailed()).not.toContain('reviews it');

  await world.addAdmin(world.there, 'auditor');
  expect((await world.call(owner, 'GET', path)).body.hasReviewer).toBe(true);
  expect((await world.call(owner, 'POST', `${path}/emergency-accesses`, ask)).status).toBe(201);
  await expect.poll(mailed).toContain('Another person here reviews it');
});

it('presses for the review of what is over: counted for all, and mailed to other owners once, after 3 days', async () => {
  const { admin, id } = await open();
  const owner = await world.addAdmin(world.here, 'owner');
  const unreviewed = async () => {
    const { body } = await world.call(owner, 'GET', '/api/dashboard/overview');
    return body.figures.unreviewed as number;
  };
  const before = await unreviewed();
  await world.call(admin, 'POST', `/api/dashboard/emergency-accesses/${id}/end`);
  expect(await unreviewed()).toBe(before + 1);

  const [jobs, mailed] = [jobsOf(world), () => world.mails.filter(({ to }) => to === owner.email)];
  const sweep = () => jobs.sweep({} as never);
  await sweep();
  await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      `UPDATE emergency_accesses SET opened_at = opened_at - interval '3 days', ends_at = ends_at - interval '3 days'
       WHERE id = $1`,
      [id],
    ),
  );
  await sweep();
  await sweep();
  await expect.poll(() => mailed().length).toBe(1);
  expect(mailed()[0]?.subject).toMatch(/^An emergency access on Site here.* hasn’t been reviewed$/);
  expect(mailed()[0]?.text).toContain('Ada Min opened part of someone’s health data');
  expect(mailed()[0]?.text).not.toContain('Mia Moon');
  expect(mailed()[0]?.text).toContain(`/dashboard/emergencies/${id}`);

  const review = { verdict: 'justified', note: 'Needed.' };
  const path = `/api/dashboard/emergency-accesses/${id}/review` as const;
  expect((await world.call(owner, 'POST', path, review)).status).toBe(200);
  expect(await unreviewed()).toBe(before);
});

it('is not reviewed by whoever used it, an owner no more than others', async () => {
  const person = await follower();
  const owner = await world.addAdmin(world.here, 'owner');
  const opened = await world.call(owner, 'POST', `/api/dashboard/people/${person.id}/emergency-accesses`, {
    reason,
    scopes: ['readings'],
    minutes: 30,
  });
  const path = `/api/dashboard/emergency-accesses/${opened.body.id}/review` as const;
  expect((await world.call(owner, 'POST', path, { verdict: 'justified', note: '' })).status).toBe(409);
});
