import { calls } from '@regimen/contract/all.ts';
import type { Call } from '@regimen/contract/call.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedEmergencyAccess } from '../../../seed/admins.ts';
import { openWorld, type World } from '../../test-world.ts';
import { lookKindOf } from './look-kinds.ts';
import { rootsIn } from './roots.ts';
import { sealAudit } from './seal.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('says in words what each call is that shows or changes others’ health data', () => {
  const about = Object.entries(calls as Record<string, Call>).filter(([, { health }]) => health === 'others');
  expect(about.length).toBeGreaterThan(30);
  expect(about.filter(([key]) => lookKindOf(key) === 'other').map(([key]) => key)).toEqual([]);
  expect(lookKindOf('GET something/that/is/gone')).toBe('other');
});

it('shows who looked and what admins did, and finds an entry that somebody changed', async () => {
  const person = await world.add(world.here, { fullName: 'Pat Person' });
  const support = await world.addAdmin(world.here, 'support');
  const access = await world.runtime.tx(world.here.id, (tx) =>
    seedEmergencyAccess(tx, support.id as string, person.id as string),
  );
  await world.call(support, 'GET', `/api/dashboard/emergency-accesses/${access}/tasks`);
  await world.call(person, 'GET', '/api/readings');
  const auditor = await world.addAdmin(world.here, 'auditor');
  const looks = await world.call(auditor, 'GET', '/api/dashboard/audit');
  // One's own looks are no news to anybody.
  expect(looks.body.data).toHaveLength(1);
  expect(looks.body.data[0]).toMatchObject({
    why: 'admin',
    what: 'adminAnswers',
    person: { full_name: 'Pat Person' },
  });
  const byTeams = await world.call(auditor, 'GET', '/api/dashboard/audit?why=team' as '/api/dashboard/audit');
  expect(byTeams.body.data).toHaveLength(0);
  const lookedOn = looks.body.data[0]?.at.slice(0, 10) ?? '';
  const dayBefore = new Date(Date.parse(lookedOn) - 86_400_000).toISOString().slice(0, 10);
  const found = async (query: string) => {
    const answer = await world.call(
      auditor,
      'GET',
      `/api/dashboard/audit?${query}` as '/api/dashboard/audit',
    );
    return answer.body.data.length;
  };
  expect(await found(`until=${lookedOn}&person=${person.id}`)).toBe(1);
  expect(await found(`until=${dayBefore}`)).toBe(0);
  expect(await found('until=1900-01-01')).toBe(0);
  expect(await found(`person=${auditor.id}`)).toBe(0);

  while ((await sealAudit({ database: world.runtime, roots: rootsIn(world.files), now: Date.now })) > 0);
  const verify = () => world.call(auditor, 'POST', '/api/dashboard/audit/verify');
  expect((await verify()).body).toEqual({ entries: 2, broken: null });
  const actions = await world.call(auditor, 'GET', '/api/dashboard/actions');
  expect(actions.body.data[0]).toMatchObject({ action: 'POST dashboard/audit/verify' });
  await world.owner.tx(world.here.id, async ({ $client }) => {
    await $client.query('ALTER TABLE audit_entries DISABLE TRIGGER keep_audit');
    await $client.query(`UPDATE audit_entries SET why = 'team' WHERE why = 'admin'`);
    await $client.query('ALTER TABLE audit_entries ENABLE TRIGGER keep_audit');
  });
  expect((await verify()).body.broken).toBeGreaterThan(0);
});
