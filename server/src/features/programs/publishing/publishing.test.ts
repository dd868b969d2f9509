import { changeBetween } from '@regimen/engine/change.ts';
import { startProgram } from '@regimen/engine/program.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../../seed/enrollments.ts';
import { seedCategory, seedMember, seedProtocol } from '../../../../seed/protocols.ts';
import {
  enrollments,
  programListings,
  programs,
  programVersions,
  protocols,
  versionUses,
} from '../../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../../test-world.ts';

let world: World;
let owner: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Owner', roles: ['expert'] });
});
afterAll(() => world.close());

const text = (title: string) => ({
  ...{ title, summary: 'Six weeks to fall asleep sooner.', description: '', evidence: '' },
  ...{ outcomes: ['Fall asleep sooner'], questions: [] },
});
const fields = (protocol: string, change: object = {}) => ({
  ...{ texts: { en: text('Better sleep') }, cover: null, category: 'sleep', tags: ['evening'] },
  ...{ level: 'beginner', signs: ['insomnia'], minutesADay: 10, weeks: 6, access: 'free' },
  ...{ protocols: [{ id: protocol, onFail: 'stop' }], ...change },
});
const call = (method: string, path: string, body?: object, by = owner) =>
  world.call(by, method, `/api/${path}`, body);
const here: World['runtime']['tx'] = (...args) => world.runtime.tx(...args);

async function ready(change: object = {}) {
  const { protocol, item } = await here(world.here.id, (tx) =>
    seedProtocol(tx, world.here.id, owner.id as string),
  );
  const body = { title: 'Better sleep', category: 'sleep', protocolIds: [protocol] };
  const program: string = (await call('POST', 'programs', body)).body.id;
  expect((await call('PUT', `programs/${program}`, fields(protocol, change))).status).toBe(200);
  return { program, protocol, item };
}
const plan = async (program: string) => (await call('GET', `programs/${program}/publishing`)).body;
const publish = (program: string, body: object = {}, by = owner) =>
  call('POST', `programs/${program}/versions`, body, by);
const readVersion = async (id: string) => {
  const [row] = await here(world.here.id, (tx) =>
    tx.select().from(programVersions).where(eq(programVersions.id, id)),
  );
  return { ...row, content: JSON.parse(row?.content ?? '') as Program };
};
const listing = async (program: string) =>
  (
    await here(world.here.id, (tx) =>
      tx.select().from(programListings).where(eq(programListings.programId, program)),
    )
  )[0];

async function changeStep(protocol: string, name: string) {
  const { version, document } = (await call('GET', `protocols/${protocol}`)).body as {
    version: number;
    document: Protocol;
  };
  const nodes = document.nodes.map((node) =>
    node.id === 'walk' ? { ...node, data: { ...node.data, name } } : node,
  );
  const { nodes: changed } = changeBetween(document, { ...document, nodes } as Protocol);
  const change = { nodes: changed.map(({ id, after }) => ({ id, after })), modules: [], words: null };
  expect((await call('POST', `protocols/${protocol}/changes`, { base: version, change })).status).toBe(200);
}

describe('the checklist', () => {
  it('stops a program without texts or protocols', async () => {
    const { body } = await call('POST', 'programs', { title: 'Bare', category: 'sleep' });
    const { checks } = await plan(body.id);
    const stops = checks.filter(({ result }: { result: string }) => result === 'stop');
    expect(stops.map(({ name }: { name: string }) => name)).toEqual(['texts', 'protocols']);
    const refused = await publish(body.id);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('program');
    expect(await listing(body.id)).toBeUndefined();
  });

  it('stops at the checker’s errors, with the problems, and tells of what followers have to arrange themselves', async () => {
    const { program, protocol } = await ready();
    await here(world.here.id, async (tx) => {
      const [row] = await tx.select().from(protocols).where(eq(protocols.id, protocol));
      const document = JSON.parse(row?.document ?? '') as Protocol;
      const services = { ...document.nodes[0], id: 'book', type: 'services', parentId: 'walk' };
      const nodes = [document.nodes[0], services];
      await tx
        .update(protocols)
        .set({ document: JSON.stringify({ ...document, nodes }) })
        .where(eq(protocols.id, protocol));
    });
    const { checks, protocols: parts } = await plan(program);
    expect(checks).toContainEqual({ name: 'services', result: 'advice', about: protocol, count: 1 });
    const problems = checks.find(({ name }: { name: string }) => name === 'problems');
    expect(problems).toMatchObject({ result: 'stop', about: protocol });
    expect(parts[0].problems.length).toBeGreaterThan(0);
    expect((await publish(program)).status).toBe(422);
  });

  it('leaves a language out that is only begun, and says so', async () => {
    const begun = { ...text('نوم أفضل'), summary: '' };
    const { program } = await ready({ texts: { en: text('Better sleep'), ar: begun } });
    const { checks } = await plan(program);
    expect(checks).toContainEqual({ name: 'language', result: 'advice', about: 'ar', count: 1 });
    const { body } = await publish(program);
    expect(Object.keys((await readVersion(body.id)).page?.texts ?? {})).toEqual(['en']);
  });
});

