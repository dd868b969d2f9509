import { newId } from '../../server/src/db/ids.ts';
import { insertLinkToken } from '../../server/src/features/accounts/queries.ts';
import { features } from '../../server/src/features/all.ts';
import { makersOf } from '../../server/src/makers.ts';
import { hashSecret, newSecret } from '../../server/src/secrets.ts';
import type { World } from '../../server/src/test-world.ts';

/** How to make one of each kind that a path can point at; a kind that no feature makes is not to be had. */
export const makers = await makersOf(features);

/** A live link for somebody who has not confirmed their address. */
export const makeLink = (world: World, tenant = world.here): Promise<string> =>
  makeLinkFor(world, tenant, 'unverified', 'verify-email');
/** One for somebody who has, and forgot their password. */
export const makeResetLink = (world: World): Promise<string> =>
  makeLinkFor(world, world.here, 'registered', 'reset-password');

async function makeLinkFor(
  world: World,
  tenant: World['here'],
  state: 'unverified' | 'registered',
  purpose: string,
): Promise<string> {
  const person = await world.add(tenant, { state });
  const token = newSecret();
  await world.runtime.tx(tenant.id, (tx) =>
    insertLinkToken(tx, {
      tenantId: tenant.id,
      id: newId(Date.now()),
      userId: person.id as string,
      purpose,
      email: person.email as string,
      tokenHash: hashSecret(token),
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  );
  return token;
}

/** A live link by which a calendar program reads somebody's tasks. */
export async function makeCalendarLink(world: World): Promise<string> {
  const person = await world.add(world.here);
  const { body } = await world.call(person, 'POST', '/api/calendar');
  return /([\w-]{43})\.ics$/.exec(body.url)?.[1] as string;
}
