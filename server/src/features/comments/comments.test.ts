import type { Permission } from '@regimen/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedComment, seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Owner', roles: ['expert'] });
});
afterAll(() => world.close());

/** A protocol of the owner's without remarks, and somebody who works on it. */
async function shared(permission: Permission = 'comment') {
  const member = await world.add(world.here, { fullName: 'Member' });
  const protocol = await world.runtime.tx(world.here.id, async (tx) => {
    const { protocol: id } = await seedProtocol(tx, owner.id as string);
    await seedMember(tx, id, member.id as string, permission);
    return id;
  });
  const path = `/api/protocols/${protocol}/comments` as const;
  const { body } = await world.call(owner, 'GET', path);
  await world.call(owner, 'DELETE', `${path}/${required(body.data[0]).id}`);
  return { member, protocol, path };
}
type Remarks = `/api/protocols/${string}/comments`;
const say = (caller: Caller, path: Remarks, body: object) => world.call(caller, 'POST', path, body);
const bodies = async (caller: Caller, path: Remarks | `${Remarks}?${string}`) =>
  (await world.call(caller, 'GET', path)).body.data.map((row) => row.body);
const permit = (protocol: string, member: Caller, permission: Permission) =>
  world.call(owner, 'PUT', `/api/protocols/${protocol}/members/${member.id}`, { permission });

describe('a remark', () => {
  it('is pinned to a step or to the whole, with who wrote it', async () => {
    const { member, path } = await shared();
    const { status, body } = await say(member, path, { nodeId: 'walk', body: 'Is ten minutes enough?' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      nodeId: 'walk',
      replyTo: null,
      author: { id: member.id, full_name: 'Member' },
      editedAt: null,
      resolvedAt: null,
      can: { edit: true },
    });
    await say(owner, path, { body: 'And is it safe in winter?' });
    const { body: list } = await world.call(owner, 'GET', path);
    expect(list.data.map((row) => row.nodeId)).toEqual(['walk', null]);
    expect(list.data.map((row) => row.can.edit)).toEqual([false, true]);
  });

  it('needs the permission to comment; to read, a lesser one is enough', async () => {
    const { member, path } = await shared('view');
    await say(owner, path, { body: 'Please look at this.' });
    expect(await bodies(member, path)).toEqual(['Please look at this.']);
    expect((await say(member, path, { body: 'I did.' })).status).toBe(403);
    expect((await say(await world.add(world.here), path, { body: 'Me too.' })).status).toBe(404);
  });

  it('is changed and deleted by its author only', async () => {
    const { member, path } = await shared();
    const { body: made } = await say(member, path, { body: 'Hm.' });
    const at = `${path}/${made.id}` as const;
    expect((await world.call(owner, 'PUT', at, { body: 'Yes.' })).status).toBe(404);
    const { body: changed } = await world.call(member, 'PUT', at, { body: 'I see.' });
    expect(changed).toMatchObject({ body: 'I see.', can: { edit: true } });
    expect(changed.editedAt).not.toBeNull();
    expect((await world.call(owner, 'DELETE', at)).status).toBe(404);
    expect((await world.call(member, 'DELETE', at)).status).toBe(204);
    expect(await bodies(owner, path)).toEqual([]);
  });

  it('is out of its author’s reach once they may no longer comment', async () => {
    const { member, protocol, path } = await shared();
    const { body: made } = await say(member, path, { body: 'Hm.' });
    await permit(protocol, member, 'view');
    const { body: list } = await world.call(member, 'GET', path);
    expect(list.data[0]?.can.edit).toBe(false);
    expect((await world.call(member, 'PUT', `${path}/${made.id}`, { body: 'Oh.' })).status).toBe(404);
    await world.call(member, 'POST', `/api/protocols/${protocol}/leave`);
    expect((await world.call(member, 'DELETE', `${path}/${made.id}`)).status).toBe(404);
    expect(await bodies(owner, path)).toEqual(['Hm.']);
  });

  it('is not found by way of another protocol', async () => {
    const [one, two] = [await shared(), await shared()];
    const { body: made } = await say(owner, one.path, { body: 'Here.' });
    const elsewhere = `${two.path}/${made.id}` as const;
    expect((await world.call(owner, 'PUT', elsewhere, { body: 'There.' })).status).toBe(404);
    expect((await world.call(owner, 'PUT', `${elsewhere}/resolved`, { resolved: true })).status).toBe(404);
    expect((await say(owner, two.path, { replyTo: made.id, body: 'There.' })).status).toBe(422);
  });

  it('has words in it', async () => {
    const { path } = await shared();
    const { body } = await say(owner, path, { body: '  ', nodeId: 'no such step!' });
    expect(Object.keys(body.errors).sort()).toEqual(['body', 'nodeId']);
  });
});