describe('publishing', () => {
  it('writes the whole of it once: version, uses, listing', async () => {
    const category = await here(world.here.id, (tx) =>
      seedCategory(tx, world.here.id, owner.id as string, 'Walks'),
    );
    const { program, protocol, item } = await ready();
    await call('PUT', `protocols/${protocol}/category`, { categoryId: category });
    const { status, body } = await publish(program, { note: 'The first' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ number: 1, note: 'The first', followersCount: 0, onTheWayCount: 0 });
    expect(body.publishedBy.full_name).toBe('Owner');
    const { content } = await readVersion(body.id);
    expect(content.protocols[0]?.protocol.items[item]).toMatchObject({ kind: 'activity', name: 'Walk' });
    // It can be followed as it stands.
    const person = { age: 40, sex: 'female', roles: ['user'], signs: [] };
    const begun = startProgram(content, { runId: 'r', zone: 'UTC', person }, Date.now());
    expect(begun.effects.map(({ kind }) => kind)).toContain('openTask');
    const uses = await here(world.here.id, (tx) =>
      tx.select().from(versionUses).where(eq(versionUses.versionId, body.id)),
    );
    expect(uses.map(({ kind, objectId }) => `${kind} ${objectId}`).sort()).toEqual(
      [`category ${category}`, `item ${item}`, `protocol ${protocol}`].sort(),
    );
    expect(await listing(program)).toMatchObject({
      isListed: true,
      versionId: body.id,
      titleEn: 'Better sleep',
    });
    const { card } = (await call('GET', `programs/${program}`)).body;
    expect(card).toMatchObject({ version: { number: 1 }, changedSince: false });
  });

  it('of a changed step says what changes, and leaves those on the way where they are', async () => {
    const { program, protocol } = await ready();
    const first = (await publish(program)).body;
    const follower = await world.add(world.here);
    await here(world.here.id, async (tx) => {
      await seedEnrollment(tx, world.here.id, follower.id as string, { program, version: first.id });
      await tx
        .update(programListings)
        .set({ followersCount: 1, ratingsCount: 2 })
        .where(eq(programListings.programId, program));
    });
    await changeStep(protocol, 'Walk for twenty minutes');
    await call('PUT', `programs/${program}`, fields(protocol, { weeks: 8 }));
    const planned = await plan(program);
    expect(planned.card.changedSince).toBe(true);
    expect(planned.onTheWay).toEqual([{ number: 1, count: 1 }]);
    expect(planned.page).toEqual([{ part: 'weeks', locale: null }]);
    const [part] = planned.protocols;
    expect(changeBetween(part.before, part.now).nodes).toMatchObject([
      { id: 'walk', after: { data: { name: 'Walk for twenty minutes' } } },
    ]);
    const second = (await publish(program, { note: 'Longer walks', state: planned.state })).body;
    expect(second.number).toBe(2);
    const nameIn = async (id: string) =>
      (await readVersion(id)).content.protocols[0]?.protocol.nodes[0]?.data.name;
    expect(await nameIn(first.id)).toBe('Walk for ten minutes');
    expect(await nameIn(second.id)).toBe('Walk for twenty minutes');
    const [enrollment] = await here(world.here.id, (tx) =>
      tx.select().from(enrollments).where(eq(enrollments.programId, program)),
    );
    expect(enrollment).toMatchObject({ versionId: first.id, status: 'active' });
    expect(await listing(program)).toMatchObject({
      versionId: second.id,
      weeks: 8,
      followersCount: 1,
      ratingsCount: 2,
    });
    const { data } = (await call('GET', `programs/${program}/versions`)).body;
    expect(data).toMatchObject([
      { number: 2, note: 'Longer walks', followersCount: 0, onTheWayCount: 0 },
      { number: 1, followersCount: 1, onTheWayCount: 1 },
    ]);
  });

  it('is refused when the draft is no longer what was looked at', async () => {
    const { program, protocol } = await ready();
    const { state } = await plan(program);
    await changeStep(protocol, 'Walk for an hour');
    expect((await publish(program, { state })).status).toBe(409);
    expect((await publish(program, { state: (await plan(program)).state })).status).toBe(201);
  });

  it('by two at once makes two versions, one after the other', async () => {
    const { program } = await ready();
    const both = await Promise.all([publish(program), publish(program)]);
    expect(both.map(({ body }) => body.number).sort()).toEqual([1, 2]);
    const [row] = await here(world.here.id, (tx) =>
      tx.select().from(programs).where(eq(programs.id, program)),
    );
    expect((await readVersion(row?.versionId ?? '')).number).toBe(2);
  });

  it('by a colleague who may publish tells the owner', async () => {
    const { program, protocol } = await ready();
    const colleague = await world.add(world.here, { roles: ['expert'] });
    await here(world.here.id, (tx) =>
      seedMember(tx, world.here.id, protocol, colleague.id as string, 'publish'),
    );
    expect((await publish(program, {}, colleague)).status).toBe(201);
    const { data } = (await call('GET', 'notifications')).body;
    expect(data[0]).toMatchObject({
      kind: 'new-version',
      data: { program: 'Better sleep', number: 1 },
      link: `/creator/programs/publish/${program}`,
    });
  });

  it('lists only what is free and not in the archive', async () => {
    const { program } = await ready({ access: 'private' });
    await publish(program);
    expect(await listing(program)).toMatchObject({ isListed: false, access: 'private' });
    const free = (await ready()).program;
    await publish(free);
    await call('PUT', `programs/${free}/archived`, { archived: true });
    expect((await listing(free))?.isListed).toBe(false);
    expect((await publish(free)).status).toBe(422);
    await call('PUT', `programs/${free}/archived`, { archived: false });
    expect((await listing(free))?.isListed).toBe(true);
  });
});

