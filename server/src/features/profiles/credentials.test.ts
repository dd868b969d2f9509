import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedQualification } from '../../../seed/qualifications.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const path = '/api/dashboard/credentials';
const list = async (admin: Caller, query = '') =>
  (await world.call(admin, 'GET', `${path}?${query}` as typeof path)).body;
const own = async (caller: Caller) =>
  (await world.call(caller, 'GET', '/api/expert-profile')).body.qualifications;
const bell = async (caller: Caller) =>
  (await world.call(caller, 'GET', '/api/notifications')).body.data.map(({ kind, data, link }) => ({
    kind,
    title: data.title,
    link,
  }));

async function addQualification(caller: Caller) {
  const { body: document } = await world.call(caller, 'POST', '/api/uploads', { file: pixel });
  const given = { title: 'State exam', institution: 'Charité', year: 2014, documents: [document.name] };
  const { body } = await world.call(caller, 'POST', '/api/qualifications', given);
  return { id: body.id, document: document.name };
}

it('what waits is listed page by page, the longest waiting first, and only what is of this site', async () => {
  const admin = await world.addAdmin(world.there, 'support');
  const nora = await world.add(world.there, { fullName: 'Nora Nurse', roles: ['nurse'] });
  await world.runtime.tx(world.there.id, async (tx) => {
    const now = Date.now();
    for (const [index, title] of ['First', 'Second', 'Third'].entries())
      await seedQualification(tx, nora.id as string, { title, at: new Date(now + index) });
    const checked = { by: 'Ada', at: new Date(now) };
    await seedQualification(tx, nora.id as string, { title: 'Done', checked });
  });
  const first = await list(admin, 'per_page=2');
  expect(first.data.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(first.data[0]?.person).toMatchObject({ full_name: 'Nora Nurse', roles: ['nurse'] });
  const next = await list(admin, `per_page=2&cursor=${first.meta.next}`);
  expect(next.data.map(({ title }) => title)).toEqual(['Third']);
  const back = await list(admin, `per_page=2&cursor=${next.meta.prev}`);
  expect(back.data.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect((await list(await world.addAdmin(world.here))).data).toEqual([]);
});

it('a document is opened by a link, and who opened it is kept', async () => {
  const [admin, owner] = [await world.addAdmin(world.here, 'support'), await world.addAdmin(world.here)];
  const expert = await world.add(world.here, { roles: ['nurse'] });
  const { id, document } = await addQualification(expert);
  expect((await list(admin)).data.find((each) => each.id === id)?.documents).toEqual([document]);
  const open = (qualification: string, by = admin) =>
    world.call(
      by,
      'POST',
      `${path}/${qualification}/documents/${document}` as `${typeof path}/x/documents/y`,
    );
  const { status, body } = await open(id);
  expect(status).toBe(200);
  const file = await world.call(world.guest(world.here), 'GET', body.url as '/api/load');
  expect(file.status).toBe(200);
  // By another's qualification nothing of it is reached.
  const another = await addQualification(await world.add(world.here, { roles: ['nurse'] }));
  expect((await open(another.id)).status).toBe(404);
  expect((await open(id, await world.addAdmin(world.there))).status).toBe(404);
  const person = await world.call(
    owner,
    'GET',
    `/api/dashboard/people/${expert.id}` as '/api/dashboard/people/x',
  );
  expect(person.body.actions).toMatchObject([
    { action: 'POST dashboard/credentials/{id}/documents/{name}', admin: { id: admin.id } },
  ]);
});

it('one that was checked is shown to everybody with the admin’s name, and its owner is told', async () => {
  const admin = await world.addAdmin(world.here, 'support');
  const expert = await world.add(world.here, { roles: ['nurse'] });
  const { id } = await addQualification(expert);
  const check = () => world.call(admin, 'POST', `${path}/${id}/check`, { reason: 'In the public register.' });
  expect((await check()).status).toBe(204);
  expect((await list(admin)).data.map((each) => each.id)).not.toContain(id);
  // How it was checked is nothing for its owner.
  expect(await own(expert)).toMatchObject([{ state: 'checked', checkedBy: 'Ada Min', note: '' }]);
  expect(await bell(expert)).toEqual([
    { kind: 'credential-checked', title: 'State exam', link: '/expert-profile' },
  ]);
  expect((await check()).status).toBe(409);
});

it('one that is refused says why to its owner, who is told', async () => {
  const admin = await world.addAdmin(world.here);
  const expert = await world.add(world.here, { roles: ['nurse'] });
  const { id } = await addQualification(expert);
  const refuse = (reason: string) => world.call(admin, 'POST', `${path}/${id}/refuse`, { reason });
  expect((await refuse('')).status).toBe(422);
  expect((await refuse('The document can’t be read.')).status).toBe(204);
  expect(await own(expert)).toMatchObject([{ state: 'refused', note: 'The document can’t be read.' }]);
  expect(await bell(expert)).toMatchObject([{ kind: 'credential-refused', title: 'State exam' }]);
});

it.each(['moderator', 'finance', 'auditor'] as const)('is nothing for %s', async (role) => {
  const admin = await world.addAdmin(world.here, role);
  expect((await world.call(admin, 'GET', path)).status).toBe(403);
});
