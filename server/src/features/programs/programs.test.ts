import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedImage } from '../../../seed/images.ts';
import { seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type TestTenant, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let english: TestTenant;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Owner', roles: ['expert'] });
  english = await world.addTenant('only-english.test', { locales: ['en'] });
});
afterAll(() => world.close());

const inDatabase: World['runtime']['tx'] = (...args) => world.runtime.tx(...args);
const newProtocol = (of: Caller) => inDatabase(of.tenant.id, (tx) => seedProtocol(tx, of.id as string));
const share = (protocol: string, to: Caller, permission: 'view' | 'edit' | 'publish') =>
  inDatabase(to.tenant.id, (tx) => seedMember(tx, protocol, to.id as string, permission));

async function begin(body: object = {}, by = owner): Promise<string> {
  const made = await world.call(by, 'POST', '/api/programs', {
    title: 'Better sleep',
    category: 'sleep',
    ...body,
  });
  expect(made.status).toBe(201);
  return made.body.id;
}
const open = async (id: string, by = owner) => (await world.call(by, 'GET', `/api/programs/${id}`)).body;
const save = (id: string, draft: object, base?: string, by = owner) =>
  world.call(by, 'PUT', `/api/programs/${id}`, { ...draft, ...(base && { base }) });

const text = (title: string) => ({
  title,
  summary: 'Six weeks to fall asleep sooner.',
  description: '',
  evidence: '',
  outcomes: ['Fall asleep sooner'],
  questions: [{ question: 'How long?', answer: 'Ten minutes.' }],
});
const fields = (change: object = {}) => ({
  texts: { en: text('Better sleep') },
  cover: null,
  category: 'sleep',
  tags: ['evening'],
  level: 'beginner',
  signs: ['insomnia'],
  minutesADay: 10,
  weeks: 6,
  access: 'free',
  protocols: [],
  ...change,
});

describe('beginning a program', () => {
  it('gives a draft with the title in the caller’s language', async () => {
    const id = await begin({ title: 'Calm evenings' });
    const { card, draft } = await open(id);
    expect(card).toMatchObject({ title: 'Calm evenings', may: 'owner', version: null, changedSince: false });
    expect(draft.texts.en?.title).toBe('Calm evenings');
    expect(draft.protocols).toEqual([]);
  });

  it('from a template, makes the protocol too', async () => {
    const template = required((await world.call(owner, 'GET', '/api/templates')).body.data[0]);
    const id = await begin({ template: template.id });
    const { draft } = await open(id);
    expect(draft.protocols).toMatchObject([{ name: template.name, may: 'owner', onFail: 'stop' }]);
    expect(draft.texts.en?.summary).toBe(template.description.slice(0, 300));
  });

  it('takes no protocol that is not the caller’s to publish', async () => {
    const other = await world.add(world.here, { roles: ['expert'] });
    const { protocol } = await newProtocol(other);
    const body = { title: 'Mine', category: 'sleep', protocolIds: [protocol] };
    expect((await world.call(owner, 'POST', '/api/programs', body)).status).toBe(422);
    await share(protocol, owner, 'edit');
    expect((await world.call(owner, 'POST', '/api/programs', body)).status).toBe(422);
    const third = await newProtocol(other);
    await share(third.protocol, owner, 'publish');
    await begin({ protocolIds: [third.protocol] });
  });

  it('is for experts', async () => {
    const user = await world.add(world.here);
    const body = { title: 'Better sleep', category: 'sleep' };
    expect((await world.call(user, 'POST', '/api/programs', body)).status).toBe(403);
  });
});