describe('what a published version is made of', () => {
  it('an item cannot be changed or deleted in place, but copied and used', async () => {
    const { program, protocol, item } = await ready();
    const path = `protocols/${protocol}/items/${item}`;
    const before = (await call('GET', path)).body;
    expect(before.can).toEqual({ edit: true, lockedBy: [] });
    await publish(program);
    expect((await call('GET', path)).body.can).toEqual({ edit: false, lockedBy: ['Better sleep'] });
    const change = { version: before.version, item: { ...before.item, instructions: 'Walk.' } };
    const refused = await call('PUT', path, change);
    expect(refused.status).toBe(423);
    expect(refused.body.errors).toEqual({ used: ['Better sleep'], update: true });
    const kept = await call('DELETE', path);
    expect(kept.status).toBe(423);
    expect(kept.body.errors).toEqual({ used: ['Better sleep'], update: false });
    const copy = (await call('POST', `${path}/copy`, { useHere: true })).body;
    expect(copy.can.edit).toBe(true);
    const again = `protocols/${protocol}/items/${copy.id}`;
    expect((await call('PUT', again, { ...change, version: copy.version })).status).toBe(200);
    expect((await plan(program)).protocols[0].now.items[copy.id].instructions).toBe('Walk.');
  });

  it('a version of a draft that used it brings it back as a copy', async () => {
    const { program, protocol, item } = await ready();
    const path = `protocols/${protocol}/items/${item}`;
    const { item: content, version } = (await call('GET', path)).body;
    await call('PUT', path, { version, item: { ...content, instructions: 'Changed.' } });
    await publish(program);
    expect((await call('POST', `protocols/${protocol}/versions/1/restore`)).status).toBe(200);
    expect((await call('GET', path)).body.item.instructions).toBe('Changed.');
    const { document } = (await call('GET', `protocols/${protocol}`)).body;
    expect(document.nodes[0].data.selectedItem).not.toBe(item);
  });

  it('names no program that the caller may not read', async () => {
    const { program, protocol, item } = await ready({ access: 'private' });
    await publish(program);
    // The program goes on without this protocol: its editors are not of the team any more.
    const other = await here(world.here.id, (tx) => seedProtocol(tx, world.here.id, owner.id as string));
    await call('PUT', `programs/${program}`, fields(other.protocol));
    const colleague = await world.add(world.here, { roles: ['expert'] });
    await here(world.here.id, (tx) =>
      seedMember(tx, world.here.id, protocol, colleague.id as string, 'edit'),
    );
    const refused = await call('DELETE', `protocols/${protocol}/items/${item}`, undefined, colleague);
    expect(refused.status).toBe(423);
    expect(refused.body.errors.used).toEqual([]);
  });

  it('a category cannot be changed or deleted; one of a draft can', async () => {
    const category = await here(world.here.id, (tx) =>
      seedCategory(tx, world.here.id, owner.id as string, 'Evenings'),
    );
    const { program, protocol } = await ready();
    await call('PUT', `protocols/${protocol}/category`, { categoryId: category });
    const looks = { name: 'Nights', colour: 'teal', icon: 'moon' };
    expect((await call('PUT', `categories/${category}`, looks)).status).toBe(200);
    await publish(program);
    const refused = await call('PUT', `categories/${category}`, looks);
    expect(refused.status).toBe(423);
    expect(refused.body.errors).toEqual({ used: ['Better sleep'], update: true });
    expect((await call('DELETE', `categories/${category}`)).status).toBe(423);
  });

  it('an item changed at the very moment of publishing is either in the version or refused', async () => {
    const { program, protocol, item } = await ready();
    const path = `protocols/${protocol}/items/${item}`;
    const { item: content, version } = (await call('GET', path)).body;
    const change = { version, item: { ...content, instructions: 'Just now.' } };
    const [published, changed] = await Promise.all([publish(program), call('PUT', path, change)]);
    expect(published.status).toBe(201);
    const inVersion = (await readVersion(published.body.id)).content.protocols[0]?.protocol.items[item];
    const now = (await call('GET', path)).body.item;
    expect([200, 423]).toContain(changed.status);
    expect(inVersion).toEqual(now);
  });
});
