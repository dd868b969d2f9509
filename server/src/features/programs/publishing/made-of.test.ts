import type { ActivityItem } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMember, seedProtocol } from '../../../../seed/protocols.ts';
import { eq } from '../../../db/drizzle.ts';
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
  it('a version of a draft that used an item brings it back in place, under its identity', async () => {
    const { program, protocol, item } = await tools.ready();
    const path = `protocols/${protocol}/items/${item}` as const;
    const { item: content, version } = (await tools.call('GET', path)).body;
    await tools.call('PUT', path, { version, item: { ...content, instructions: 'Changed.' } });
    const published = await tools.publish(program);
    expect((await tools.call('POST', `protocols/${protocol}/versions/1/restore`)).status).toBe(200);
    const { instructions } = content as ActivityItem;
    expect((await tools.call('GET', path)).body.item).toMatchObject({ instructions });
    const { document } = (await tools.call('GET', `protocols/${protocol}`)).body;
    expect(document.nodes[0]?.data.selectedItem).toBe(item);
    const kept = (await readVersion(published.body.id)).content.protocols[0]?.protocol.items[item];
    expect(kept).toMatchObject({ instructions: 'Changed.' });
  });

  it('names no program that the caller may not read', async () => {
    const { program, protocol, item } = await tools.ready({ access: 'private' });
    await tools.publish(program);
    // The program goes on without this protocol: its editors are not of the team any more.
    const other = await tools.here(world.here.id, (tx) => seedProtocol(tx, owner.id as string));
    await tools.call('PUT', `programs/${program}`, tools.fields(other.protocol));
    const colleague = await world.add(world.here, { roles: ['expert'] });
    await tools.here(world.here.id, (tx) => seedMember(tx, protocol, colleague.id as string, 'edit'));
    const refused = await tools.call('DELETE', `protocols/${protocol}/items/${item}`, undefined, colleague);
    expect(refused.status).toBe(423);
    expect(refused.body.errors.used).toEqual([]);
  });

  it('an item changed at the very moment of publishing is in the version as it was before or after, never between', async () => {
    const { program, protocol, item } = await tools.ready();
    const path = `protocols/${protocol}/items/${item}` as const;
    const { item: content, version } = (await tools.call('GET', path)).body;
    const after = { ...content, instructions: 'Just now.' };
    const [published, changed] = await Promise.all([
      tools.publish(program),
      tools.call('PUT', path, { version, item: after }),
    ]);
    expect(changed.status).toBe(200);
    expect((await tools.call('GET', path)).body.item).toEqual(after);
    // What was checked is what is published: a change in between stops it.
    expect([201, 409]).toContain(published.status);
    if (published.status === 409) return;
    const inVersion = (await readVersion(published.body.id)).content.protocols[0]?.protocol.items[item];
    expect([content, after]).toContainEqual(inVersion);
  });
});
