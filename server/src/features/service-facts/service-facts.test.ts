import type { ServicesSettings } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMember } from '../../../seed/protocols.ts';
import { seedLocation, seedService } from '../../../seed/services.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { items } from '../../db/schema.ts';
import { programTools } from '../../test-programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let tools: ReturnType<typeof programTools>;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Owner', roles: ['expert'] });
  tools = programTools(world, owner);
});
afterAll(() => world.close());

const addService = (of: Caller, said: Parameters<typeof seedService>[3] = {}) =>
  tools.here(world.here.id, async (tx) => {
    const { location } = await seedLocation(tx, of.id as string);
    return seedService(tx, of.id as string, location, said);
  });

/** A program whose one protocol books a service, and ends. */
async function booking(service: string | undefined, settings: ServicesSettings = {}) {
  const visit = { kind: 'service', name: 'Physio', description: '', minutes: 30 } as const;
  const window = { expireAfterMinutes: 10_080 };
  const name = `Physio ${crypto.randomUUID()}`;
  const flow = protocol(
    [
      node('services', 'book', null, { name: 'See a physio', selectedItem: 'visit', settings, window }),
      node('finish', 'end', 'book', { name: 'The end' }),
    ],
    { visit: { ...visit, ...(service !== undefined && { service }) } },
  );
  const { id } = (await tools.call('POST', 'protocols/import', { document: { ...flow, name } })).body;
  const { program } = await tools.ready({ protocols: [{ id, onFail: 'stop' }] });
  return { program, protocol: id, name };
}

const problemsOf = async (program: string): Promise<string[]> =>
  (await tools.plan(program)).protocols.flatMap(({ problems }) => problems.map(({ code }) => code));

describe('what the checker knows of services', () => {
  it('is told of the team’s own, archived ones too, with the first time that is free', async () => {
    const [mine, gone] = [await addService(owner), await addService(owner, { archivedAt: new Date() })];
    const strange = await addService(await world.add(world.here, { roles: ['expert'] }));
    const helper = await world.add(world.here, { roles: ['expert'] });
    const theirs = await addService(helper, { noticeMinutes: 3 * 1_440 });
    const { protocol: id } = await tools.ready();
    await tools.here(world.here.id, (tx) => seedMember(tx, id, helper.id as string, 'edit'));
    const { status, body } = await tools.call('GET', `protocols/${id}/service-facts`);
    expect(status).toBe(200);
    const facts = new Map(body.data.map((fact) => [fact.id, fact]));
    expect(facts.get(gone)).toMatchObject({ isArchived: true, firstFreeMinutes: null });
    expect(facts.has(strange)).toBe(false);
    const [soon, later] = [mine, theirs].map((id) => facts.get(id)?.firstFreeMinutes ?? -1);
    expect(soon).toBeGreaterThan(0);
    expect(soon).toBeLessThan(5 * 1_440);
    expect(later).toBeGreaterThanOrEqual(3 * 1_440);
  });

  it('says that there is no time where nobody gives it', async () => {
    const idle = await addService(owner, { hosts: [] });
    const { protocol: id } = await tools.ready();
    const { data } = (await tools.call('GET', `protocols/${id}/service-facts`)).body;
    expect(data.find((fact) => fact.id === idle)).toEqual({
      id: idle,
      isArchived: false,
      firstFreeMinutes: null,
    });
  });
});

describe('publishing a step that books', () => {
  it('goes by what its team may book', async () => {
    const { program } = await booking(await addService(owner));
    expect(await problemsOf(program)).toEqual([]);
    expect((await tools.publish(program)).status).toBe(201);
    const strange = await addService(await world.add(world.here, { roles: ['expert'] }));
    const foreign = await booking(strange);
    expect(await problemsOf(foreign.program)).toEqual(['service-missing']);
    expect((await tools.publish(foreign.program)).status).toBe(422);
  });

  it('stops at an archived one, and where nobody could do it', async () => {
    const archived = await booking(await addService(owner, { archivedAt: new Date() }));
    expect(await problemsOf(archived.program)).toEqual(['service-archived']);
    expect((await tools.publish(archived.program)).status).toBe(422);
    const closed = await booking(undefined, { ownArranging: false });
    expect(await problemsOf(closed.program)).toEqual(['service-missing']);
    const own = await booking(undefined);
    expect(await problemsOf(own.program)).toEqual([]);
    const { checks } = await tools.plan(own.program);
    expect(checks).toContainEqual({ name: 'services', result: 'advice', about: own.protocol, count: 1 });
  });

  it('keeps the service from being deleted, also after its draft books another, and says where', async () => {
    const service = await addService(owner);
    const { program, protocol: id } = await booking(service);
    expect((await tools.publish(program)).status).toBe(201);
    await tools.here(world.here.id, (tx) =>
      tx
        .update(items)
        .set({ content: sql`${items.content} - 'service'` })
        .where(eq(items.protocolId, id)),
    );
    const refused = await tools.call('DELETE', `services/${service}`);
    expect([refused.status, refused.body.errors.used]).toEqual([423, ['Better sleep']]);
    expect((await tools.call('POST', `services/${service}/archive`)).status).toBe(200);
    const free = await addService(owner);
    await booking(free);
    expect((await tools.call('DELETE', `services/${free}`)).status).toBe(204);
  });
});
