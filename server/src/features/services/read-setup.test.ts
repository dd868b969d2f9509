import { offeredSlots } from '@regimen/engine/slots/offered.ts';
import type { SlotSession } from '@regimen/engine/slots/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  seedLocation,
  seedOutsideCalendar,
  seedService,
  seedTimeOff,
  seedWorkingHours,
  weekdays,
} from '../../../seed/services.ts';
import { outsideBusy } from '../../db/schema.ts';
import { servicesOf } from '../../test-services.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { nothingTaken, readSetup, readSetups } from './read-setup.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const inDatabase = <T>(work: Parameters<typeof world.runtime.tx<T>>[1]) =>
  world.runtime.tx(world.here.id, work);
const idOf = ({ id }: Caller) => id as string;
const at = (text: string) => Date.parse(`${text}Z`);
/** Monday to Sunday, seen a week before; Wednesday the 17th is nobody's holiday. */
const week = { from: at('2027-03-15T00:00'), to: at('2027-03-22T00:00') };
const now = at('2027-03-10T00:00');

async function startsOf(service: string, span = week, taken = nothingTaken): Promise<string[]> {
  const setup = await world.runtime.read(world.here.id, (tx) => readSetup(tx, service, span));
  if (!setup) throw new Error('no setup');
  const slots = offeredSlots(setup.withTaken(60, taken), now, span);
  return slots.map(({ from }) => new Date(from).toISOString().slice(5, 16));
}
const said = { durations: [60], everyMinutes: 60, aheadDays: 60 };
const monday = ['03-15T08:00', '03-15T09:00', '03-15T10:00'];

