import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { createScope } from '../../scope.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { checkCredential, listWaitingCredentials } from './check-credential.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const said = { profession: 'physiotherapist', bio: 'I help people move.', languages: ['en', 'de'] };
const put = (caller: Caller, body: object) => world.call(caller, 'PUT', '/api/expert-profile', body);
const open = async (caller: Caller) => (await world.call(caller, 'GET', '/api/expert-profile')).body;
const add = (caller: Caller, more: object = {}) =>
  world.call(caller, 'POST', '/api/qualifications', {
    title: 'State exam',
    institution: 'Charité',
    year: 2014,
    ...more,
  });
const pageOf = async (caller: Caller) =>
  (
    await world.call(
      world.guest(world.here),
      'GET',
      `/api/creators/${(await open(caller)).username}` as '/api/creators/x',
    )
  ).body;
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const upload = async (caller: Caller) =>
  (await world.call(caller, 'POST', '/api/uploads', { file: pixel })).body.name;

async function decide(id: string, state: 'checked' | 'refused', note = ''): Promise<void> {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('no tenant');
  const parts = {
    database: world.runtime,
    bus: world.bus,
    send: async () => undefined,
    sendAll: async () => undefined,
  };
  const scope = createScope(parts, { tenant, actor: null, locale: 'en' }, Date.now());
  const by = { id: world.here.id, name: 'Ada of the site' };
  await scope.tx((tx) => checkCredential(scope, tx, id, { state, by, note }));
}

describe('an expert', () => {
  it('is whoever names a profession; they may then make programs, and have a public page', async () => {
    const me = await world.add(world.here, { fullName: 'Tom Tailor', roles: ['patient'] });
    expect((await open(me)).isExpert).toBe(false);
    expect((await add(me)).status).toBe(403);
    const { status, body } = await put(me, {
      ...said,
      links: ['https://example.org/praxis'],
      consultation: 'In writing',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isExpert: true, profession: 'physiotherapist' });
    const { body: current } = await world.call(me, 'GET', '/api/user/get-data');
    expect(current.roles).toEqual(['physiotherapist', 'patient']);
    expect((await world.call(me, 'GET', '/api/programs')).status).toBe(200);
    expect(await pageOf(me)).toMatchObject({
      role: 'physiotherapist',
      isExpert: true,
      work: { languages: ['en', 'de'], links: ['https://example.org/praxis'], consultation: 'In writing' },
    });
    await put(me, { ...said, profession: 'nurse' });
    expect((await pageOf(me)).role).toBe('nurse');
    expect((await put(me, { ...said, profession: 'expert' })).body.profession).toBeNull();
    expect((await pageOf(me)).role).toBe('expert');
  });

  it.each([
    ['links', ['http://example.org']],
    ['links', ['javascript:alert(1)']],
    ['languages', ['xx']],
    ['profession', 'user'],
  ])('does not say %s %s', async (field, value) => {
    const me = await world.add(world.here);
    expect((await put(me, { ...said, [field]: value })).status).toBe(422);
    expect((await open(me)).isExpert).toBe(false);
  });
});

