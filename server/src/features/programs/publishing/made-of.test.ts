import type { Program } from '@regimen/engine/protocol.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCategory, seedMember, seedProtocol } from '../../../../seed/protocols.ts';
import { programVersions } from '../../../db/schema.ts';
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

describe('what a published version is made of', () => {
  it('an item cannot be changed or deleted in place, but copied and used', async () => {
    const { program, protocol, item } = await tools.ready();
    const path = `protocols/${protocol}/items/${item}`;
    const before = (await tools.call('GET', path)).body;
    expect(before.can).toEqual({ edit: true, lockedBy: [] });
    await tools.publish(program);
    expect((await tools.call('GET', path)).body.can).toEqual({ edit: false, lockedBy: ['Better sleep'] });
    const change = { version: before.version, item: { ...before.item, instructions: 'Walk.' } };
    const refused = await tools.call('PUT', path, change);
    expect(refused.status).toBe(423);
    expect(refused.body.errors).toEqual({ used: ['Better sleep'], update: true });
    const kept = await tools.call('DELETE', path);
    expect(kept.status).toBe(423);
    expect(kept.body.errors).toEqual({ used: ['Better sleep'], update: false });
    const copy = (await tools.call('POST', `${path}/copy`, { useHere: true })).body;
    expect(copy.can.edit).toBe(true);
    const again = `protocols/${protocol}/items/${copy.id}`;
    expect((await tools.call('PUT', again, { ...change, version: copy.version })).status).toBe(200);
    expect((await tools.plan(program)).protocols[0].now.items[copy.id].instructions).toBe('Walk.');
  });

  it('a version of a draft that used it brings it back as a copy', async () => {
    const { program, protocol, item } = await tools.ready();
    const path = `protocols/${protocol}/items/${item}`;
    const { item: content, version } = (await tools.call('GET', path)).body;
    await tools.call('PUT', path, { version, item: { ...content, instructions: 'Changed.' } });
    await tools.publish(program);
    expect((await tools.call('POST', `protocols/${protocol}/versions/1/restore`)).status).toBe(200);
    expect((await tools.call('GET', path)).body.item.instructions).toBe('Changed.');
    const { document } = (await tools.call('GET', `protocols/${protocol}`)).body;
    expect(document.nodes[0].data.selectedItem).not.toBe(item);
  });

  it('names no program that the caller may not read', async () => {
    const { program, protocol, item } = await tools.ready({ access: 'private' });
    await tools.publish(program);
    // The program goes on without this protocol: its editors are not of the team any more.
    const other = await tools.here(world.here.id, (tx) =>
      seedProtocol(tx, world.here.id, owner.id as string),
    );
    await tools.call('PUT', `programs/${program}`, tools.fields(other.protocol));
    const colleague = await world.add(world.here, { roles: ['expert'] });
    await tools.here(world.here.id, (tx) =>
      seedMember(tx, world.here.id, protocol, colleague.id as string, 'edit'),
    );
    const refused = await tools.call('DELETE', `protocols/${protocol}/items/${item}`, undefined, colleague);
    expect(refused.status).toBe(423);
    expect(refused.body.errors.used).toEqual([]);
  });

  it('a category cannot be changed or deleted; one of a draft can', async () => {
    const category = await tools.here(world.here.id, (tx) =>
      seedCategory(tx, world.here.id, owner.id as string, 'Evenings'),
    );
    const { program, protocol } = await tools.ready();
    await tools.call('PUT', `protocols/${protocol}/category`, { categoryId: category });
    const looks = { name: 'Nights', colour: 'teal', icon: 'moon' };
    expect((await tools.call('PUT', `categories/${category}`, looks)).status).toBe(200);
    await tools.publish(program);
    const refused = await tools.call('PUT', `categories/${category}`, looks);
    expect(refused.status).toBe(423);
    expect(refused.body.errors).toEqual({ used: ['Better sleep'], update: true });
    expect((await tools.call('DELETE', `categories/${category}`)).status).toBe(423);
  });

  it('an item changed at the very moment of publishing is either in the version or refused', async () => {
    const { program, protocol, item } = await tools.ready();
    const path = `protocols/${protocol}/items/${item}`;
    const { item: content, version } = (await tools.call('GET', path)).body;
    const change = { version, item: { ...content, instructions: 'Just now.' } };
    const [published, changed] = await Promise.all([tools.publish(program), tools.call('PUT', path, change)]);
    expect(published.status).toBe(201);
    const inVersion = (await readVersion(published.body.id)).content.protocols[0]?.protocol.items[item];
    const now = (await tools.call('GET', path)).body.item;
    expect([200, 423]).toContain(changed.status);
    expect(inVersion).toEqual(now);
  });
});
