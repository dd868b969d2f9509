import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleIssuer } from '../../test-openid.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.addAdmin(world.here);
});
afterAll(() => world.close());

const path = '/api/dashboard/sign-in-providers';
const facts = () => ({
  name: 'Example',
  issuer: exampleIssuer,
  clientId: randomUUID(),
  secret: 'hush, this is a secret',
});
const list = async (by = owner) => (await world.call(by, 'GET', path)).body;
const shown = async (tenant = world.here) =>
  (await world.call(world.guest(tenant), 'GET', '/api/load')).body.data.providers;
const secretOf = async (id: string) =>
  (
    await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query<{ locked: Buffer }>(
        'SELECT secret_locked AS locked FROM openid_providers WHERE id = $1',
        [id],
      ),
    )
  ).rows[0]?.locked.toString('hex');

it('an owner adds, changes, switches off and removes a provider, and its secret is in no answer', async () => {
  expect(await list()).toMatchObject({
    data: [],
    returnAddress: 'http://here.test:3000/auth/finish-registration',
  });
  const given = facts();
  const added = await world.call(owner, 'POST', path, given);
  expect(added.status).toBe(201);
  const { secret, ...rest } = given;
  const { id } = added.body;
  expect(added.body).toEqual({ ...rest, id, enabled: true });
  await expect.poll(() => shown()).toEqual([{ id, name: 'Example' }]);
  expect(await shown(world.there)).toEqual([]);

  const one = `${path}/${id}` as const;
  const before = await secretOf(id);
  const off = { name: 'Harbor', clientId: given.clientId, secret: '', enabled: false };
  const changed = await world.call(owner, 'PUT', one, off);
  expect(changed.body).toEqual({ ...rest, id, name: 'Harbor', enabled: false });
  expect(await secretOf(id)).toBe(before);
  await expect.poll(() => shown()).toEqual([]);
  await world.call(owner, 'PUT', one, { ...off, secret: 'another secret' });
  expect(await secretOf(id)).not.toBe(before);
  expect(JSON.stringify([added.body, changed.body, await list()])).not.toContain(secret);

  const there = await world.addAdmin(world.there);
  expect((await list(there)).data).toEqual([]);
  expect((await world.call(there, 'DELETE', one)).status).toBe(404);
  expect((await world.call(owner, 'DELETE', one)).status).toBe(204);
  expect((await list()).data).toEqual([]);
});

it.each([
  ['http://login.example.com', 'issuer address'],
  ['https://nobody.example.com', 'no sign-in provider at this address'],
])('is told at the field that %s leads nowhere', async (issuer, words) => {
  const { status, body } = await world.call(owner, 'POST', path, { ...facts(), issuer });
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(words)]);
  expect(body).toMatchObject({ errors: { issuer: [expect.any(String)] } });
});

it('no more are switched on than there is room for buttons', async () => {
  for (let n = 0; n < 10; n++) expect((await world.call(owner, 'POST', path, facts())).status).toBe(201);
  const more = await world.call(owner, 'POST', path, facts());
  expect([more.status, JSON.stringify(more.body)]).toEqual([422, expect.stringContaining('limit of 10')]);
  const off = await world.call(owner, 'POST', path, { ...facts(), enabled: false });
  expect(off.status).toBe(201);
  const { id, clientId } = off.body;
  const on = { name: 'Example', clientId, enabled: true };
  expect((await world.call(owner, 'PUT', `${path}/${id}`, on)).status).toBe(422);
});

it.each(['support', 'moderator', 'finance', 'auditor'] as const)('is nothing for %s', async (role) => {
  const admin = await world.addAdmin(world.here, role);
  expect((await world.call(admin, 'GET', path)).status).toBe(403);
  expect((await world.call(admin, 'POST', path, facts())).status).toBe(403);
});
