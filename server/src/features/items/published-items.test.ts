import type { ActivityItem } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { module } from '@regimen/engine/testing/build.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCategory, seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { required } from '../../test-answers.ts';
import { programTools } from '../../test-programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let other: Caller;
let tools: ReturnType<typeof programTools>;
let theirs: ReturnType<typeof programTools>;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Owner', roles: ['expert'] });
  other = await world.add(world.here, { fullName: 'Other', roles: ['expert'] });
  tools = programTools(world, owner);
  theirs = programTools(world, other);
});
afterAll(() => world.close());

const at = (protocol: string, item: string) => `protocols/${protocol}/items/${item}` as const;
type ItemPath = ReturnType<typeof at>;
const open = async (path: ItemPath, by = owner) => (await tools.call('GET', path, undefined, by)).body;
/** Other words for the same item. */
async function reword(path: ItemPath, instructions: string, by = owner) {
  const { item, version } = await open(path, by);
  return tools.call('PUT', path, { version, item: { ...item, instructions } }, by);
}
const join = (protocol: string, who: Caller, permission = 'edit') =>
  tools.here(world.here.id, (tx) => seedMember(tx, protocol, who.id as string, permission as 'edit'));
/** A step of the draft that points at an item. */
async function use(protocol: string, item: string, by: Caller) {
  const draft = (await tools.call('GET', `protocols/${protocol}`, undefined, by)).body;
  const root = required(draft.document.nodes[0]);
  const after = { ...root, data: { ...root.data, selectedItem: item } };
  const change = { nodes: [{ id: root.id, before: root, after }], modules: [], words: null };
  const { body } = await tools.call(
    'POST',
    `protocols/${protocol}/changes`,
    { base: draft.version, change },
    by,
  );
  expect(body.saved).toBe(true);
}

describe('423 “in use”, row by row', () => {
  it('one’s own draft locks nothing', async () => {
    const { protocol, item } = await tools.ready();
    const path = at(protocol, item);
    expect((await open(path)).can).toEqual({
      edit: true,
      locked: false,
      lockedBy: [],
      delete: true,
      keptBy: [],
    });
    expect((await reword(path, 'Walk.')).status).toBe(200);
    expect((await tools.call('DELETE', path)).status).toBe(204);
  });

  it('one’s own published version holds a copy: the item is edited under its identity, and not deleted', async () => {
    const { program, protocol, item } = await tools.ready();
    await tools.publish(program);
    const path = at(protocol, item);
    expect((await open(path)).can).toEqual({
      edit: true,
      locked: false,
      lockedBy: [],
      delete: false,
      keptBy: ['Better sleep'],
    });
    expect((await reword(path, 'Stroll.')).status).toBe(200);
    const words = (document: Protocol | null | undefined) =>
      required((document?.items[item] as ActivityItem | undefined)?.instructions);
    const { protocols } = await tools.plan(program);
    expect(words(protocols[0]?.before)).not.toBe('Stroll.');
    expect(words(protocols[0]?.now)).toBe('Stroll.');
    expect((await tools.publish(program)).body.number).toBe(2);
    expect(words((await tools.plan(program)).protocols[0]?.before)).toBe('Stroll.');
    const kept = await tools.call('DELETE', path);
    expect([kept.status, kept.body.errors]).toEqual([423, { used: ['Better sleep'], update: false }]);
  });

  it('a team member who may edit goes by the same rule; one who may not, by none', async () => {
    const { program, protocol, item } = await tools.ready();
    await tools.publish(program);
    await join(protocol, other);
    const path = at(protocol, item);
    expect((await open(path, other)).can).toMatchObject({ edit: true, delete: false });
    expect((await reword(path, 'Together.', other)).status).toBe(200);
    expect((await open(path)).item).toMatchObject({ instructions: 'Together.' });
    const reader = await world.add(world.here, { roles: ['expert'] });
    await join(protocol, reader, 'view');
    expect((await open(path, reader)).can).toMatchObject({ edit: false, delete: false });
    expect((await reword(path, 'No.', reader)).status).toBe(403);
  });

  it('somebody else’s draft locks it', async () => {
    const { protocol, item } = await tools.ready();
    const shared = await theirs.ready();
    await join(shared.protocol, owner);
    await use(shared.protocol, item, owner);
    const path = at(protocol, item);
    expect((await open(path)).can).toMatchObject({ edit: false, delete: false });
    expect((await reword(path, 'Mine.')).status).toBe(423);
    expect((await tools.call('DELETE', path)).status).toBe(423);
  });

  it('somebody else’s published version locks it, also when their draft has gone on without it', async () => {
    const { protocol, item } = await tools.ready();
    const shared = await theirs.ready({ texts: { en: theirs.text('Their walks') } });
    await join(shared.protocol, owner);
    const { nodes } = (await tools.call('GET', `protocols/${shared.protocol}`)).body.document;
    const before = required(nodes[0]?.data.selectedItem);
    await use(shared.protocol, item, owner);
    expect((await theirs.publish(shared.program)).status).toBe(201);
    await use(shared.protocol, before, other);
    const path = at(protocol, item);
    expect((await open(path)).can).toEqual({
      edit: false,
      locked: true,
      lockedBy: ['Their walks'],
      delete: false,
      keptBy: ['Their walks'],
    });
    const refused = await reword(path, 'Mine.');
    expect([refused.status, refused.body.errors]).toEqual([423, { used: ['Their walks'], update: true }]);
    const copy = (await tools.call('POST', `${path}/copy`, { useHere: true })).body;
    expect(copy.can).toEqual({ edit: true, locked: false, lockedBy: [], delete: true, keptBy: [] });
    expect((await reword(at(protocol, copy.id), 'Mine.')).status).toBe(200);
    const { document } = (await tools.call('GET', `protocols/${protocol}`)).body;
    expect(Object.keys(document.items)).toContain(copy.id);
    expect(Object.keys(document.items)).not.toContain(item);
  });

  it('a category is renamed at any time, and deleted until a version stands in it', async () => {
    const [used, unused] = await tools.here(world.here.id, async (tx) => [
      await seedCategory(tx, owner.id as string, 'Evenings'),
      await seedCategory(tx, owner.id as string, 'Mornings'),
    ]);
    const { program, protocol } = await tools.ready();
    await tools.call('PUT', `protocols/${protocol}/category`, { categoryId: used });
    await tools.publish(program);
    const looks = { name: 'Nights', colour: 'teal', icon: 'moon' };
    const changed = await tools.call('PUT', `categories/${used}`, looks);
    expect(changed.body).toMatchObject({ ...looks, can: { delete: false, keptBy: ['Better sleep'] } });
    const refused = await tools.call('DELETE', `categories/${used}`);
    expect([refused.status, refused.body.errors]).toEqual([423, { used: ['Better sleep'], update: false }]);
    const { data } = (await tools.call('GET', 'categories')).body;
    const may = data.map(({ id, can }) => [id, can]);
    expect(may).toContainEqual([unused, { delete: true, keptBy: [] }]);
    expect((await tools.call('DELETE', `categories/${unused}`)).status).toBe(204);
  });
});

