import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedFollowUp } from '../../../seed/follow-ups.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { seedProtocol } from '../../../seed/protocols.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Noor' });
});
afterAll(() => world.close());

const call = <Method extends string, Path extends string>(
  by: Caller,
  method: Method,
  path: Path,
  body?: object,
  headers?: Record<string, string>,
) => world.call(by, method, `/api/${path}`, body, headers);
const seeded = () => world.runtime.tx(world.here.id, (tx) => seedProtocol(tx, expert.id as string));
interface Bundle {
  entry: { resource: { resourceType: string; performerType?: unknown } }[];
}
const read = (body: unknown): Bundle => (typeof body === 'string' ? JSON.parse(body) : body) as Bundle;

test('a protocol goes out as FHIR and comes back the same, under new ids', async () => {
  const { protocol } = await seeded();
  const file = await call(expert, 'GET', `protocols/${protocol}/fhir`);
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'application/fhir+json; charset=utf-8',
    'content-disposition': 'attachment; filename="protocol.fhir.json"',
    'cache-control': 'private, no-store',
  });
  const bundle = read(file.body);
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
  expect(bundle.entry[0]?.resource).toMatchObject({
    resourceType: 'PlanDefinition',
    version: '1',
    language: 'en',
  });

  const made = await call(expert, 'POST', 'protocols/fhir', { document: bundle });
  expect(made.status).toBe(201);
  expect(made.body.report).toEqual([]);
  const documentOf = async (id: string) => (await call(expert, 'GET', `protocols/${id}`)).body.document;
  const [was, is] = [await documentOf(protocol), await documentOf(made.body.protocol.id)];
  expect(is.id).not.toBe(was.id);
  expect(is.nodes).toHaveLength(was.nodes.length);
  // Items become one's own, so their ids are new; everything else is as it was.
  const again = read((await call(expert, 'GET', `protocols/${made.body.protocol.id}/fhir`)).body);
  const withoutIds = (text: string, document: { id: string; items: object }) =>
    Object.keys(document.items).reduce(
      (all, key, place) => all.replaceAll(key, `item-${place}`),
      text.replaceAll(document.id, 'protocol'),
    );
  const plan = (of: Bundle) => JSON.stringify({ ...of.entry[0]?.resource, date: null });
  expect(withoutIds(plan(again), is)).toBe(withoutIds(plan(bundle), was));
});

test('a plan of others comes in as far as it can be said here, and what could not be carried is told in words', async () => {
  const document = {
    resourceType: 'PlanDefinition',
    status: 'active',
    title: 'Chlamydia screening',
    library: ['http://example.org/Library/screening'],
    action: [
      {
        title: 'Ask',
        condition: [
          { kind: 'applicability', expression: { language: 'text/cql', expression: 'In Population' } },
        ],
      },
      { title: 'Test', action: [{ title: 'Urine' }, { title: 'Swab' }], selectionBehavior: 'exactly-one' },
    ],
  };
  const english = await call(expert, 'POST', 'protocols/fhir', { document });
  expect(english.status).toBe(201);
  expect(english.body.protocol).toMatchObject({ name: 'Chlamydia screening', may: 'owner' });
  const told = english.body.report.map(({ path, words }) => `${path} ${words}`);
  expect(told).toContain(
    'action[0].condition[0] is a condition (text/cql) that can’t be evaluated here. The step applies to everyone until you rewrite the condition.',
  );
  expect(told.some((line) => line.startsWith('library'))).toBe(true);
  const { document: made } = (await call(expert, 'GET', `protocols/${english.body.protocol.id}`)).body;
  expect(made.nodes.map(({ data }) => data.name)).toEqual(
    expect.arrayContaining(['Ask', 'Test', 'Urine', 'Swab']),
  );
  const arabic = await call(expert, 'POST', 'protocols/fhir', { document }, { 'accept-language': 'ar' });
  expect(arabic.body.report[0]?.words).toMatch(/[\u0600-\u06ff]/);
});

test('what is no such file is refused with the place, and nothing is made', async () => {
  const count = async () => (await call(expert, 'GET', 'protocols?per_page=100')).body.data.length;
  const before = await count();
  for (const [document, path] of [
    [null, 'document'],
    ['text', 'document'],
    [{ resourceType: 'Patient' }, 'document.resourceType'],
    [{ resourceType: 'Bundle', entry: [] }, 'document.entry'],
    [{ resourceType: 'Bundle', entry: 'x' }, 'document.entry'],
  ] as const) {
    const refused = await call(expert, 'POST', 'protocols/fhir', { document });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [path]]);
  }
  const many = Array.from({ length: 12_000 }, (_, n) => ({ title: `Step ${n}`, extra: [n, n, n] }));
  const large = await call(expert, 'POST', 'protocols/fhir', {
    document: { resourceType: 'PlanDefinition', action: many },
  });
  expect(large.status).toBe(422);
  expect(await count()).toBe(before);
});

test('one’s own way through a program is one’s own to take along: without the experts’ tasks and reasons', async () => {
  const person = await world.add(world.here, { fullName: 'Sam Secret' });
  const other = await world.add(world.here, {});
  const { enrollment } = await world.runtime.tx(world.here.id, async (tx) => {
    const made = await seedProgram(tx, expert.id as string, { title: 'Better sleep' });
    return seedEnrollment(tx, person.id as string, made);
  });
  const file = await call(person, 'GET', `enrollments/${enrollment}/fhir`);
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toBe('attachment; filename="program-data.fhir.json"');
  const bundle = read(file.body);
  const types = bundle.entry.map(({ resource }) => resource.resourceType);
  expect(types).toContain('CarePlan');
  expect(types).toContain('Task');
  expect(types).not.toContain('PlanDefinition');
  const text = JSON.stringify(bundle);
  expect(text).not.toContain('Sam Secret');
  expect(text).not.toContain(person.id);
  expect((await call(other, 'GET', `enrollments/${enrollment}/fhir`)).status).toBe(404);
  expect((await call(expert, 'GET', `enrollments/${enrollment}/fhir`)).status).toBe(404);
});

test('the program’s team gets the same with their own tasks, and the whole program where they ask for it', async () => {
  const person = await world.add(world.here, { fullName: 'Sam' });
  const { run } = await world.runtime.tx(world.here.id, (tx) =>
    seedFollowUp(tx, { owner: expert.id as string, follower: person.id as string, mark: '' }),
  );
  const used = read((await call(expert, 'GET', `history/runs/${run}/fhir`)).body);
  const of = (bundle: Bundle, type: string) =>
    bundle.entry.filter(({ resource }) => resource.resourceType === type);
  expect(of(used, 'Task').some(({ resource }) => resource.performerType)).toBe(true);
  const own = read((await call(person, 'GET', `enrollments/${run}/fhir`)).body);
  expect(of(own, 'Task').length).toBeLessThan(of(used, 'Task').length);
  const whole = read((await call(expert, 'GET', `history/runs/${run}/fhir?definitions=whole`)).body);
  expect([of(used, 'PlanDefinition').length, of(whole, 'PlanDefinition').length]).toEqual([0, 1]);
  const stranger = await world.add(world.here, { roles: ['expert'] });
  expect((await call(stranger, 'GET', `history/runs/${run}/fhir`)).status).toBe(404);
  expect((await call(person, 'GET', `history/runs/${run}/fhir`)).status).toBe(403);
});
