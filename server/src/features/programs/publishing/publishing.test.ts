import { changeBetween } from '@regimen/engine/change.ts';
import { startProgram } from '@regimen/engine/program.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { exploding } from '@regimen/engine/testing/exploding.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../../seed/enrollments.ts';
import { seedCategory, seedMember } from '../../../../seed/protocols.ts';
import { eq } from '../../../db/drizzle.ts';
import {
  enrollments,
  programListings,
  programs,
  programVersions,
  protocols,
  versionUses,
} from '../../../db/schema.ts';
import { required } from '../../../test-answers.ts';
import { programTools } from '../../../test-programs.ts';
import { type Caller, openWorld, type World } from '../../../test-world.ts';

let world: World;
let owner: Caller;
let tools: ReturnType<typeof programTools>;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Owner', roles: ['expert'] });
  tools = programTools(world, owner);
});
afterAll(() => world.close());

const readVersion = async (id: string) => {
  const [row] = await tools.here(world.here.id, (tx) =>
    tx.select().from(programVersions).where(eq(programVersions.id, id)),
  );
  return { ...row, content: JSON.parse(row?.content ?? '') as Program };
};
const listing = async (program: string) =>
  (
    await tools.here(world.here.id, (tx) =>
      tx.select().from(programListings).where(eq(programListings.programId, program)),
    )
  )[0];

async function changeStep(protocol: string, name: string) {
  const { version, document } = (await tools.call('GET', `protocols/${protocol}`)).body;
  const nodes = document.nodes.map((node) =>
    node.id === 'walk' ? { ...node, data: { ...node.data, name } } : node,
  );
  const { nodes: changed } = changeBetween(document, { ...document, nodes } as Protocol);
  const change = { nodes: changed.map(({ id, after }) => ({ id, after })), modules: [], words: null };
  expect((await tools.call('POST', `protocols/${protocol}/changes`, { base: version, change })).status).toBe(
    200,
  );
}

/** The draft is this from now on. */
const overwrite = (protocol: string, document: Protocol) =>
  tools.here(world.here.id, (tx) =>
    tx
      .update(protocols)
      .set({ document: JSON.stringify({ ...document, id: protocol }) })
      .where(eq(protocols.id, protocol)),
  );

describe('the checklist', () => {
  it('stops a program without texts or protocols', async () => {
    const { body } = await tools.call('POST', 'programs', { title: 'Bare', category: 'sleep' });
    const { checks } = await tools.plan(body.id);
    const stops = checks.filter(({ result }) => result === 'stop');
    expect(stops.map(({ name }) => name)).toEqual(['texts', 'protocols']);
    const refused = await tools.publish(body.id);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('program');
    expect(await listing(body.id)).toBeUndefined();
  });

  it('stops at a safety rule that does not hold, with the way that breaks it', async () => {
    const { program, protocol } = await tools.ready();
    const safety = async () => (await tools.plan(program)).checks.find(({ name }) => name === 'safety');
    const path = `protocols/${protocol}/safety-rules` as const;
    const rule = { name: 'Over at once', when: { is: 'age', op: '>=', value: 18 }, mustReach: 'end' };
    const { body: made } = await tools.call('POST', path, { ...rule, withinMinutes: 1 });
    expect(await safety()).toEqual({ name: 'safety', result: 'stop', about: protocol, count: 1 });
    const { problems } = required((await tools.plan(program)).protocols[0]);
    const broken = problems.find(({ code }) => code === 'safety-broken');
    expect(broken?.data).toMatchObject({ rule: made.id, name: 'Over at once' });
    expect(broken?.path?.[0]).toMatchObject({ node: 'walk', counts: true });
    expect((await tools.publish(program)).status).toBe(422);
    expect((await tools.call('DELETE', `${path}/${made.id}`)).status).toBe(204);
    expect(await safety()).toMatchObject({ result: 'advice' });
    expect((await tools.publish(program)).status).toBe(201);
  });

  it('stops at the checker’s errors, with the problems, and tells of what followers have to arrange themselves', async () => {
    const { program, protocol } = await tools.ready();
    await tools.here(world.here.id, async (tx) => {
      const [row] = await tx.select().from(protocols).where(eq(protocols.id, protocol));
      const document = JSON.parse(row?.document ?? '') as Protocol;
      const services = { ...document.nodes[0], id: 'book', type: 'services', parentId: 'walk' };
      const nodes = [document.nodes[0], services];
      await tx
        .update(protocols)
        .set({ document: JSON.stringify({ ...document, nodes }) })
        .where(eq(protocols.id, protocol));
    });
    const { checks, protocols: parts } = await tools.plan(program);
    expect(checks).toContainEqual({ name: 'services', result: 'advice', about: protocol, count: 1 });
    const problems = checks.find(({ name }) => name === 'problems');
    expect(problems).toMatchObject({ result: 'stop', about: protocol });
    expect(parts[0]?.problems.length).toBeGreaterThan(0);
    expect((await tools.publish(program)).status).toBe(422);
  });

  it('stops at what is too large to check, and names where', async () => {
    const document = exploding.populations?.();
    const { id } = (await tools.call('POST', 'protocols/import', { document })).body;
    const { program } = await tools.ready({ protocols: [{ id, onFail: 'stop' }] });
    const { checks, protocols: parts } = await tools.plan(program);
    expect(checks.find(({ name }) => name === 'problems')?.result).toBe('stop');
    const found = parts[0]?.problems.find(({ code }) => code === 'too-large');
    expect(found?.data).toEqual({ steps: ['who-0'], values: 15 });
    const refused = await tools.publish(program);
    expect(refused.status).toBe(422);
    expect(refused.body.errors.program?.[0]).toMatch(/^Too large to check/);
  });

  it('leaves a language out that is only begun, and says so', async () => {
    const begun = { ...tools.text('نوم أفضل'), summary: '' };
    const { program } = await tools.ready({ texts: { en: tools.text('Better sleep'), ar: begun } });
    const { checks } = await tools.plan(program);
    expect(checks).toContainEqual({ name: 'language', result: 'advice', about: 'ar', count: 1 });
    const { body } = await tools.publish(program);
    expect(Object.keys((await readVersion(body.id)).page?.texts ?? {})).toEqual(['en']);
  });
});

