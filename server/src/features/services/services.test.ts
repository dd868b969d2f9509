import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedImage } from '../../../seed/images.ts';
import { seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { consultation, servicesOf } from '../../test-services.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let location: string;
let add: (change?: object) => ReturnType<ReturnType<typeof servicesOf>['addService']>;
beforeAll(async () => {
  world = await openWorld();
  expert = await servicesOf(world).expert('Ada Expert');
  location = (await servicesOf(world).addLocation(expert, { rooms: [{ name: 'Studio', seats: 8 }] })).body.id;
  add = (change = {}) => servicesOf(world).addService(expert, location, change);
});
afterAll(() => world.close());

const idOf = ({ id }: Caller) => id as string;
const inDatabase = <T>(work: Parameters<typeof world.runtime.tx<T>>[1]) =>
  world.runtime.tx(world.here.id, work);
/** Two experts on one protocol. */
async function colleagueOf(owner: Caller, fullName: string): Promise<Caller> {
  const colleague = await servicesOf(world).expert(fullName);
  await inDatabase(async (tx) => {
    const { protocol } = await seedProtocol(tx, idOf(owner), { name: 'Ours' });
    await seedMember(tx, protocol, idOf(colleague), 'edit');
  });
  return colleague;
}
const offerOf = (id: string, caller: Caller = world.guest(world.here)) =>
  world.call(caller, 'GET', `/api/services/${id}/offer`);
const bell = async (caller: Caller) => (await world.call(caller, 'GET', '/api/notifications')).body.data;

describe('a service', () => {
  it('comes back as it was said, and its offer says nothing that only its owner sets', async () => {
    const said = {
      durations: [60, 30],
      bufferAfter: 10,
      seats: 8,
      needsRoom: true,
      maxPerDay: 4,
      reminderMinutes: [60, 1_440],
      noteTemplate: 'What we agreed on:',
      questions: [{ id: 'goal', kind: 'text', text: 'What brings you here?' }],
      confirm: 'by_hand',
      cancelHours: 24,
    };
    const { status, body } = await add(said);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...said, durations: [30, 60], reminderMinutes: [1_440, 60] });
    expect(body.hosts).toMatchObject([{ id: expert.id, full_name: 'Ada Expert', weight: 1 }]);
    const { body: offer } = await offerOf(body.id);
    expect(offer).toMatchObject({
      durations: [30, 60],
      place: { name: 'Practice', zone: 'Europe/Berlin' },
      owner: { full_name: 'Ada Expert' },
      can: { edit: false, host: false },
    });
    for (const hidden of ['noteTemplate', 'maxPerDay', 'bufferAfter', 'reminderMinutes'])
      expect(offer).not.toHaveProperty(hidden);
    expect((await offerOf(body.id, expert)).body.can).toEqual({ edit: true, host: true });
  });

  it('tells nobody who looks where to meet online', async () => {
    const online = {
      kind: 'online',
      address: '',
      onlineBy: 'link',
      onlineAt: 'https://meet.example.com/secret',
    };
    const { body: elsewhere } = await servicesOf(world).addLocation(expert, online);
    const { body } = await servicesOf(world).addService(expert, elsewhere.id);
    const { body: offer } = await offerOf(body.id);
    expect(offer.place.onlineBy).toBe('link');
    expect(JSON.stringify(offer)).not.toContain('meet.example.com');
  });

  it.each<[string, object, string, string]>([
    [
      'a room too small for all',
      { needsRoom: true, seats: 9 },
      'needsRoom',
      'No room here has that many seats. Add a larger room, or offer fewer seats.',
    ],
    ['one length twice', { durations: [30, 30] }, 'durations', 'Each one can be listed once.'],
    [
      'a question for a file',
      { questions: [{ id: 'scan', kind: 'file', text: 'A scan' }] },
      'questions[0].kind',
      'People can’t add files when they book. Choose another kind of question.',
    ],
    [
      'a question twice',
      {
        questions: [
          { id: 'a', kind: 'text', text: 'A' },
          { id: 'a', kind: 'text', text: 'B' },
        ],
      },
      'questions[1].id',
      'Each one can be listed once.',
    ],
    [
      'questions that are none',
      { questions: [{ id: 'a', kind: 'riddle', text: 'A' }] },
      'questions[0].kind',
      'must be one of single, multiple, scale, slider, number, matrix, yes_no, text, date, file',
    ],
    ['questions as words', { questions: 'ask them' }, 'questions', 'must be a list'],
  ])('is refused with %s', async (_what, change, field, words) => {
    const { status, body } = await add(change);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [words] });
  });

  it('shows a picture of one’s own', async () => {
    const [mine, theirs] = await inDatabase(async (tx) => [
      await seedImage(tx, idOf(expert)),
      await seedImage(tx, idOf(await world.add(world.here))),
    ]);
    expect((await add({ photo: mine })).body.photo).toBe(mine);
    const { body } = await add({ photo: theirs });
    expect(body.errors).toHaveProperty('photo');
  });

  it('can be changed; one that is archived is no longer offered, and comes back', async () => {
    const { body: made } = await add();
    const change = { ...consultation(expert), name: 'Longer talk', durations: [90] };
    const { body: changed } = await world.call(expert, 'PUT', `/api/services/${made.id}`, change);
    expect(changed).toMatchObject({ name: 'Longer talk', durations: [90] });
    await world.call(expert, 'POST', `/api/services/${made.id}/archive`);
    expect((await offerOf(made.id)).status).toBe(404);
    await world.call(expert, 'DELETE', `/api/services/${made.id}/archive`);
    expect((await offerOf(made.id)).status).toBe(200);
    await world.call(expert, 'DELETE', `/api/services/${made.id}`);
    expect((await offerOf(made.id)).status).toBe(404);
  });

  it('cannot be added where nothing is booked any more', async () => {
    const { body: closed } = await servicesOf(world).addLocation(expert);
    await world.call(expert, 'POST', `/api/locations/${closed.id}/archive`);
    const { status, body } = await servicesOf(world).addService(expert, closed.id);
    expect([status, body.message]).toEqual([409, 'This location is archived. Bring it back first.']);
  });

  it('is offered on the page of its expert, until they leave', async () => {
    const me = await servicesOf(world).expert('Lea Leaver');
    const { body: at } = await servicesOf(world).addLocation(me);
    const { body: service } = await servicesOf(world).addService(me, at.id, { name: 'Goodbye' });
    const username = service.hosts[0]?.username ?? '';
    const listed = async () =>
      (
        await world.call(
          world.guest(world.here),
          'GET',
          `/api/creators/${username}/services` as '/api/creators/x/services',
        )
      ).body;
    expect((await listed()).data).toMatchObject([{ id: service.id, name: 'Goodbye' }]);
    await inDatabase((tx) =>
      tx.$client.query('UPDATE users SET suspended_at = now() WHERE id = $1', [me.id]),
    );
    expect((await offerOf(service.id)).status).toBe(404);
  });
});

