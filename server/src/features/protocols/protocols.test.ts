import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let colleague: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
  colleague = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const node = (id: string, parentId: string | null, name = id, type = 'finish') => ({
  id,
  type,
  parentId,
  data: { name, target: 'follower', nextStepCondition: { is: 'always' }, rules: {} },
});
const change = (nodes: unknown[] = [], modules: unknown[] = [], words: unknown = null) => ({
  nodes,
  modules,
  words,
});
const added = (id: string, parentId: string | null, after: string | null = null, name = id) => ({
  id,
  after: node(id, parentId, name, parentId === null ? 'nudge' : 'finish'),
  place: { after },
});

async function begin(template: string | null = null, caller = owner) {
  const { status, body } = await world.call(caller, 'POST', '/api/protocols', {
    name: `Sleep ${crypto.randomUUID()}`,
    template,
  });
  expect(status).toBe(201);
  return body;
}
const templateAt = async (place: number) =>
  required((await world.call(owner, 'GET', '/api/templates')).body.data[place]).id;
const open = async (id: string, caller = owner) =>
  (await world.call(caller, 'GET', `/api/protocols/${id}`)).body;
const save = (id: string, base: number, what: unknown, caller = owner) =>
  world.call(caller, 'POST', `/api/protocols/${id}/changes`, { base, change: what });
async function share(id: string, permission: string) {
  const { body } = await world.call(owner, 'POST', `/api/protocols/${id}/invites`, {
    email: colleague.email,
    permission,
  });
  await world.call(colleague, 'POST', `/api/protocol-invites/${body.id}/accept`);
}

describe('a change that says too little', () => {
  it('of a new step without its place is refused with the field, and nothing is saved', async () => {
    const { id } = await begin();
    const { place: _place, ...placeless } = added('b', null);
    const { status, body } = await save(id, 1, change([added('a', null), placeless]));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['change.nodes.1.place']);
    expect(await open(id)).toMatchObject({ version: 1, document: { nodes: [] } });
  });

  it('of a step that moved under another, too; one that stays needs no place', async () => {
    const { id } = await begin();
    await save(id, 1, change([added('a', null), added('b', 'a')]));
    const moved = { id: 'b', after: node('b', null, 'b', 'nudge') };
    expect((await save(id, 2, change([moved]))).status).toBe(422);
    const renamed = { id: 'b', after: node('b', 'a', 'Finished') };
    expect((await save(id, 2, change([renamed]))).body).toMatchObject({ saved: true, version: 3 });
    // By somebody who is behind: judged by the draft that they had.
    const late = { id: 'c', after: node('c', 'a') };
    expect((await save(id, 2, change([late]))).status).toBe(422);
  });
});

describe('beginning', () => {
  it('an empty one, and one from a template with items of one’s own', async () => {
    const empty = await begin();
    expect((await open(empty.id)).document).toMatchObject({ name: empty.name, nodes: [], modules: [] });
    const { body: templates } = await world.call(owner, 'GET', '/api/templates');
    expect(templates.data).toHaveLength(8);
    const template = required(templates.data[0]);
    const { id } = await begin(template.id);
    const { document, version } = await open(id);
    expect(version).toBe(1);
    expect(document.nodes).toHaveLength(template.stepsCount);
    const pointed = document.nodes.filter((step) => step.data.selectedItem);
    expect(pointed.length).toBeGreaterThan(2);
    for (const step of pointed) expect(document.items[required(step.data.selectedItem)]).toBeDefined();
    for (const module of document.modules) expect(module.protocol_id).toBe(id);
  });

  it('an unknown template or somebody else’s category is refused by its field', async () => {
    const unknown = await world.call(owner, 'POST', '/api/protocols', { name: 'x', template: 'none' });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['template']]);
    const { body: category } = await world.call(colleague, 'POST', '/api/categories', {
      name: 'Theirs',
      colour: 'teal',
      icon: 'leaf',
    });
    const theirs = await world.call(owner, 'POST', '/api/protocols', { name: 'x', categoryId: category.id });
    expect([theirs.status, Object.keys(theirs.body.errors)]).toEqual([422, ['categoryId']]);
  });

  it('imports what it exports, and says the path of every fault of what it cannot read', async () => {
    const { id } = await begin(await templateAt(1));
    const { document } = await open(id);
    const again = await world.call(owner, 'POST', '/api/protocols/import', { document });
    expect(again.status).toBe(201);
    const copy = (await open(again.body.id)).document;
    expect(copy.nodes).toHaveLength(document.nodes.length);
    expect(Object.keys(copy.items)).toHaveLength(Object.keys(document.items).length);
    expect(Object.keys(copy.items)).not.toEqual(Object.keys(document.items));
    const bad = await world.call(owner, 'POST', '/api/protocols/import', {
      document: { ...document, nodes: [{ ...document.nodes[0], type: 'dance' }, { id: 7 }] },
    });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.body.errors)).toEqual(
      expect.arrayContaining(['document.nodes[0].type', 'document.nodes[1].type']),
    );
  });

  it('a duplicate has its own items', async () => {
    const { id } = await begin(await templateAt(0));
    const copy = await world.call(owner, 'POST', `/api/protocols/${id}/duplicate`, { name: 'Copy' });
    expect(copy.status).toBe(201);
    const [a, b] = [(await open(id)).document, (await open(copy.body.id)).document];
    expect(Object.keys(a.items).filter((key) => key in b.items)).toEqual([]);
    expect(b.name).toBe('Copy');
  });
});