describe('a KPI that was published', () => {
  const weight = {
    kind: 'kpi',
    name: 'Weight',
    description: '',
    unit: 'kg',
    range: { min: 20, max: 300 },
    direction: 'lower',
    origin: 'asked',
  };
  async function published() {
    const { protocol } = await tools.here(world.here.id, (tx) => seedProtocol(tx, owner.id as string));
    const { id } = (await tools.call('POST', `protocols/${protocol}/items`, { item: weight })).body;
    const draft = (await tools.call('GET', `protocols/${protocol}`)).body;
    const weekly = module('weigh', { selected_module: 'kpi', selected_item: id, at_time: '08:00' });
    const change = { nodes: [], modules: [{ id: 'weigh', after: weekly }], words: null };
    const saved = await tools.call('POST', `protocols/${protocol}/changes`, { base: draft.version, change });
    expect(saved.body.saved).toBe(true);
    const body = { title: 'Lighter', category: 'sleep', protocolIds: [protocol] };
    const program = (await tools.call('POST', 'programs', body)).body.id;
    await tools.call('PUT', `programs/${program}`, tools.fields(protocol));
    expect((await tools.publish(program)).status).toBe(201);
    return { program, protocol, path: at(protocol, id) };
  }

  it('keeps every unit it was published in within reach, and says which', async () => {
    const { program, path } = await published();
    const first = await open(path);
    expect(first.measuredIn).toEqual(['kg']);
    const put = async (item: object) =>
      tools.call('PUT', path, { version: (await open(path)).version, item: { ...weight, ...item } });
    const inPounds = { unit: 'lb', range: { min: 44, max: 660 } };
    const bare = await put(inPounds);
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['item.unit']]);
    expect((await put({ ...inPounds, conversions: [{ unit: 'kg', factor: 0 }] })).status).toBe(422);
    expect((await put({ ...inPounds, conversions: [{ unit: 'kg', factor: 2.204623 }] })).status).toBe(200);
    await tools.publish(program);
    const stone = { unit: 'st', range: { min: 3, max: 50 }, conversions: [{ unit: 'lb', factor: 1 / 14 }] };
    expect((await put(stone)).status).toBe(422);
    const both = [...stone.conversions, { unit: 'kg', factor: 0.157473 }];
    const changed = await put({ ...stone, conversions: both });
    expect([changed.status, changed.body.measuredIn]).toEqual([200, ['kg', 'lb']]);
  });
});