describe('publishing', () => {
  it('of a key that was used gives the first answer again, whatever has come of the draft since', async () => {
    const { program, protocol } = await tools.ready();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const ask = () => world.call(owner, 'POST', `/api/programs/${program}/versions`, {}, key);
    const first = await ask();
    expect(first.status).toBe(201);
    await overwrite(protocol, exploding.populations?.() as Protocol);
    const again = await ask();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await tools.publish(program)).status).toBe(422);
  });

  it('writes the whole of it once: version, uses, listing', async () => {
    const category = await tools.here(world.here.id, (tx) => seedCategory(tx, owner.id as string, 'Walks'));
    const { program, protocol, item } = await tools.ready();
    await tools.call('PUT', `protocols/${protocol}/category`, { categoryId: category });
    const { status, body } = await tools.publish(program, { note: 'The first' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ number: 1, note: 'The first', followersCount: 0, onTheWayCount: 0 });
    expect(body.publishedBy?.full_name).toBe('Owner');
    const { content } = await readVersion(body.id);
    expect(content.protocols[0]?.protocol.items[item]).toMatchObject({ kind: 'activity', name: 'Walk' });
    // It can be followed as it stands.
    const person = { age: 40, sex: 'female', roles: ['user'], signs: [] };
    const begun = startProgram(content, { runId: 'r', zone: 'UTC', person }, Date.now());
    expect(begun.effects.map(({ kind }) => kind)).toContain('openTask');
    const uses = await tools.here(world.here.id, (tx) =>
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
    const { card } = (await tools.call('GET', `programs/${program}`)).body;
    expect(card).toMatchObject({ version: { number: 1 }, changedSince: false });
  });

  it('of a changed step says what changes, and leaves those on the way where they are', async () => {
    const { program, protocol } = await tools.ready();
    const first = (await tools.publish(program)).body;
    const follower = await world.add(world.here);
    await tools.here(world.here.id, async (tx) => {
      await seedEnrollment(tx, follower.id as string, { program, version: first.id });
      await tx
        .update(programListings)
        .set({ followersCount: 1, ratingsCount: 2 })
        .where(eq(programListings.programId, program));
    });
    await changeStep(protocol, 'Walk for twenty minutes');
    await tools.call('PUT', `programs/${program}`, tools.fields(protocol, { weeks: 8 }));
    const planned = await tools.plan(program);
    expect(planned.card.changedSince).toBe(true);
    expect(planned.onTheWay).toEqual([{ number: 1, count: 1 }]);
    expect(planned.page).toEqual([{ part: 'weeks', locale: null }]);
    const part = required(planned.protocols[0]);
    expect(changeBetween(required(part.before), part.now).nodes).toMatchObject([
      { id: 'walk', after: { data: { name: 'Walk for twenty minutes' } } },
    ]);
    const second = (await tools.publish(program, { note: 'Longer walks', state: planned.state })).body;
    expect(second.number).toBe(2);
    const nameIn = async (id: string) =>
      (await readVersion(id)).content.protocols[0]?.protocol.nodes[0]?.data.name;
    expect(await nameIn(first.id)).toBe('Walk for ten minutes');
    expect(await nameIn(second.id)).toBe('Walk for twenty minutes');
    const [enrollment] = await tools.here(world.here.id, (tx) =>
      tx.select().from(enrollments).where(eq(enrollments.programId, program)),
    );
    expect(enrollment).toMatchObject({ versionId: first.id, status: 'active' });
    expect(await listing(program)).toMatchObject({
      versionId: second.id,
      weeks: 8,
      followersCount: 1,
      ratingsCount: 2,
    });
    const { data } = (await tools.call('GET', `programs/${program}/versions`)).body;
    expect(data).toMatchObject([
      { number: 2, note: 'Longer walks', followersCount: 0, onTheWayCount: 0 },
      { number: 1, followersCount: 1, onTheWayCount: 1 },
    ]);
  });

  it('is marked in the history of the draft: which state was published, and which of them is newest', async () => {
    const { program, protocol } = await tools.ready();
    const states = async (by = owner) =>
      (await world.call(by, 'GET', `/api/protocols/${protocol}/versions`)).body.data.map(
        ({ version, published }) => ({ version, published }),
      );
    await tools.publish(program);
    const [first] = await states();
    expect(first?.published).toMatchObject([{ number: 1, isNewest: true }]);
    // Not kept by itself, as it is the same stretch of work.
    await changeStep(protocol, 'Another walk');
    await changeStep(protocol, 'Walk again');
    expect((await states()).filter(({ published }) => published.length > 0)).toEqual([first]);
    await tools.publish(program);
    const now = await states();
    expect(now[0]?.published).toMatchObject([{ number: 2, isNewest: true }]);
    expect(now.find(({ version }) => version === first?.version)?.published).toMatchObject([
      { number: 1, isNewest: false },
    ]);
    expect(now.flatMap(({ published }) => published)).toHaveLength(2);
  });

  it('is refused when the draft is no longer what was looked at', async () => {
    const { program, protocol } = await tools.ready();
    const { state } = await tools.plan(program);
    await changeStep(protocol, 'Walk for an hour');
    expect((await tools.publish(program, { state })).status).toBe(409);
    expect((await tools.publish(program, { state: (await tools.plan(program)).state })).status).toBe(201);
  });

  it('by eight at once makes one version, and another only once something has changed', async () => {
    const { program, protocol } = await tools.ready();
    const publishEight = async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => tools.publish(program)));
      return new Set(all.map(({ status, body }) => `${status} ${body.number}`));
    };
    expect(await publishEight()).toEqual(new Set(['201 1']));
    await changeStep(protocol, 'Walk for an hour');
    expect(await publishEight()).toEqual(new Set(['201 2']));
    const [row] = await tools.here(world.here.id, (tx) =>
      tx.select().from(programs).where(eq(programs.id, program)),
    );
    expect((await readVersion(row?.versionId ?? '')).number).toBe(2);
  });

  it('by a colleague who may publish tells the owner', async () => {
    const { program, protocol } = await tools.ready();
    const colleague = await world.add(world.here, { roles: ['expert'] });
    await tools.here(world.here.id, (tx) => seedMember(tx, protocol, colleague.id as string, 'publish'));
    expect((await tools.publish(program, {}, colleague)).status).toBe(201);
    const { data } = (await tools.call('GET', 'notifications')).body;
    expect(data[0]).toMatchObject({
      kind: 'new-version',
      data: { program: 'Better sleep', number: 1 },
      link: `/creator/programs/publish/${program}`,
    });
  });

  it('lists only what is free and not in the archive', async () => {
    const { program } = await tools.ready({ access: 'private' });
    await tools.publish(program);
    expect(await listing(program)).toMatchObject({ isListed: false, access: 'private' });
    const free = (await tools.ready()).program;
    await tools.publish(free);
    await tools.call('PUT', `programs/${free}/archived`, { archived: true });
    expect((await listing(free))?.isListed).toBe(false);
    expect((await tools.publish(free)).status).toBe(422);
    await tools.call('PUT', `programs/${free}/archived`, { archived: false });
    expect((await listing(free))?.isListed).toBe(true);
  });
});