describe('saving', () => {
  it('raises the version; saving nothing does not', async () => {
    const { id } = await begin();
    const first = await save(id, 1, change([added('a', null)]));
    expect(first.body).toEqual({ saved: true, version: 2, document: null });
    expect((await save(id, 2, change())).body.version).toBe(2);
    expect((await open(id)).document.nodes.map((step) => step.id)).toEqual(['a']);
  });

  it('refuses a tree that is none, with the path', async () => {
    const { id } = await begin();
    await save(id, 1, change([added('a', null)]));
    const second = await save(id, 2, change([added('b', null)]));
    expect(second.status).toBe(422);
    expect(Object.keys(second.body.errors)[0]).toMatch(/^document\.nodes\[\d\]/);
    const wrong = await save(
      id,
      2,
      change([{ id: 'a', after: { id: 'a', parentId: null, type: 'finish' } }]),
    );
    expect(wrong.body.errors).toHaveProperty(['document.nodes[0].data']);
    expect((await open(id)).version).toBe(2);
  });

  it('joins changes of different steps, and shows the same step changed twice', async () => {
    const { id } = await begin();
    await share(id, 'edit');
    await save(id, 1, change([added('a', null), added('b', 'a'), added('c', 'a', 'b')]));
    const mine = await save(id, 2, change([{ id: 'b', after: node('b', 'a', 'Mine') }]));
    expect(mine.body).toMatchObject({ saved: true, version: 3 });
    const theirs = await save(id, 2, change([{ id: 'c', after: node('c', 'a', 'Theirs') }]), colleague);
    expect(theirs.body).toMatchObject({ saved: true, version: 4 });
    const names = theirs.body.document?.nodes.map((step) => step.data.name);
    expect(names).toEqual(['a', 'Mine', 'Theirs']);
    const clash = await save(id, 2, change([{ id: 'b', after: node('b', 'a', 'Also mine') }]), colleague);
    expect(clash.body).toMatchObject({ saved: false, version: 4 });
    expect(clash.body.document?.nodes[1]?.data.name).toBe('Mine');
    expect((await open(id)).version).toBe(4);
  });

  it('tells what is new, and nothing when nothing is', async () => {
    const { id } = await begin();
    const look = (since: number) => world.call(owner, 'GET', `/api/protocols/${id}/changes?since=${since}`);
    expect((await look(1)).body).toEqual({ version: 1, document: null, openCommentsCount: 0 });
    await save(id, 1, change([], [], { name: 'Renamed', description: '' }));
    expect((await look(1)).body).toMatchObject({ version: 2, document: { name: 'Renamed' } });
  });

  it('holds 2,000 steps and no more', async () => {
    const { id } = await begin();
    const steps = Array.from({ length: 1_999 }, (_, index) =>
      added(`s${index}`, 'a', index === 0 ? null : `s${index - 1}`),
    );
    expect((await save(id, 1, change([added('a', null), ...steps]))).body.version).toBe(2);
    const more = await save(id, 2, change([added('one-more', 'a')]));
    expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['document.nodes']]);
  });

  it('a viewer may look and not save; a stranger sees nothing', async () => {
    const { id } = await begin();
    await share(id, 'view');
    expect((await open(id, colleague)).protocol.may).toBe('view');
    expect((await save(id, 1, change([added('a', null)]), colleague)).status).toBe(403);
    const stranger = await world.add(world.here, { roles: ['expert'] });
    expect((await save(id, 1, change([added('a', null)]), stranger)).status).toBe(404);
  });
});

