import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/people.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { openWorld, type World } from '../../test-world.ts';
import { listPeople } from './queries.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const reason = 'Wrote advertising to other members.';
const suspend = async (id: string, what: 'suspend' | 'lift' = 'suspend', note = '') =>
  world.call(await world.addAdmin(world.here), 'POST', `/api/dashboard/people/${id}/${what}` as const, {
    reason,
    ...(note && { note }),
  });

it('finds people by name and by email, page by page, and only those of this site', async () => {
  const admin = await world.addAdmin(world.here, 'support');
  for (const n of [1, 2, 3])
    await world.add(world.here, { fullName: `Wanda Wood ${n}`, email: `wanda${n}@trees.test` });
  await world.add(world.there, { fullName: 'Wanda Wood there' });
  const find = (query: string) =>
    world.call(admin, 'GET', `/api/dashboard/people?${query}` as '/api/dashboard/people');
  const first = await find('search=wanda%20w&per_page=2');
  expect(first.body.data.map(({ full_name }) => full_name)).toEqual(['Wanda Wood 3', 'Wanda Wood 2']);
  const next = await find(`search=wanda%20w&per_page=2&cursor=${first.body.meta.next}`);
  expect(next.body.data.map(({ full_name }) => full_name)).toEqual(['Wanda Wood 1']);
  expect((await find('search=WANDA2%40trees')).body.data).toHaveLength(1);
  expect((await find('search=%25')).body.data).toHaveLength(0);
});

it('a suspended person falls out at once, is told, and comes in by no way until it is lifted', async () => {
  const person = await world.add(world.here, { fullName: 'Nora Nill' });
  const id = person.id as string;
  const token = (await world.call(person, 'POST', '/api/tokens', { name: 'Scale' })).body.secret;
  const signIn = () =>
    world.call(world.guest(world.here), 'POST', '/api/auth/login', {
      email: person.email,
      password: demoPassword,
    });
  expect((await world.call(person, 'GET', '/api/user/get-data')).status).toBe(200);
  const done = await suspend(id);
  expect(done.body).toMatchObject({ sessions: 0, suspendedAt: expect.any(String) });
  expect((await world.call(person, 'GET', '/api/user/get-data')).status).toBe(401);
  expect((await world.call({ ...person, token }, 'GET', '/api/enrollments')).status).toBe(401);
  const refused = await signIn();
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('suspended');
  // Who does not know the password learns nothing.
  const wrong = await world.call(world.guest(world.here), 'POST', '/api/auth/login', {
    email: person.email,
    password: 'not this one',
  });
  expect(JSON.stringify(wrong.body)).not.toContain('suspended');
  await expect.poll(() => world.mails.filter(({ to }) => to === person.email).length).toBe(1);
  expect((await suspend(id)).status).toBe(409);

  const lifted = await suspend(id, 'lift');
  expect(lifted.body.suspendedAt).toBeNull();
  expect((await signIn()).status).toBe(200);
  expect(lifted.body.actions.map(({ action, reason }) => [action, reason])).toContainEqual([
    'POST dashboard/people/{id}/suspend',
    reason,
  ]);
});

it('lets a suspended person read the note that is meant for them, and never the reason', async () => {
  const person = await world.add(world.here);
  const id = person.id as string;
  const note = 'Please stop writing to members about your shop.';
  const done = await suspend(id, 'suspend', note);
  expect(done.body.suspensionNote).toBe(note);
  const { email } = person;
  const signIn = (password: string) =>
    world.call(world.guest(world.here), 'POST', '/api/auth/login', { email, password });
  const refused = (await signIn(demoPassword)).body as unknown as { errors: Record<string, string[]> };
  expect(refused.errors.suspended).toEqual([expect.stringContaining('contact page'), note]);
  expect(JSON.stringify(refused)).not.toContain(reason);
  expect(JSON.stringify((await signIn('not this one')).body)).not.toContain(note);
  await expect.poll(() => world.mails.find(({ to }) => to === email)?.text).toContain(note);
  const mail = world.mails.find(({ to }) => to === email)?.text ?? '';
  expect(mail).toContain('/contact');
  expect(mail).not.toContain(reason);
  expect((await suspend(id, 'lift')).body.suspensionNote).toBeNull();
});

it('hides what a suspended expert shows to everybody, and brings it back', async () => {
  const expert = await world.add(world.here, { roles: ['expert'], fullName: 'Ed Expert' });
  const id = expert.id as string;
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, id, { title: 'Calm evenings' }),
  );
  const guest = world.guest(world.here);
  const seen = async () => {
    const page = await world.call(guest, 'GET', `/api/catalog/programs/${program}` as '/api/catalog');
    const list = await world.call(guest, 'GET', '/api/catalog');
    return [page.status, JSON.stringify(list.body).includes('Calm evenings')];
  };
  const before = await seen();
  await suspend(id);
  const hidden = await seen();
  await suspend(id, 'lift');
  expect([before, hidden, await seen()]).toEqual([before, [404, false], before]);
});

it('signs somebody out everywhere and changes what they are', async () => {
  const person = await world.add(world.here, { roles: ['expert'] });
  const owner = await world.addAdmin(world.here);
  const path = `/api/dashboard/people/${person.id}` as const;
  const roles = await world.call(owner, 'PUT', `${path}/roles`, { roles: ['user'], reason });
  expect(roles.body.roles).toEqual(['user']);
  expect((await world.call(person, 'GET', '/api/programs')).status).toBe(403);
  await world.call(owner, 'POST', `${path}/sign-out`, { reason });
  expect((await world.call(person, 'GET', '/api/user/get-data')).status).toBe(401);
});

it.each([
  ['suspended', 'users_suspended'],
  ['experts', 'users_experts'],
] as const)('finds those who are %s without reading everybody', async (show, index) => {
  const plan = await world.runtime.read(world.here.id, async (tx) => {
    // There are too few here for an index to be worth it.
    await tx.$client.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
    const { sql, params } = listPeople(tx, { search: '', show }, undefined, 26).toSQL();
    const { rows } = await tx.$client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
});

it('keeps what admins did, whoever asks the database to change it', async () => {
  await expect(
    world.runtime.tx(world.here.id, (tx) => tx.$client.query(`UPDATE admin_actions SET reason = 'none'`)),
  ).rejects.toThrow('stays written down');
});
