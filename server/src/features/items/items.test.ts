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

const walk = (name = 'Walk') => ({
  kind: 'activity',
  name,
  description: `${name} after dinner`,
  instructions: 'Walk for ten minutes.',
});
async function begin(caller: Caller, name = `Sleep ${crypto.randomUUID()}`): Promise<string> {
  return (await world.call(caller, 'POST', '/api/protocols', { name })).body.id;
}
async function add(caller: Caller, protocol: string, item: unknown = walk()) {
  const { status, body } = await world.call(caller, 'POST', `/api/protocols/${protocol}/items`, { item });
  expect(status).toBe(201);
  return body;
}
const at = (protocol: string, item: string) => `/api/protocols/${protocol}/items/${item}` as const;
async function use(caller: Caller, protocol: string, item: string, id = 'walk') {
  const draft = (await world.call(caller, 'GET', `/api/protocols/${protocol}`)).body;
  const after = {
    id,
    type: 'followup',
    parentId: draft.document.nodes[0]?.id ?? null,
    data: {
      name: 'Walk',
      target: 'follower',
      selectedItem: item,
      nextStepCondition: { is: 'always' },
      rules: {},
    },
  };
  const body = {
    base: draft.version,
    change: { nodes: [{ id, after, place: { after: null } }], modules: [], words: null },
  };
  expect((await world.call(caller, 'POST', `/api/protocols/${protocol}/changes`, body)).body.saved).toBe(
    true,
  );
}
async function share(protocol: string, permission: string) {
  const { body } = await world.call(owner, 'POST', `/api/protocols/${protocol}/invites`, {
    email: colleague.email,
    permission,
  });
  await world.call(colleague, 'POST', `/api/protocol-invites/${body.id}/accept`);
}

describe('an item', () => {
  it('is judged by the engine, with the path of each fault', async () => {
    const protocol = await begin(owner);
    const bad = await world.call(owner, 'POST', `/api/protocols/${protocol}/items`, {
      item: { ...walk(), name: '', minutes: 'ten' },
    });
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['item.name', 'item.minutes']]);
  });

  it('changes everywhere it is used, and says when it has changed meanwhile', async () => {
    const [one, two] = [await begin(owner), await begin(owner)];
    const { id, version } = await add(owner, one);
    await use(owner, one, id);
    await use(owner, two, id);
    const put = (version: number, name: string) =>
      world.call(owner, 'PUT', at(one, id), { version, item: walk(name) });
    const changed = await put(version, 'Stroll');
    expect(changed.body).toMatchObject({ version: version + 1, item: { name: 'Stroll' } });
    expect(changed.body.usedBy).toHaveLength(2);
    expect((await put(version, 'March')).status).toBe(409);
    const { body } = await world.call(owner, 'GET', `/api/protocols/${two}`);
    expect(body.document.items[id]?.name).toBe('Stroll');
    expect(
      (await world.call(owner, 'GET', `/api/protocols/${two}/changes?since=2`)).body.document,
    ).not.toBeNull();
  });

  it('keeps its kind', async () => {
    const protocol = await begin(owner);
    const { id } = await add(owner, protocol);
    const item = { kind: 'nudge', name: 'x', description: '', channel: 'push', title: 'x', body: 'x' };
    expect((await world.call(owner, 'PUT', at(protocol, id), { version: 1, item })).status).toBe(422);
  });

  it('is out of reach for others, even by its id', async () => {
    const [mine, theirs] = [await begin(owner), await begin(colleague)];
    const { id } = await add(owner, mine);
    expect((await world.call(colleague, 'GET', at(theirs, id))).status).toBe(404);
    await use(colleague, theirs, id);
    const { body } = await world.call(colleague, 'GET', `/api/protocols/${theirs}`);
    expect(body.document.items).toEqual({});
    expect((await world.call(owner, 'GET', at(mine, id))).body.can).toMatchObject({
      edit: true,
      lockedBy: [],
    });
  });

  it('of one’s own is locked by somebody else’s draft that uses it, and can be copied', async () => {
    const [theirs, mine] = [await begin(owner, 'The shared one'), await begin(colleague)];
    await share(theirs, 'edit');
    const { id } = await add(colleague, mine);
    await use(colleague, mine, id);
    await use(colleague, theirs, id);
    const put = await world.call(colleague, 'PUT', at(mine, id), { version: 1, item: walk('Other') });
    expect([put.status, put.body.errors]).toEqual([423, { used: ['The shared one'], update: true }]);
    const gone = await world.call(colleague, 'DELETE', at(mine, id));
    expect([gone.status, gone.body.errors]).toEqual([423, { used: ['The shared one'], update: false }]);
    const copy = await world.call(colleague, 'POST', `${at(mine, id)}/copy`, { useHere: true });
    expect(copy.status).toBe(201);
    expect(copy.body.can.edit).toBe(true);
    const { body } = await world.call(colleague, 'GET', `/api/protocols/${mine}`);
    expect(required(body.document.nodes[0]).data.selectedItem).toBe(copy.body.id);
    // The draft that locked it may not change it either: it is not its owner's.
    const owners = await world.call(owner, 'PUT', at(theirs, id), { version: 1, item: walk('Mine now') });
    expect(owners.status).toBe(403);
  });

  it('is not named to somebody who may not read what uses it', async () => {
    const [theirs, mine] = [await begin(owner, 'Now private'), await begin(colleague)];
    await share(theirs, 'edit');
    const { id } = await add(colleague, mine);
    await use(colleague, theirs, id);
    await world.call(colleague, 'POST', `/api/protocols/${theirs}/leave`);
    const put = await world.call(colleague, 'PUT', at(mine, id), { version: 1, item: walk('Other') });
    expect([put.status, put.body.errors.used]).toEqual([423, []]);
  });

  it('that is deleted leaves its steps without', async () => {
    const protocol = await begin(owner);
    const { id } = await add(owner, protocol);
    await use(owner, protocol, id);
    expect((await world.call(owner, 'DELETE', at(protocol, id))).status).toBe(204);
    const { body } = await world.call(owner, 'GET', `/api/protocols/${protocol}`);
    expect([body.document.nodes.length, body.document.items]).toEqual([1, {}]);
  });

  it('brings along what it names', async () => {
    const protocol = await begin(owner);
    const weight = await add(owner, protocol, {
      kind: 'kpi',
      name: 'Weight',
      description: 'Body weight',
      unit: 'kg',
      range: { min: 20, max: 300 },
      direction: 'within',
      origin: 'asked',
    });
    const lab = await add(owner, protocol, {
      kind: 'order',
      name: 'Weighing',
      description: 'Weighing at the clinic',
      orderType: 'lab_result',
    });
    await use(owner, protocol, lab.id);
    await world.call(owner, 'PUT', at(protocol, lab.id), {
      version: 1,
      item: { ...lab.item, resultKpi: weight.id },
    });
    const { body } = await world.call(owner, 'GET', `/api/protocols/${protocol}`);
    expect(Object.keys(body.document.items).sort()).toEqual([lab.id, weight.id].sort());
  });
});

