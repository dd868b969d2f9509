import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const document = protocol(
  [node('kpi', 'k', null, { selectedItem: 'pulse' }), node('finish', 'f', 'k')],
  ITEMS,
);
const texts = {
  title: 'A steady heart',
  summary: 'Six weeks with a look at your pulse.',
  description: 'Day by day.',
  outcomes: ['Calm'],
  evidence: '',
  questions: [],
};
const page = {
  texts: { en: texts },
  cover: null,
  category: 'sleep',
  tags: [],
  level: 'beginner',
  signs: [],
  minutesADay: 10,
  weeks: 6,
  access: 'free',
};

async function seat(owner: Caller, protocolId: string, person: Caller): Promise<void> {
  const invite = await world.call(owner, 'POST', `/api/protocols/${protocolId}/invites`, {
    email: person.email,
    permission: 'publish',
  });
  const accepted = await world.call(person, 'POST', `/api/protocol-invites/${invite.body.id}/accept`);
  expect(accepted.status).toBe(200);
}

test('a seat on a protocol of somebody else’s is no seat in the program that was made of it', async () => {
  const [author, owner, stranger] = [
    await world.add(world.here, { roles: ['expert'] }),
    await world.add(world.here, { roles: ['expert'] }),
    await world.add(world.here, { roles: ['expert'] }),
  ];
  const follower = await world.add(world.here);
  const imported = await world.call(author, 'POST', '/api/protocols/import', { document });
  await seat(author, imported.body.id, owner);

  const made = await world.call(owner, 'POST', '/api/programs', {
    title: texts.title,
    category: 'sleep',
    protocolIds: [imported.body.id],
  });
  expect(made.status).toBe(201);
  const program = made.body.id;
  const protocols = [{ id: imported.body.id, onFail: 'stop' }];
  const saved = await world.call(owner, 'PUT', `/api/programs/${program}`, { ...page, protocols });
  expect(saved.status).toBe(200);
  expect((await world.call(owner, 'POST', `/api/programs/${program}/versions`, { note: '' })).status).toBe(
    201,
  );
  const joined = await world.call(follower, 'POST', `/api/programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  expect(joined.status).toBe(201);

  await seat(author, imported.body.id, stranger);
  const reads = [
    `live/programs/${program}/followers`,
    `history/runs/${joined.body.id}`,
    `programs/${program}/publishing`,
  ];
  for (const path of reads) {
    const seen = async (caller: Caller) => (await world.call(caller, 'GET', `/api/${path}`)).status;
    expect([path, await seen(owner), await seen(stranger), await seen(author)]).toEqual([
      path,
      200,
      404,
      404,
    ]);
  }
  const rewritten = await world.call(stranger, 'PUT', `/api/programs/${program}`, { ...page, protocols });
  expect(rewritten.status).toBe(404);
  const listed = await world.call(stranger, 'GET', '/api/programs');
  expect(JSON.stringify(listed.body)).not.toContain(program);
  const watched = await world.call(stranger, 'GET', '/api/live/programs');
  expect(JSON.stringify(watched.body)).not.toContain(program);
});