describe('versions', () => {
  it('keeps what a draft began as from its first change on', async () => {
    const { id } = await begin();
    const versions = async () =>
      (await world.call(owner, 'GET', `/api/protocols/${id}/versions`)).body.data.map((kept) => kept.version);
    expect(await versions()).toEqual([]);
    await save(id, 1, change([added('a', null)]));
    await save(id, 2, change([added('b', 'a')]));
    expect(await versions()).toEqual([1]);
  });

  it('keeps the end of each stretch of work, and named ones; any can be looked at and restored', async () => {
    const { id } = await begin();
    await save(id, 1, change([added('a', null), added('b', 'a')]));
    const named = await world.call(owner, 'POST', `/api/protocols/${id}/versions`, { name: 'Good' });
    expect(named.body).toMatchObject({ version: 2, name: 'Good', stepsCount: 2 });
    world.clock.skewMs += 11 * 60_000;
    await save(id, 2, change([{ id: 'b', after: null, place: { after: null } }]));
    await save(id, 3, change([added('c', 'a')]));
    const { body: list } = await world.call(owner, 'GET', `/api/protocols/${id}/versions`);
    expect(list.data.map((kept) => kept.version)).toEqual([2, 1]);
    const between = await world.call(owner, 'GET', `/api/protocols/${id}/versions/3`);
    expect(between.body.document.nodes.map((step) => step.id)).toEqual(['a']);
    const restored = await world.call(owner, 'POST', `/api/protocols/${id}/versions/2/restore`);
    expect(restored.body.version).toBe(5);
    expect(restored.body.document.nodes.map((step) => step.id)).toEqual(['a', 'b']);
    const after = await world.call(owner, 'GET', `/api/protocols/${id}/versions`);
    expect(after.body.data.map((kept) => kept.version)).toEqual([4, 2, 1]);
    expect((await world.call(owner, 'GET', `/api/protocols/${id}/versions/99`)).status).toBe(404);
  });

  it('a restored version has its items as they were, gone ones too', async () => {
    const { id } = await begin(await templateAt(0));
    const { document } = await open(id);
    await world.call(owner, 'POST', `/api/protocols/${id}/versions`, { name: 'Before' });
    const [changed, gone] = Object.keys(document.items);
    const item = { ...document.items[changed as string], name: 'Changed' };
    expect(
      (await world.call(owner, 'PUT', `/api/protocols/${id}/items/${changed}`, { version: 1, item })).status,
    ).toBe(200);
    expect((await world.call(owner, 'DELETE', `/api/protocols/${id}/items/${gone}`)).status).toBe(204);
    expect((await open(id)).document.items[gone as string]).toBeUndefined();
    const restored = await world.call(owner, 'POST', `/api/protocols/${id}/versions/1/restore`);
    expect(restored.status).toBe(200);
    expect(restored.body.document.items).toEqual(document.items);
    expect((await open(id)).document.items).toEqual(document.items);
  });
});

describe('lists', () => {
  it('show one’s own, what is shared, the archive; by category and by name', async () => {
    const person = await world.add(world.here, { roles: ['expert'] });
    const list = async (query: string, caller = person) =>
      (await world.call(caller, 'GET', `/api/protocols?${query}`)).body.data.map((card) => card.name);
    const one = await begin(null, person);
    const two = await begin(null, person);
    expect(await list('show=mine')).toEqual([two.name, one.name]);
    expect(await list(`search=${one.name.slice(8, 20)}`)).toEqual([one.name]);
    const { body: category } = await world.call(person, 'POST', '/api/categories', {
      name: 'Mine',
      colour: 'teal',
      icon: 'leaf',
    });
    await world.call(person, 'PUT', `/api/protocols/${one.id}/category`, { categoryId: category.id });
    expect(await list(`category=${category.id}`)).toEqual([one.name]);
    await world.call(person, 'PUT', `/api/protocols/${two.id}/archived`, { archived: true });
    expect(await list('show=mine')).toEqual([one.name]);
    expect(await list('show=archived')).toEqual([two.name]);
    expect(await list('show=mine', owner)).not.toContain(one.name);
    const { body: invite } = await world.call(person, 'POST', `/api/protocols/${one.id}/invites`, {
      email: colleague.email,
      permission: 'comment',
    });
    expect(await list('show=shared', colleague)).not.toContain(one.name);
    await world.call(colleague, 'POST', `/api/protocol-invites/${invite.id}/accept`);
    expect(await list('show=shared', colleague)).toContain(one.name);
  });

  it('come page by page', async () => {
    const person = await world.add(world.here, { roles: ['expert'] });
    const names: string[] = [];
    for (let i = 0; i < 5; i++) {
      world.clock.skewMs += 1;
      names.unshift((await begin(null, person)).name);
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await world.call(
        person,
        'GET',
        `/api/protocols?per_page=2${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...body.data.map((card) => card.name));
      cursor = body.meta.next ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(names);
  });
});
