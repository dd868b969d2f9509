import { DAY_MS } from '@regimen/engine/calendar.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { formerUsernames, images } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const somebody = () => world.add(world.here, { fullName: 'Mira Lind' });
const open = async (caller: Caller) => (await world.call(caller, 'GET', '/api/my-profile')).body;
const base = { full_name: 'Mira Lind', locale: 'en', units: 'metric' };
const save = (caller: Caller, more: object) =>
  world.call(caller, 'PUT', '/api/my-profile', { ...base, ...more });
const rename = (caller: Caller, username: string) =>
  world.call(caller, 'PUT', '/api/my-profile/username', { username });
const page = (username: string) =>
  world.call(world.guest(world.here), 'GET', `/api/creators/${username}` as '/api/creators/x');

describe('about me', () => {
  it('is kept, and the page of the product follows it', async () => {
    const me = await somebody();
    const { status, body } = await save(me, {
      full_name: 'Mira  Lindt',
      phone: '+1 (213) 373-4253',
      birthday: '1988-04-02',
      sex: 'female',
      zone: 'Europe/Berlin',
      units: 'imperial',
      bio: 'I walk.',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      full_name: 'Mira Lindt',
      phone: '+12133734253',
      birthday: '1988-04-02',
      units: 'imperial',
    });
    expect(await open(me)).toEqual(body);
    const { body: current } = await world.call(me, 'GET', '/api/user/get-data');
    expect(current).toMatchObject({ full_name: 'Mira Lindt', units: 'imperial', zone: 'Europe/Berlin' });
  });

  it.each([
    ['phone', '+1 213', 'a number that is too short'],
    ['phone', '0551234567', 'a number without its country'],
    ['birthday', '2199-01-01', 'a day to come'],
    ['zone', 'Europe/Nowhere', 'a zone that is none'],
    ['full_name', 'see www.example.com', 'a name with an address in it'],
  ])('refuses %s %s: %s', async (field, value) => {
    const { status, body } = await save(await somebody(), { [field]: value });
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
  });

  it('says of 2 digits what a phone number is', async () => {
    const { body } = await save(await somebody(), { phone: '12' });
    const { errors } = body as unknown as { errors: { phone: string[] } };
    expect(errors.phone[0]).toMatch(/phone number/);
  });

  it('shows everybody what its person chose, and no more', async () => {
    const me = await somebody();
    const { username } = await open(me);
    await save(me, { bio: 'I walk.', phone: '+12133734253', birthday: '1988-04-02' });
    expect((await page(username)).body).toMatchObject({ bio: '', memberSince: null });
    await save(me, { bio: 'I walk.', shows: ['bio', 'memberSince'] });
    const { body } = await page(username);
    expect(body).toMatchObject({ bio: 'I walk.', memberSince: expect.any(String), role: 'user' });
    expect(JSON.stringify(body)).not.toMatch(/213|1988/);
  });
});

describe('a username', () => {
  it('changes once in 30 days; the old one leads to the new one, and nobody else gets it', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const { username: old } = await open(me);
    const fresh = `mira-${Date.now()}`;
    expect((await rename(me, fresh.toUpperCase())).body).toMatchObject({ username: fresh });
    expect((await page(old)).body.username).toBe(fresh);
    expect((await page(fresh)).body.username).toBe(fresh);
    expect((await rename(other, old)).status).toBe(422);
    expect((await rename(other, fresh)).status).toBe(422);
    expect((await rename(me, `${fresh}-2`)).status).toBe(422);
    expect((await open(me)).usernameFrom).not.toBeNull();
    const longAgo = new Date(Date.now() - 31 * DAY_MS);
    await world.runtime.tx(world.here.id, (tx) => tx.update(formerUsernames).set({ changedAt: longAgo }));
    expect((await rename(me, old)).status).toBe(200);
    expect((await page(fresh)).body.username).toBe(old);
  });

  it.each(['a', '-a', 'two words', 'ü-name', 'x'.repeat(64)])('is not %s', async (username) => {
    expect((await rename(await somebody(), username)).status).toBe(422);
  });
});