describe('a qualification', () => {
  it('is shown to everybody once somebody checked it, on the page and on medical programs', async () => {
    const me = await world.add(world.here, { roles: ['cardiologist'] });
    const [medical, other] = await world.runtime.tx(world.here.id, async (tx) => [
      (await seedProgram(tx, me.id as string, { page: { category: 'heart' } })).program,
      (await seedProgram(tx, me.id as string, { page: { category: 'sleep' } })).program,
    ]);
    const credentials = async (program: string | undefined) =>
      (await world.call(world.guest(world.here), 'GET', `/api/catalog/${program}` as '/api/catalog/x')).body
        .credentials;
    const document = await upload(me);
    const { status, body } = await add(me, { documents: [document] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'awaiting', checkedBy: null, documents: [document] });
    expect(await credentials(medical)).toEqual([]);
    const waiting = await world.runtime.read(world.here.id, (tx) => listWaitingCredentials(tx, 10));
    expect(waiting).toContainEqual(
      expect.objectContaining({ id: body.id, userId: me.id, documents: [document] }),
    );
    await decide(body.id, 'checked');
    const shown = [{ title: 'State exam', institution: 'Charité', year: 2014, checkedBy: 'Ada of the site' }];
    expect(await credentials(medical)).toMatchObject(shown);
    expect(await credentials(other)).toBeNull();
    expect((await pageOf(me)).work?.credentials).toMatchObject(shown);
    // Decided is decided.
    await expect(decide(body.id, 'refused')).rejects.toThrow();
  });

  it('that is refused says why to its owner alone', async () => {
    const me = await world.add(world.here, { roles: ['nurse'] });
    const { body } = await add(me);
    await decide(body.id, 'refused', 'The document is not readable.');
    expect((await open(me)).qualifications).toMatchObject([
      { state: 'refused', note: 'The document is not readable.', checkedBy: 'Ada of the site' },
    ]);
    expect((await pageOf(me)).work?.credentials).toEqual([]);
  });

  it('takes its own documents alone, and each once', async () => {
    const [me, other] = [
      await world.add(world.here, { roles: ['nurse'] }),
      await world.add(world.here, { roles: ['nurse'] }),
    ];
    const document = await upload(other);
    expect((await add(me, { documents: [document] })).status).toBe(422);
    expect((await open(me)).qualifications).toEqual([]);
    expect((await add(other, { documents: [document] })).status).toBe(201);
    expect((await add(other, { documents: [document] })).status).toBe(422);
    const link = await world.call(me, 'GET', `/api/uploads/${document}/link` as '/api/uploads/x/link');
    expect(link.status).toBe(404);
  });

  it('gets documents later, and others, until it is checked', async () => {
    const me = await world.add(world.here, { roles: ['nurse'] });
    const { body } = await add(me);
    const set = (documents: string[], caller = me) =>
      world.call(
        caller,
        'PUT',
        `/api/qualifications/${body.id}/documents` as '/api/qualifications/x/documents',
        { documents },
      );
    const [first, second] = [await upload(me), await upload(me)];
    expect((await set([first])).body.documents).toEqual([first]);
    expect((await set([second])).body.documents).toEqual([second]);
    expect((await open(me)).qualifications[0]?.documents).toEqual([second]);
    const other = await world.add(world.here, { roles: ['nurse'] });
    expect((await set([], other)).status).toBe(404);
    expect((await set([await upload(other)])).status).toBe(422);
    await decide(body.id, 'refused', 'The document is not readable.');
    // Nothing new to look at: still refused.
    expect((await set([second])).body.state).toBe('refused');
    expect((await set([await upload(me)])).body).toMatchObject({
      state: 'awaiting',
      note: '',
      checkedBy: null,
    });
    await decide(body.id, 'checked');
    expect((await set([])).status).toBe(409);
    expect((await open(me)).qualifications[0]?.documents).toHaveLength(1);
  });

  it('is removed by its owner and by nobody else', async () => {
    const me = await world.add(world.here, { roles: ['nurse'] });
    const { body } = await add(me);
    const path = `/api/qualifications/${body.id}` as '/api/qualifications/x';
    const other = await world.add(world.here, { roles: ['nurse'] });
    expect((await world.call(other, 'DELETE', path)).status).toBe(404);
    expect((await world.call(me, 'DELETE', path)).status).toBe(204);
    expect((await open(me)).qualifications).toEqual([]);
  });
});

describe('a link', () => {
  it('is taken as people write it', async () => {
    const me = await world.add(world.here);
    const typed = ['www.example.com', 'example.org/praxis', 'https://example.net'];
    const { status, body } = await put(me, { ...said, links: typed });
    expect(status).toBe(200);
    expect(body.links).toEqual([
      'https://www.example.com',
      'https://example.org/praxis',
      'https://example.net',
    ]);
  });

  it.each(['http://example.com', 'javascript:alert(1)', 'just words', 'https://localhost'])(
    'is not %s, and its field says so',
    async (link) => {
      const { status, body } = await put(await world.add(world.here), { ...said, links: [link] });
      expect(status).toBe(422);
      const { errors } = body as unknown as { errors: Record<string, string[]> };
      expect(errors).toEqual({
        'links.0': ['Write each web address like example.com or https://example.com.'],
      });
    },
  );
});

it('nobody has passed what they have yet to pass', async () => {
  const me = await world.add(world.here, { roles: ['expert'] });
  const next = await add(me, { year: new Date().getUTCFullYear() + 1 });
  expect([next.status, Object.keys(next.body.errors)]).toEqual([422, ['year']]);
  expect((await add(me, { year: new Date().getUTCFullYear() })).status).toBe(201);
});