describe('the set-up of a service', () => {
  it('is the hours of its place with their exceptions, which win over public holidays', async () => {
    const me = await servicesOf(world).expert();
    const [plain, closed] = await inDatabase(async (tx) => {
      const hours = { week: weekdays([9, 12]), holidaysOf: 'IE' };
      const { location } = await seedLocation(tx, idOf(me), hours);
      const days = [
        { day: '2027-03-15', ranges: [], name: 'Closed' },
        { day: '2027-03-17', ranges: [{ from: 600, to: 660 }], name: 'Open after all' },
      ];
      const other = await seedLocation(tx, idOf(me), { ...hours, days });
      return [
        await seedService(tx, idOf(me), location, said),
        await seedService(tx, idOf(me), other.location, said),
      ];
    });
    const onPlain = await startsOf(plain);
    expect(onPlain.slice(0, 3)).toEqual(monday);
    // Saint Patrick's Day.
    expect(onPlain.filter((start) => start.startsWith('03-17'))).toEqual([]);
    const onClosed = await startsOf(closed);
    expect(onClosed.filter((start) => start < '03-18')).toEqual([
      '03-16T08:00',
      '03-16T09:00',
      '03-16T10:00',
      '03-17T09:00',
    ]);
  });

  it('takes away when its host does not work, is away, or is busy elsewhere', async () => {
    const me = await servicesOf(world).expert();
    const service = await inDatabase(async (tx) => {
      const { location } = await seedLocation(tx, idOf(me), { week: weekdays([9, 12]) });
      await seedWorkingHours(tx, idOf(me), weekdays([10, 24]), 'Europe/Berlin');
      const away = { fromAt: new Date(at('2027-03-16T00:00')), untilAt: new Date(at('2027-03-19T10:00')) };
      await seedTimeOff(tx, idOf(me), away);
      const calendarId = await seedOutsideCalendar(tx, world.vault, idOf(me));
      await tx.insert(outsideBusy).values({
        tenantId: world.here.id,
        calendarId,
        fromAt: new Date(at('2027-03-15T09:30')),
        untilAt: new Date(at('2027-03-15T09:45')),
      });
      return seedService(tx, idOf(me), location, said);
    });
    expect(await startsOf(service)).toEqual(['03-15T10:00', '03-19T10:00']);
  });

  it('takes away what is taken, and a room where one is needed', async () => {
    const me = await servicesOf(world).expert();
    const { service, room } = await inDatabase(async (tx) => {
      const made = await seedLocation(tx, idOf(me), { week: weekdays([9, 12]) });
      const service = await seedService(tx, idOf(me), made.location, { ...said, needsRoom: true });
      return { service, room: made.room };
    });
    const busy = new Map([
      [idOf(me), [{ from: at('2027-03-15T08:00'), to: at('2027-03-15T09:00') }]],
      [room, [{ from: at('2027-03-15T10:00'), to: at('2027-03-15T11:00') }]],
    ]);
    const taken = { ...nothingTaken, busy };
    expect((await startsOf(service, week, taken)).slice(0, 2)).toEqual(['03-15T09:00', '03-16T08:00']);
    const sessions: SlotSession[] = [
      {
        id: 'class',
        from: at('2027-03-15T08:00'),
        to: at('2027-03-15T09:00'),
        seatsLeft: 2,
        hosts: [idOf(me)],
      },
    ];
    expect((await startsOf(service, week, { ...taken, sessions })).slice(0, 2)).toEqual([
      '03-15T08:00',
      '03-15T09:00',
    ]);
  });

  it('leaves out hosts who are suspended, and is not offered when its owner is, or it is archived', async () => {
    const [me, colleague] = [await servicesOf(world).expert(), await servicesOf(world).expert()];
    const [shared, archived] = await inDatabase(async (tx) => {
      const { location } = await seedLocation(tx, idOf(me));
      const hosts = [idOf(me), idOf(colleague)];
      return [
        await seedService(tx, idOf(me), location, { ...said, hosts }),
        await seedService(tx, idOf(me), location, { ...said, archivedAt: new Date() }),
      ] as const;
    });
    const read = () => world.runtime.read(world.here.id, (tx) => readSetups(tx, [shared, archived], week));
    const suspend = ({ id }: Caller) =>
      inDatabase((tx) => tx.$client.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]));
    expect((await read()).get(shared)?.hosts.toSorted()).toEqual([idOf(me), idOf(colleague)].sort());
    expect((await read()).get(archived)?.service.isOffered).toBe(false);
    await suspend(colleague);
    expect((await read()).get(shared)).toMatchObject({ hosts: [idOf(me)], service: { isOffered: true } });
    await suspend(me);
    expect((await read()).get(shared)).toMatchObject({ hosts: [], service: { isOffered: false } });
  });

  it('costs as many statements for fifty services with fifty hosts as for one, and is nobody else’s', async () => {
    const me = await servicesOf(world).expert();
    const hosts = await Promise.all(Array.from({ length: 50 }, () => servicesOf(world).expert()));
    const services = await inDatabase(async (tx) => {
      const { location } = await seedLocation(tx, idOf(me));
      const made: string[] = [];
      for (let n = 0; n < 50; n += 1)
        made.push(await seedService(tx, idOf(me), location, { ...said, hosts: hosts.map(idOf) }));
      return made;
    });
    const statements = (ids: string[]) =>
      world.runtime.read(world.here.id, async (tx) => {
        let asked = 0;
        const query = tx.$client.query;
        tx.$client.query = ((...args: Parameters<typeof query>) => {
          asked += 1;
          return query.apply(tx.$client, args);
        }) as typeof query;
        const setups = await readSetups(tx, ids, week);
        tx.$client.query = query;
        return { asked, setups };
      });
    const one = await statements(services.slice(0, 1));
    const many = await statements(services);
    expect(many.asked).toBe(one.asked);
    expect([...many.setups.values()].every((setup) => setup.hosts.length === 50)).toBe(true);
    const elsewhere = await world.runtime.read(world.there.id, (tx) => readSetups(tx, services, week));
    expect(elsewhere.size).toBe(0);
  });
});