describe('a picture', () => {
  it('is made anew, and takes the place of the one before, which nobody keeps', async () => {
    const me = await somebody();
    const picture = async (background: string) =>
      (
        await sharp({ create: { width: 300, height: 300, channels: 3, background } })
          .png()
          .toBuffer()
      ).toString('base64');
    const put = async (background: string) =>
      (await world.call(me, 'PUT', '/api/my-profile/picture', { picture: await picture(background) })).body
        .avatar;
    const [first, second] = [await put('#336699'), await put('#993366')];
    const shown = await world.app.inject({
      url: `/api/public/files/small/${second}`,
      headers: { host: world.here.host },
    });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await open(me)).avatar).toBe(second);
    const rows = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(images).where(eq(images.name, first)),
    );
    expect(rows).toMatchObject([{ ownerId: null }]);
    await world.call(me, 'DELETE', '/api/my-profile/picture');
    expect((await open(me)).avatar).toBeNull();
  });

  it('sent again under the same key is one picture, and gets the first answer', async () => {
    const me = await somebody();
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const send = () =>
      world.app.inject({
        method: 'PUT',
        url: '/api/my-profile/picture',
        headers: {
          host: world.here.host,
          'x-domain': world.here.host,
          authorization: `Bearer ${me.token}`,
          'idempotency-key': 'the-same-key-each-time',
        },
        payload: { picture: pixel },
      });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
  });
});

describe('health facts', () => {
  const facts = {
    heightCm: 172,
    weightKg: 68.5,
    conditions: ['asthma'],
    medication: 'None',
    allergies: 'Nuts',
  };

  it('are optional, kept, and refused where they cannot be', async () => {
    const me = await somebody();
    expect((await open(me)).health).toEqual({
      heightCm: null,
      weightKg: null,
      conditions: [],
      medication: '',
      allergies: '',
    });
    const put = (body: object) => world.call(me, 'PUT', '/api/my-profile/health', body);
    expect((await put(facts)).status).toBe(200);
    expect((await open(me)).health).toEqual(facts);
    expect((await put({ ...facts, heightCm: 5 })).status).toBe(422);
    expect((await put({ ...facts, conditions: ['nonsense'] })).status).toBe(422);
  });

  it('say which of one’s programs look at them, and fill in what another program asks', async () => {
    const me = await somebody();
    const expert = await world.add(world.here, { roles: ['expert'] });
    await save(me, { birthday: '1988-04-02', sex: 'female' });
    await world.call(me, 'PUT', '/api/my-profile/health', { ...facts, conditions: ['asthma', 'epilepsy'] });
    const [followed, another] = await world.runtime.tx(world.here.id, async (tx) => {
      const made = await seedProgram(tx, expert.id as string, { title: 'For grown-ups' });
      await seedEnrollment(tx, me.id as string, made);
      return [made.program, (await seedProgram(tx, expert.id as string)).program];
    });
    const programs = [{ id: followed, title: 'For grown-ups' }];
    expect((await open(me)).readers).toEqual([
      { fact: 'birthday', programs },
      { fact: 'conditions', programs },
      { fact: 'medication', programs },
      { fact: 'allergies', programs },
    ]);
    const asks = (caller: Caller) =>
      world.call(caller, 'GET', `/api/programs/${another}/following` as '/api/programs/x/following');
    // Only what this program asks: it has nothing to do with asthma.
    const { joining } = (await asks(me)).body;
    expect(joining?.facts).toEqual({ age: expect.any(Number), sex: 'female', signs: ['epilepsy'] });
    expect((await asks(await somebody())).body.joining?.facts).toEqual({ age: null, sex: null, signs: [] });
  });
});

it('names time zones by places that people know, in the language of whoever asks', async () => {
  const me = await world.add(world.here);
  const places = async (language: string) => {
    const answer = await world.call(me, 'GET', '/api/time-zones', undefined, { 'accept-language': language });
    expect(answer.status).toBe(200);
    return Object.fromEntries(answer.body.data.map(({ zone, place }) => [zone, place]));
  };
  expect((await places('en'))['America/Argentina/Buenos_Aires']).toBe('Buenos Aires, Argentina');
  expect((await places('ar'))['America/New_York']).toMatch(/\p{Script=Arabic}/u);
});