describe('an answer', () => {
  it('stands where the remark stands, and goes with it', async () => {
    const { member, path } = await shared();
    const { body: remark } = await say(owner, path, { nodeId: 'walk', body: 'Enough?' });
    const { body: reply } = await say(member, path, { nodeId: 'done', replyTo: remark.id, body: 'Yes.' });
    expect(reply).toMatchObject({ nodeId: 'walk', replyTo: remark.id });
    expect((await world.call(owner, 'DELETE', `${path}/${remark.id}`)).status).toBe(204);
    expect(await bodies(member, path)).toEqual([]);
  });

  it('answers a remark, not an answer and not nothing', async () => {
    const { path } = await shared();
    const { body: remark } = await say(owner, path, { body: 'Enough?' });
    const { body: reply } = await say(owner, path, { replyTo: remark.id, body: 'Yes.' });
    for (const replyTo of [reply.id, crypto.randomUUID()]) {
      const { status, body } = await say(owner, path, { replyTo, body: 'No.' });
      expect([status, body.errors]).toEqual([
        422,
        { replyTo: ['You can only reply to comments on this protocol.'] },
      ]);
    }
  });
});

describe('settling', () => {
  it('takes the remark and its answers out of what is open, and brings them back', async () => {
    const { member, path } = await shared();
    const { body: remark } = await say(owner, path, { body: 'Enough?' });
    const { body: reply } = await say(member, path, { replyTo: remark.id, body: 'Yes.' });
    await say(owner, path, { body: 'And safe?' });
    const settle = (id: string, resolved: boolean) =>
      world.call(member, 'PUT', `${path}/${id}/resolved`, { resolved });
    const { body: settled } = await settle(remark.id, true);
    expect(settled.resolvedAt).not.toBeNull();
    expect((await settle(remark.id, true)).body.resolvedAt).toBe(settled.resolvedAt);
    expect(await bodies(member, path)).toEqual(['And safe?']);
    expect(await bodies(member, `${path}?show=resolved`)).toEqual(['Enough?', 'Yes.']);
    expect(await bodies(member, `${path}?show=all`)).toEqual(['Enough?', 'Yes.', 'And safe?']);
    expect((await settle(reply.id, true)).status).toBe(404);
    expect((await settle(remark.id, false)).body.resolvedAt).toBeNull();
    expect(await bodies(member, path)).toEqual(['Enough?', 'Yes.', 'And safe?']);
  });
});

describe('the list', () => {
  it('pages forward and back without losing or repeating one', async () => {
    const { protocol, path } = await shared();
    const start = Date.now() - 1_000_000;
    await world.runtime.tx(world.here.id, async (tx) => {
      let thread: string | null = null;
      // Pairs share an instant: the id has to break the tie.
      for (let i = 0; i < 25; i++) {
        const createdAt = new Date(start + Math.floor(i / 2) * 1000);
        const wanted = { replyTo: i % 3 === 0 ? null : thread, createdAt };
        const id = await seedComment(tx, protocol, owner.id as string, wanted);
        if (i % 3 === 0) thread = id;
      }
    });
    const pages: string[][] = [];
    type Page = `${Remarks}?${string}`;
    let url: Page | null = `${path}?per_page=10&show=all`;
    let last: Page = url;
    while (url) {
      const { body } = await world.call(owner, 'GET', url);
      pages.push(body.data.map((row) => row.id));
      last = url;
      url = body.links.next as Page | null;
    }
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flat()).size).toBe(25);
    const { body: third } = await world.call(owner, 'GET', last);
    const { body: back } = await world.call(owner, 'GET', third.links.prev as Page);
    expect(back.data.map((row) => row.id)).toEqual(pages[1]);
  });
});
