import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { weekdays } from '../../../seed/services.ts';
import { itemUses, versionUses } from '../../db/schema.ts';
import { servicesOf } from '../../test-services.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let location: string;
beforeAll(async () => {
  world = await openWorld();
  expert = await servicesOf(world).expert();
  location = (await servicesOf(world).addLocation(expert, { zone: 'UTC', week })).body.id;
});
afterAll(() => world.close());

const week = [...weekdays([0, 24]).slice(0, 5), ...weekdays([0, 24]).slice(0, 2)];
async function add(name: string): Promise<string> {
  const { status, body } = await servicesOf(world).addService(expert, location, { name });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}
const remove = (id: string) => world.call(expert, 'DELETE', `/api/services/${id}`);
const inDatabase = <T>(work: Parameters<typeof world.runtime.tx<T>>[1]) =>
  world.runtime.tx(world.here.id, work);
const idOf = ({ id }: Caller) => id as string;

/** Tomorrow, on the hour. */
function tomorrow(hour: number): string {
  const at = new Date(Date.now() + 86_400_000);
  at.setUTCHours(hour, 0, 0, 0);
  return at.toISOString();
}
async function book(service: string, from: string) {
  const client = await world.add(world.here);
  const held = await world.call(client, 'POST', `/api/services/${service}/holds`, { from, duration: 30 });
  expect(held.status, JSON.stringify(held.body)).toBe(201);
  const booking = held.body.id;
  await world.call(client, 'POST', `/api/bookings/${booking}/confirm-hold`, { answers: {} });
  return { client, booking };
}

describe('a service that is booked', () => {
  it('is not deleted, nor is its location; what is booked is named by its time', async () => {
    const service = await add('Talk');
    const { client, booking } = await book(service, tomorrow(9));
    await book(service, tomorrow(8));
    const { status, body } = await remove(service);
    expect(status).toBe(423);
    expect(body.errors?.used).toEqual(['Talk, tomorrow at 8:00 AM', 'Talk, tomorrow at 9:00 AM']);
    const whole = await world.call(expert, 'DELETE', `/api/locations/${location}`);
    expect([whole.status, whole.body.errors?.used]).toEqual([423, body.errors?.used]);
    expect((await world.call(expert, 'POST', `/api/services/${service}/archive`)).status).toBe(200);
    expect((await world.call(client, 'GET', `/api/bookings/${booking}`)).body.state).toBe('confirmed');
  });

  it('is deleted once nobody is to come, and past bookings stay with those who made them', async () => {
    const service = await add('Class');
    const { client, booking } = await book(service, tomorrow(11));
    await inDatabase((tx) =>
      tx.$client.query(
        `UPDATE sessions_booked SET from_at = from_at - interval '48 hours', until_at = until_at - interval '48 hours'
          WHERE service_id = $1`,
        [service],
      ),
    );
    expect((await remove(service)).status).toBe(204);
    const { body } = await world.call(client, 'GET', `/api/bookings/${booking}`);
    expect(body).toMatchObject({ serviceId: null, terms: { name: 'Class' } });
  });

  it('and a booking that comes at the same moment: either of the two, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const service = await add(`Round ${round}`);
      const client = await world.add(world.here);
      const [held, gone] = await Promise.all([
        world.call(client, 'POST', `/api/services/${service}/holds`, {
          from: tomorrow(13 + (round % 8)),
          duration: 30,
        }),
        remove(service),
      ]);
      expect([held.status, gone.status].filter((status) => status < 300)).toHaveLength(1);
      if (held.status < 300) await world.call(client, 'DELETE', `/api/bookings/${held.body.id}/hold`);
    }
  });
});

describe('a service that steps book', () => {
  /** A step's item in somebody's draft, and whether it was published. */
  async function used(service: string, by: Caller, isPublished: boolean, member?: Caller) {
    const protocol = await inDatabase((tx) => seedProtocol(tx, idOf(by), { name: 'Back to walking' }));
    const item = { kind: 'service', name: 'Talk', description: 'A talk', minutes: 30, service };
    const { body } = await world.call(by, 'POST', `/api/protocols/${protocol.protocol}/items`, { item });
    const tenantId = world.here.id;
    await inDatabase(async (tx) => {
      await tx.insert(itemUses).values({ tenantId, protocolId: protocol.protocol, itemId: body.id });
      if (member) await seedMember(tx, protocol.protocol, idOf(member), 'view');
      if (!isPublished) return;
      const { version } = await seedProgram(tx, idOf(by), { title: 'Walk again' });
      await tx
        .insert(versionUses)
        .values({ tenantId, versionId: version, kind: 'service', objectId: service });
    });
  }

  it('is kept by what was published and by drafts of others, named as far as one may know of them', async () => {
    const colleague = await servicesOf(world).expert();
    const [published, shared, hidden] = [await add('Published'), await add('Shared'), await add('Hidden')];
    await used(published, expert, true);
    await used(shared, colleague, false, expert);
    await used(hidden, colleague, false);
    const [first, second, third] = [await remove(published), await remove(shared), await remove(hidden)];
    expect([first.status, first.body.errors?.used]).toEqual([423, ['Walk again']]);
    expect([second.status, second.body.errors?.used]).toEqual([423, ['Back to walking']]);
    expect([third.status, third.body.errors?.used]).toEqual([423, []]);
  });

  it('is not kept by one’s own draft', async () => {
    const service = await add('My own');
    await used(service, expert, false);
    expect((await remove(service)).status).toBe(204);
  });
});
