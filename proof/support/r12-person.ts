import type { ObjectKind } from '@regimen/contract/call.ts';
import { seedAdmin, seedEmergencyAccess } from '../../server/seed/admins.ts';
import { seedSale } from '../../server/seed/ledger.ts';
import { insertAdminAction } from '../../server/src/db/admin-queries.ts';
import { newId } from '../../server/src/db/ids.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import { makers } from './objects.ts';

/** Everything that makers can make, once as its owner and once as whoever stands around it. */
export async function makeEverything(world: World, me: Caller, other: Caller, mark: string): Promise<void> {
  await world.runtime.tx(world.here.id, async (tx) => {
    await seedSale(tx, me.id as string, `sale ${me.id}`);
    const admin = await seedAdmin(tx);
    await seedEmergencyAccess(tx, admin.id, me.id as string, mark);
    await insertAdminAction(tx, {
      id: newId(Date.now()),
      at: new Date(),
      adminId: admin.id,
      action: 'POST dashboard/people/{id}/suspend',
      personId: me.id as string,
      reason: null,
    });
  });
  for (const kind of Object.keys(makers) as ObjectKind[]) {
    const [mine, theirs] = [me.id as string, other.id as string];
    // One person has only so many of some kinds: what is there already is enough.
    for (const cast of [
      { owner: mine, other: theirs },
      { owner: theirs, other: mine },
    ])
      await world.runtime
        .tx(world.here.id, (tx) =>
          makers[kind](tx, { ...cast, mark, files: world.files, vault: world.vault }),
        )
        .catch((error: { code?: string; cause?: { code?: string } }) => {
          if ((error.cause?.code ?? error.code) !== '23505') throw error;
        });
  }
}
