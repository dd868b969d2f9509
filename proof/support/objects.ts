import type { ObjectKind } from '@regimen/contract/call.ts';
import { seedAnswer, seedDiscussion } from '../../server/seed/discussions.ts';
import { newId } from '../../server/src/db/ids.ts';
import type { Tx } from '../../server/src/db/pool.ts';
import { insertLinkToken } from '../../server/src/features/accounts/queries.ts';
import { hashSecret, newSecret } from '../../server/src/secrets.ts';
import type { World } from '../../server/src/test-world.ts';

/** Ids by the name an example uses: "$discussion" → its id. */
export type Names = Record<string, string>;

/**
 * How to make one of each kind that a path can point at, belonging to `owner`; `other` wrote what lies around it.
 * A new kind in the contract does not compile until it has its line here, and is swept from then on.
 */
export const makers: Record<
  ObjectKind,
  (tx: Tx, tenantId: string, owner: string, other: string, mark: string) => Promise<Names>
> = {
  discussion: async (tx, tenantId, owner, other, mark) => {
    const discussion = await seedDiscussion(tx, tenantId, {
      authorId: owner,
      title: `A question ${mark}`,
      body: `What would help here? ${mark}`,
    });
    const answer = await seedAnswer(tx, tenantId, discussion, other, `This may help. ${mark}`);
    return { discussion, answer };
  },
  answer: async (tx, tenantId, owner, other, mark) => {
    const discussion = await seedDiscussion(tx, tenantId, {
      authorId: other,
      title: `A question ${mark}`,
      body: `What would help here? ${mark}`,
    });
    const answer = await seedAnswer(tx, tenantId, discussion, owner, `This may help. ${mark}`);
    return { discussion, answer };
  },
};

/** A live link for somebody who has not confirmed their address. */
export async function makeLink(world: World, tenant = world.here): Promise<string> {
  const person = await world.add(tenant, { state: 'unverified' });
  const token = newSecret();
  await world.runtime.tx(tenant.id, (tx) =>
    insertLinkToken(tx, {
      tenantId: tenant.id,
      id: newId(Date.now()),
      userId: person.id as string,
      purpose: 'verify-email',
      email: person.email as string,
      tokenHash: hashSecret(token),
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  );
  return token;
}