describe('saving', () => {
  it('keeps everything, protocols in order', async () => {
    const id = await begin();
    const [one, two] = [await newProtocol(owner), await newProtocol(owner)];
    const cover = await inDatabase(world.here.id, (tx) => seedImage(tx, owner.id as string));
    const protocols = [
      { id: two.protocol, onFail: 'goOn' },
      { id: one.protocol, onFail: 'stop' },
    ];
    const { status, body } = await save(id, fields({ cover, protocols, access: 'private' }));
    expect(status).toBe(200);
    expect(body.draft).toMatchObject({ ...fields({ cover, access: 'private' }), protocols });
    expect((await open(id)).draft).toEqual(body.draft);
  });

  it('lets texts be unfinished', async () => {
    const id = await begin();
    const begun = { title: '', summary: '', description: 'To be', outcomes: [], evidence: '', questions: [] };
    expect((await save(id, fields({ texts: { en: begun } }))).status).toBe(200);
    expect((await open(id)).card.title).toBe('');
  });

  it('refuses what was begun from an older state, and changes nothing', async () => {
    const id = await begin();
    const { changedAt } = (await open(id)).card;
    const first = await save(id, fields({ weeks: 7 }), changedAt);
    expect(first.status).toBe(200);
    expect((await save(id, fields({ weeks: 8 }), changedAt)).status).toBe(409);
    expect((await open(id)).draft.weeks).toBe(7);
    expect((await save(id, fields({ weeks: 9 }), first.body.card.changedAt)).status).toBe(200);
  });

  it.each([
    ['a picture nobody put up', { cover: `${'a'.repeat(22)}.webp` }, 'cover'],
    ['a sign there is none of', { signs: ['being-late'] }, 'signs.0'],
    ['a tag of two words', { tags: ['Good Night'] }, 'tags.0'],
    ['a tag with a mark alone', { tags: ['\u0651'] }, 'tags.0'],
    ['a tag with a comma', { tags: ['نوم،ليل'] }, 'tags.0'],
    ['a tag twice', { tags: ['night', 'night'] }, 'tags'],
    ['eleven tags', { tags: Array.from('abcdefghijk') }, 'tags'],
    ['no time', { minutesADay: 0 }, 'minutesADay'],
    ['payment', { access: 'paid' }, 'access'],
    [
      'half a question',
      { texts: { en: { ...text('Sleep'), questions: [{ question: 'How?', answer: '' }] } } },
      'texts.en.questions.0.answer',
    ],
    ['a language of another site', { texts: { ar: text('نوم أفضل') } }, 'texts.ar'],
  ])('refuses %s', async (_what, change, field) => {
    const expert = await world.add(english, { roles: ['expert'] });
    const id = await begin({}, expert);
    const { status, body } = await save(id, fields(change), undefined, expert);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses a protocol twice and one of somebody else', async () => {
    const id = await begin();
    const own = await newProtocol(owner);
    const foreign = await newProtocol(await world.add(world.here, { roles: ['expert'] }));
    const part = (protocol: string) => ({ id: protocol, onFail: 'stop' });
    for (const protocols of [[part(own.protocol), part(own.protocol)], [part(foreign.protocol)]])
      expect((await save(id, fields({ protocols }))).body.errors).toHaveProperty('protocols');
  });

  it('lets those who may edit a protocol edit the program, but not choose its protocols', async () => {
    const { protocol } = await newProtocol(owner);
    const colleague = await world.add(world.here, { roles: ['expert'] });
    const id = await begin({ protocolIds: [protocol] });
    expect((await world.call(colleague, 'GET', `/api/programs/${id}`)).status).toBe(404);
    await share(protocol, colleague, 'edit');
    const part = { id: protocol, onFail: 'stop' };
    expect((await save(id, fields({ protocols: [part], weeks: 3 }), undefined, colleague)).status).toBe(200);
    const mine = await newProtocol(colleague);
    const both = [part, { id: mine.protocol, onFail: 'stop' }];
    expect((await save(id, fields({ protocols: both }), undefined, colleague)).status).toBe(422);
    expect((await save(id, fields({ protocols: [] }), undefined, colleague)).status).toBe(422);
    expect((await world.call(colleague, 'POST', `/api/programs/${id}/versions`, {})).status).toBe(403);
    expect((await world.call(colleague, 'POST', `/api/programs/${id}/link`)).status).toBe(403);
  });
});

describe('the list', () => {
  it('shows one’s own, what is shared, drafts, the archive, by title, page by page', async () => {
    const me = await world.add(world.here, { roles: ['expert'] });
    const list = async (query: string, by = me) =>
      (await world.call(by, 'GET', `/api/programs?${query}`)).body;
    const titles = async (query: string, by = me) => (await list(query, by)).data.map(({ title }) => title);
    const { protocol } = await newProtocol(me);
    const sleep = await begin({ title: 'Sleep', protocolIds: [protocol] }, me);
    await begin({ title: 'Move' }, me);
    const old = await begin({ title: 'Old one' }, me);
    await world.call(me, 'PUT', `/api/programs/${old}/archived`, { archived: true });
    expect(await titles('show=mine')).toEqual(['Move', 'Sleep']);
    expect(await titles('show=archived')).toEqual(['Old one']);
    expect(await titles('show=mine&search=sLe')).toEqual(['Sleep']);
    expect(await titles('show=mine&search=%25')).toEqual([]);
    expect(await titles(`show=mine&protocol=${protocol}`)).toEqual(['Sleep']);
    expect(await titles(`show=mine&protocol=${(await newProtocol(me)).protocol}`)).toEqual([]);
    const first = await list('show=mine&per_page=1');
    expect(await titles(`show=mine&per_page=1&cursor=${first.meta.next}`)).toEqual(['Sleep']);
    const colleague = await world.add(world.here, { roles: ['expert'] });
    expect(await titles('show=shared', colleague)).toEqual([]);
    await share(protocol, colleague, 'view');
    expect(await titles('show=shared', colleague)).toEqual(['Sleep']);
    expect(await titles('show=shared')).toEqual([]);
    await save(sleep, fields({ protocols: [{ id: protocol, onFail: 'stop' }] }), undefined, me);
    await world.call(me, 'POST', `/api/programs/${sleep}/versions`, { note: '' });
    expect(await titles('show=published')).toEqual(['Better sleep']);
    expect(await titles('show=drafts')).toEqual(['Move']);
  });
});

describe('duplicating', () => {
  it('gives one’s own draft with protocols of its own', async () => {
    const { protocol } = await newProtocol(owner);
    const id = await begin({ protocolIds: [protocol] });
    await world.call(owner, 'POST', `/api/programs/${id}/link`);
    const colleague = await world.add(world.here, { roles: ['expert'] });
    await share(protocol, colleague, 'view');
    const { status, body } = await world.call(colleague, 'POST', `/api/programs/${id}/duplicate`);
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Better sleep (copy)', may: 'owner', version: null });
    const copy = await open(body.id, colleague);
    expect(copy.hasLink).toBe(false);
    expect(copy.draft.protocols).toMatchObject([{ may: 'owner', name: 'A walk a day' }]);
    expect(required(copy.draft.protocols[0]).id).not.toBe(protocol);
  });
});

describe('the private link', () => {
  it('opens the program until another one is made', async () => {
    const id = await begin();
    const made = await world.call(owner, 'POST', `/api/programs/${id}/link`);
    expect(made.status).toBe(201);
    expect(made.body.path).toBe(`/program/${id}?token=${made.body.token}`);
    expect((await open(id)).hasLink).toBe(true);
    const again = await world.call(owner, 'POST', `/api/programs/${id}/link`);
    expect(again.body.token).not.toBe(made.body.token);
    expect((await world.call(owner, 'DELETE', `/api/programs/${id}/link`)).status).toBe(204);
    expect((await open(id)).hasLink).toBe(false);
  });
});