describe('built-in items', () => {
  it('come page by page after one’s own, each once', async () => {
    const protocol = await begin(owner);
    await add(owner, protocol);
    type Page = `/api/protocols/${string}/items?${string}`;
    const list = async (path: Page) => (await world.call(owner, 'GET', path)).body;
    const whole = await list(`/api/protocols/${protocol}/items?kind=activity&per_page=100`);
    expect(whole.links.next).toBeNull();
    expect(whole.data.some((row) => row.user_item)).toBe(true);
    const seen: string[] = [];
    let path: Page | null = `/api/protocols/${protocol}/items?kind=activity&per_page=3`;
    while (path) {
      const { data, links, meta } = await list(path);
      expect(data.length).toBeLessThanOrEqual(3);
      expect(meta.per_page).toBe(3);
      seen.push(...data.map(({ id }) => id));
      path = links.next as Page | null;
    }
    expect(seen).toEqual(whole.data.map(({ id }) => id));
    const wrong = `/api/protocols/${protocol}/items?cursor=bzzz`;
    expect((await world.call(owner, 'GET', wrong)).status).toBe(422);
  });

  it('are found by description, open read-only, and are copied to be changed', async () => {
    const protocol = await begin(owner);
    const { body: all } = await world.call(
      owner,
      'GET',
      `/api/protocols/${protocol}/items?show=builtin&per_page=100`,
    );
    expect(all.data.length).toBeGreaterThanOrEqual(60);
    const first = required(all.data[0]);
    const search = async () =>
      (
        await world.call(
          owner,
          'GET',
          `/api/protocols/${protocol}/items/search?kind=${first.kind}&search=${encodeURIComponent(first.description.slice(0, 30))}`,
        )
      ).body.data;
    expect((await search())[0]).toEqual({
      id: first.id,
      name: first.description,
      title: first.name,
      user_item: false,
      item_photo: null,
      changedAt: null,
    });
    expect((await world.call(owner, 'GET', at(protocol, first.id))).body.can.edit).toBe(false);
    expect(
      (await world.call(owner, 'PUT', at(protocol, first.id), { version: 0, item: walk() })).status,
    ).toBe(403);
    await use(owner, protocol, first.id);
    expect((await search()).map((found) => found.id)).not.toContain(first.id);
    const copy = await world.call(owner, 'POST', `${at(protocol, first.id)}/copy`, { useHere: true });
    expect(copy.body).toMatchObject({ user_item: true, can: { edit: true } });
    const { body } = await world.call(owner, 'GET', `/api/protocols/${protocol}`);
    expect(required(body.document.nodes[0]).data.selectedItem).toBe(copy.body.id);
  });
});

describe('the list', () => {
  it('shows one’s own, those of the protocol, and never another’s', async () => {
    const [mine, shared] = [await begin(colleague), await begin(owner)];
    await share(shared, 'edit');
    const own = await add(colleague, mine, walk('Mine'));
    const here = await add(owner, shared, walk('Made here'));
    const elsewhere = await add(owner, await begin(owner), walk('Made elsewhere'));
    const list = async (caller: Caller, show: string) =>
      (
        await world.call(caller, 'GET', `/api/protocols/${shared}/items?kind=activity&show=${show}`)
      ).body.data.map((row) => row.id);
    const forColleague = await list(colleague, 'own');
    expect(forColleague).toEqual(expect.arrayContaining([own.id, here.id]));
    expect(forColleague).not.toContain(elsewhere.id);
    const forOwner = await list(owner, 'own');
    expect(forOwner).toEqual(expect.arrayContaining([here.id, elsewhere.id]));
    expect(forOwner).not.toContain(own.id);
    await use(colleague, shared, own.id);
    expect(await list(owner, 'used')).toEqual([own.id]);
  });

  it('says of a nudge what it tells people, be it built-in or one’s own', async () => {
    const mine = await begin(owner);
    const body = 'An hour until bedtime, {{name}}.';
    const own = { kind: 'nudge', name: 'Wind down', description: '', channel: 'push', title: 'Soon', body };
    await add(owner, mine, own);
    const rows = async (show: string) =>
      (await world.call(owner, 'GET', `/api/protocols/${mine}/items?kind=nudge&show=${show}`)).body.data;
    expect((await rows('own')).map(({ says }) => says)).toContain(body);
    for (const { says } of await rows('builtin')) expect(says).not.toBe('');
  });
});
