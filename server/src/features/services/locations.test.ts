import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekdays } from '../../../seed/services.ts';
import { place, servicesOf } from '../../test-services.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let add: ReturnType<typeof servicesOf>['addLocation'];
beforeAll(async () => {
  world = await openWorld();
  expert = await servicesOf(world).expert();
  add = servicesOf(world).addLocation;
});
afterAll(() => world.close());

const open = async (id: string, caller = expert) => world.call(caller, 'GET', `/api/locations/${id}`);

describe('a location', () => {
  it('comes back as it was said, with exceptions in their order and rooms in ours', async () => {
    const said = {
      directions: 'Second floor',
      holidaysOf: 'DE',
      days: [
        { day: '2027-05-14', ranges: [], name: 'Closed' },
        { day: '2027-01-04', ranges: [{ from: 600, to: 720 }], name: 'Short day' },
      ],
      rooms: [
        { name: 'Big room', seats: 10 },
        { name: 'Small room', seats: 2 },
      ],
    };
    const { status, body } = await add(expert, said);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...place, ...said, days: said.days.toReversed(), archivedAt: null });
    expect((await open(body.id)).body).toEqual(body);
  });

  it('keeps a room that is named by its id, and puts away the others', async () => {
    const { body: made } = await add(expert, {
      rooms: [
        { name: 'One', seats: 1 },
        { name: 'Two', seats: 2 },
      ],
    });
    const two = made.rooms[1];
    const { body } = await world.call(expert, 'PUT', `/api/locations/${made.id}`, {
      ...place,
      rooms: [
        { name: 'Three', seats: 3 },
        { ...two, seats: 4 },
      ],
    });
    expect(body.rooms).toMatchObject([
      { name: 'Three', seats: 3 },
      { id: two?.id, name: 'Two', seats: 4 },
    ]);
    const { body: elsewhere } = await add(expert);
    const strange = await world.call(expert, 'PUT', `/api/locations/${elsewhere.id}`, {
      ...place,
      rooms: [{ ...two, name: 'Mine now' }],
    });
    expect(strange.status).toBe(422);
    expect(strange.body.errors).toEqual({ 'rooms.0.id': ['This room isn’t at this location.'] });
    expect((await open(made.id)).body.rooms[1]?.name).toBe('Two');
  });

  it.each<[string, object, Record<string, string>]>([
    ['a place without an address', { address: ' ' }, { address: 'Please fill this in.' }],
    [
      'no way to meet online',
      { kind: 'online' },
      { onlineBy: 'Please fill this in.', onlineAt: 'Please fill this in.' },
    ],
    [
      'half a link',
      { kind: 'online', onlineBy: 'link', onlineAt: 'meet.example.com' },
      { onlineAt: 'Enter the full link, such as https://meet.example.com/room.' },
    ],
    [
      'words for a number',
      { kind: 'online', onlineBy: 'phone', onlineAt: 'call me' },
      { onlineAt: 'Enter a phone number, such as 0551234567.' },
    ],
    [
      'hours that overlap',
      { week: weekdays([9, 12], [11, 14]) },
      { 'week.0': 'These hours overlap.', 'week.4': 'These hours overlap.' },
    ],
    [
      'hours that end before they begin',
      { week: weekdays([12, 9]) },
      { 'week.0.0.to': 'The end must be later than the start.' },
    ],
    [
      'a zone that is none',
      { zone: 'Europe/Atlantis' },
      { zone: 'We don’t know this time zone. Choose another.' },
    ],
    [
      'a day twice',
      {
        days: [
          { day: '2027-05-14', ranges: [], name: '' },
          { day: '2027-05-14', ranges: [], name: '' },
        ],
      },
      { days: 'A day is listed twice.' },
    ],
  ])('is refused with %s, by field', async (_what, change, errors) => {
    const { status, body } = await add(expert, change);
    expect(status).toBe(422);
    for (const [field, words] of Object.entries(errors)) expect(body.errors[field]).toEqual([words]);
  });

  it('is online by a link, which no address has to go with', async () => {
    const online = {
      kind: 'online',
      address: '',
      onlineBy: 'link',
      onlineAt: 'https://meet.example.com/ada',
    };
    const { status, body } = await add(expert, online);
    expect(status).toBe(201);
    expect(body).toMatchObject(online);
  });

  it('is its owner’s alone', async () => {
    const { body } = await add(expert);
    const other = await servicesOf(world).expert('Other');
    expect((await open(body.id, other)).status).toBe(404);
    expect((await world.call(other, 'PUT', `/api/locations/${body.id}`, place)).status).toBe(404);
    const follower = await world.add(world.here);
    expect((await add(follower)).status).toBe(403);
    expect((await world.call(other, 'GET', '/api/locations')).body.data).toEqual([]);
  });

  it('goes to the end of the list when it is archived, and comes back', async () => {
    const me = await servicesOf(world).expert('Archivist');
    const first = (await add(me, { name: 'First' })).body.id;
    await add(me, { name: 'Second' });
    const names = async () =>
      (await world.call(me, 'GET', '/api/locations')).body.data.map(({ name }) => name);
    const { body } = await world.call(me, 'POST', `/api/locations/${first}/archive`);
    expect(body.archivedAt).not.toBeNull();
    expect(await names()).toEqual(['Second', 'First']);
    await world.call(me, 'DELETE', `/api/locations/${first}/archive`);
    expect(await names()).toEqual(['First', 'Second']);
  });

  it('goes with its services when it is deleted', async () => {
    const { body: location } = await add(expert);
    const { body: service } = await servicesOf(world).addService(expert, location.id);
    expect((await open(location.id)).body.servicesCount).toBe(1);
    expect((await world.call(expert, 'DELETE', `/api/locations/${location.id}`)).status).toBe(204);
    expect((await open(location.id)).status).toBe(404);
    expect((await world.call(expert, 'GET', `/api/services/${service.id}`)).status).toBe(404);
  });
});

describe('public holidays', () => {
  it('are those of the country, in the language of whoever asks', async () => {
    const { body } = await world.call(expert, 'GET', '/api/holiday-countries/DE?year=2027');
    expect(body.data).toContainEqual({ day: '2027-10-03', name: 'Unity Day', mayShift: false });
    const { body: arabic } = await world.call(
      expert,
      'GET',
      '/api/holiday-countries/EG?year=2027' as '/api/holiday-countries/EG',
      undefined,
      { 'accept-language': 'ar' },
    );
    expect(arabic.data.some(({ mayShift, name }) => mayShift && name.includes('عيد الفطر'))).toBe(true);
    const { body: countries } = await world.call(expert, 'GET', '/api/holiday-countries', undefined, {
      'accept-language': 'ar',
    });
    expect(countries.data).toContainEqual({ country: 'EG', name: 'مصر' });
    expect((await world.call(expert, 'GET', '/api/holiday-countries/XX')).status).toBe(404);
  });
});
