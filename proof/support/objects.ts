import { couchTo5k } from '@regimen/engine/examples/couch-to-5k.ts';
import { seedBookingFeed } from '../../server/seed/bookings.ts';
import { seedDiscussion } from '../../server/seed/discussions.ts';
import { seedAskedGuardian } from '../../server/seed/guardians.ts';
import { seedDeletion } from '../../server/seed/leaving.ts';
import { seedProvider, seedReturn } from '../../server/seed/openid.ts';
import { seedEmailChange } from '../../server/seed/people.ts';
import { seedProgram } from '../../server/seed/programs.ts';
import { newId } from '../../server/src/db/ids.ts';
import { insertLinkToken } from '../../server/src/features/accounts/queries.ts';
import { features } from '../../server/src/features/all.ts';
import { makersOf } from '../../server/src/makers.ts';
import { hashSecret, newSecret } from '../../server/src/secrets.ts';
import { exampleIssuer } from '../../server/src/test-openid.ts';
import type { World } from '../../server/src/test-world.ts';

/** How to make one of each kind that a path can point at; a kind that no feature makes is not to be had. */
export const makers = await makersOf(features);

/** A live link for somebody who has not confirmed their address. */
export const makeLink = (world: World, tenant = world.here): Promise<string> =>
  makeLinkFor(world, tenant, 'unverified', 'verify-email');
/** One for somebody who has, and forgot their password. */
export const makeResetLink = (world: World): Promise<string> =>
  makeLinkFor(world, world.here, 'registered', 'reset-password');

/** A discussion of an expert, to whom everybody may write. */
export async function makeQuestion(world: World): Promise<string> {
  const { id } = await world.add(world.here, { roles: ['expert'] });
  return world.runtime.tx(world.here.id, (tx) => seedDiscussion(tx, { authorId: id as string }));
}

/** A live link by which the old address takes a change of address back. */
export async function makeUndoLink(world: World): Promise<string> {
  const { id, email } = await world.add(world.here);
  const seed = { id: id as string, email };
  return (await world.runtime.tx(world.here.id, (tx) => seedEmailChange(tx, seed, true))).undoToken;
}

/** A live link by which somebody who wanted to leave keeps their account. */
export async function makeKeepLink(world: World): Promise<string> {
  const { id } = await world.add(world.here);
  return world.runtime.tx(world.here.id, (tx) => seedDeletion(tx, id as string));
}

/** A live link by which a guardian reads what they are asked, and answers. */
export async function makeGuardianLink(world: World): Promise<string> {
  const [minor, creator] = [await world.add(world.here), await world.add(world.here, { roles: ['expert'] })];
  return world.runtime.tx(world.here.id, async (tx) => {
    const program = await seedProgram(tx, creator.id as string, { document: couchTo5k });
    return (await seedAskedGuardian(tx, minor.id as string, program)).token;
  });
}

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

/** The ticket of somebody who came back from a sign-in provider, to an account that they have or to none. */
export async function makeReturn(world: World, hasAccount = false): Promise<string> {
  const { email } = hasAccount
    ? await world.add(world.here)
    : { email: `${crypto.randomUUID()}@example.test` };
  return world.runtime.tx(world.here.id, async (tx) => {
    const provider = await seedProvider(tx, world.vault, { name: 'Example', issuer: exampleIssuer });
    return seedReturn(tx, provider, email as string);
  });
}

/** A live link by which a calendar program reads somebody's tasks. */
export async function makeBookingFeed(world: World): Promise<string> {
  const person = await world.add(world.here);
  return world.runtime.tx(world.here.id, (tx) => seedBookingFeed(tx, person.id as string));
}

export async function makeCalendarLink(world: World): Promise<string> {
  const person = await world.add(world.here);
  const { body } = await world.call(person, 'POST', '/api/calendar');
  return /([\w-]{43})\.ics$/.exec(body.url)?.[1] as string;
}