describe('hosts', () => {
  it('are oneself and experts on the same protocol, who are told and can step back', async () => {
    const me = await servicesOf(world).expert('Olga Owner');
    const colleague = await colleagueOf(me, 'Carl Colleague');
    const stranger = await servicesOf(world).expert('Sam Stranger');
    const { body: possible } = await world.call(me, 'GET', '/api/possible-hosts');
    expect(possible.data.map((person) => person.full_name)).toEqual(['Olga Owner', 'Carl Colleague']);

    const { body: at } = await servicesOf(world).addLocation(me);
    const with_ = (...people: Caller[]) => ({ hosts: people.map((one) => ({ id: idOf(one), weight: 2 })) });
    const refused = await servicesOf(world).addService(me, at.id, with_(me, stranger));
    expect(refused.body.errors).toEqual({
      'hosts.1.id': ['You can choose yourself and experts you work with on a protocol.'],
    });

    const { body: service } = await servicesOf(world).addService(me, at.id, with_(me, colleague));
    expect(await bell(colleague)).toMatchObject([
      { kind: 'named-host', data: { person: 'Olga Owner', title: 'Consultation' } },
    ]);
    expect(await bell(me)).toEqual([]);
    const { body: hosted } = await world.call(colleague, 'GET', '/api/hosted-services');
    expect(hosted.data).toMatchObject([{ id: service.id, owner: { full_name: 'Olga Owner' } }]);
    expect((await offerOf(service.id, colleague)).body.can).toEqual({ edit: false, host: true });
    expect((await world.call(me, 'GET', '/api/hosted-services')).body.data).toEqual([]);

    expect((await world.call(stranger, 'DELETE', `/api/hosted-services/${service.id}`)).status).toBe(404);
    expect((await world.call(me, 'DELETE', `/api/hosted-services/${service.id}`)).status).toBe(404);
    expect((await world.call(colleague, 'DELETE', `/api/hosted-services/${service.id}`)).status).toBe(204);
    const { body: after } = await world.call(me, 'GET', `/api/services/${service.id}`);
    expect(after.hosts.map(({ id }) => id)).toEqual([me.id]);
  });

  it('who are there already stay when the rest is edited, though they work together no more', async () => {
    const me = await servicesOf(world).expert('Olga Again');
    const colleague = await colleagueOf(me, 'Cora Colleague');
    const { body: at } = await servicesOf(world).addLocation(me);
    const hosts = [{ id: idOf(colleague), weight: 1 }];
    const { body: service } = await servicesOf(world).addService(me, at.id, { hosts });
    await inDatabase((tx) =>
      tx.$client.query('DELETE FROM protocol_members WHERE user_id = $1', [colleague.id]),
    );
    const again = { ...consultation(me), hosts, name: 'Renamed' };
    const { status } = await world.call(me, 'PUT', `/api/services/${service.id}`, again);
    expect(status).toBe(200);
    expect(await bell(colleague)).toHaveLength(1);
  });
});

describe('what a protocol’s steps can offer', () => {
  it('are the services of its owner and of everybody on its team', async () => {
    const me = await servicesOf(world).expert('Paula Protocol');
    const colleague = await servicesOf(world).expert('Mia Member');
    const protocol = await inDatabase(async (tx) => {
      const made = await seedProtocol(tx, idOf(me), { name: 'Ours' });
      await seedMember(tx, made.protocol, idOf(colleague), 'view');
      return made.protocol;
    });
    for (const [caller, name] of [
      [me, 'By the owner'],
      [colleague, 'By a member'],
    ] as const) {
      const { body: at } = await servicesOf(world).addLocation(caller);
      await servicesOf(world).addService(caller, at.id, { name });
    }
    const { body } = await world.call(colleague, 'GET', `/api/protocols/${protocol}/services`);
    expect(body.data.map(({ name }) => name).sort()).toEqual(['By a member', 'By the owner']);
    expect((await world.call(expert, 'GET', `/api/protocols/${protocol}/services`)).status).toBe(404);
  });
});
