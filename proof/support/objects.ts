import { randomBytes } from 'node:crypto';
import type { ObjectKind } from '@regimen/contract/call.ts';
import { sleep } from '@regimen/engine/examples/sleep.ts';
import { seedAnswer, seedDiscussion } from '../../server/seed/discussions.ts';
import { seedEnrollment, seedToken } from '../../server/seed/enrollments.ts';
import { seedFollowUp } from '../../server/seed/follow-ups.ts';
import { seedImage } from '../../server/seed/images.ts';
import { seedMoving } from '../../server/seed/movings.ts';
import { seedNudge } from '../../server/seed/nudges.ts';
import { seedPerson } from '../../server/seed/people.ts';
import { seedProgram } from '../../server/seed/programs.ts';
import {
  seedCategory,
  seedComment,
  seedInvite,
  seedMember,
  seedProtocol,
} from '../../server/seed/protocols.ts';
import { seedReview, seedShortLink } from '../../server/seed/reviews.ts';
import { seedSimulationTest } from '../../server/seed/simulation-tests.ts';
import { seedTold } from '../../server/seed/told.ts';
import { seedUpload } from '../../server/seed/uploads.ts';
import { seedWhatIf } from '../../server/seed/what-ifs.ts';
import { newId } from '../../server/src/db/ids.ts';
import type { Tx } from '../../server/src/db/pool.ts';
import { findUser, insertLinkToken } from '../../server/src/features/accounts/queries.ts';
import { signatureOf } from '../../server/src/features/uploads/signed-link.ts';
import type { Files } from '../../server/src/providers/files.ts';
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
  (tx: Tx, owner: string, other: string, mark: string, files: Files) => Promise<Names>
> = {
  discussion: async (tx, owner, other, mark) => {
    const discussion = await seedDiscussion(tx, {
      authorId: owner,
      title: `A question ${mark}`,
      body: `What would help here? ${mark}`,
    });
    const answer = await seedAnswer(tx, discussion, other, `This may help. ${mark}`);
    return { discussion, answer };
  },
  answer: async (tx, owner, other, mark) => {
    const discussion = await seedDiscussion(tx, {
      authorId: other,
      title: `A question ${mark}`,
      body: `What would help here? ${mark}`,
    });
    const answer = await seedAnswer(tx, discussion, owner, `This may help. ${mark}`);
    return { discussion, answer };
  },
  category: async (tx, owner, _other, mark) => ({
    category: await seedCategory(tx, owner, `Sleep ${mark}`),
  }),
  protocol: (tx, owner, other, mark) => seedProtocol(tx, owner, { member: other, mark }),
  comment: async (tx, owner, other, mark) => {
    const { protocol } = await seedProtocol(tx, other, { mark });
    await seedMember(tx, protocol, owner, 'comment');
    return { protocol, comment: await seedComment(tx, protocol, owner, { body: `Hm. ${mark}` }) };
  },
  invite: async (tx, owner, other, mark) => {
    const { protocol } = await seedProtocol(tx, other, { mark });
    // A temporary owner has no address, and so is invited nowhere.
    const email = (await findUser(tx, owner))?.email ?? `not.${owner}@example.test`;
    return { invite: await seedInvite(tx, protocol, other, email) };
  },
  image: async (tx, owner, _other, _mark, files) => {
    const image = await seedImage(tx, owner);
    await files.put(`${tx.tenantId}/small/${image}`, Buffer.from('a picture'));
    return { image };
  },
  program: async (tx, owner, other, mark) => {
    const names = await seedProtocol(tx, owner, { member: other, mark });
    const title = `Better sleep ${mark}`;
    const { program, version: programVersion } = await seedProgram(tx, owner, {
      ...{ title, protocolId: names.protocol },
    });
    const content = { id: program, protocols: [{ protocol: sleep, onFail: 'stop' as const }] };
    const simulationTest = await seedSimulationTest(tx, content, { name: `Few get stuck ${mark}` });
    const follower = await seedPerson(tx, '', {});
    const people = { owner, follower: follower.id };
    const { move } = await seedMoving(tx, people, { program, version: programVersion });
    const whatIf = await seedWhatIf(tx, content, { follower: other, version: programVersion });
    return { ...names, program, programVersion, simulationTest, whatIf, listing: program, move };
  },
  listing: async (tx, owner, other, mark) => {
    const { program } = await seedProgram(tx, owner, { title: `Better sleep ${mark}` });
    const review = await seedReview(tx, program, other, `It helped. ${mark}`);
    return { listing: program, review };
  },
  followed: async (tx, owner, other, mark) => {
    const { listing = '' } = await makeEnrollment(tx, owner, other, mark);
    await seedReview(tx, listing, owner, `It helped. ${mark}`);
    return { followed: listing };
  },
  profile: async (tx, owner, _other, mark) => {
    await seedProgram(tx, owner, { title: `Better sleep ${mark}` });
    return { username: (await findUser(tx, owner))?.username ?? '' };
  },
  shortLink: async (tx, owner) => ({ shortLink: await seedShortLink(tx, owner) }),
  enrollment: (tx, owner, other, mark) => makeEnrollment(tx, owner, other, mark),
  token: async (tx, owner) => ({ token: await seedToken(tx, owner) }),
  task: (tx, owner, other, mark) => makeEnrollment(tx, owner, other, mark),
  followUp: (tx, owner, other, mark) => makeFollowUp(tx, owner, other, mark),
  run: (tx, owner, other, mark) => makeFollowUp(tx, owner, other, mark),
  notification: async (tx, owner, other, mark) => {
    const names = await makeEnrollment(tx, owner, other, mark);
    return { ...names, notification: await seedTold(tx, owner, names.task as string) };
  },
  nudge: async (tx, owner, other, mark) => {
    const names = await makeEnrollment(tx, owner, other, mark);
    const body = `Breathe out slowly. ${mark}`;
    return { ...names, nudge: await seedNudge(tx, names.task as string, { body }) };
  },
  upload: async (tx, owner, other, mark, files) => {
    const names = await makeEnrollment(tx, owner, other, mark);
    const key = randomBytes(32);
    const upload = await seedUpload(tx, owner, names.task as string, key);
    await files.put(`${tx.tenantId}/uploads/${upload}`, Buffer.from(`a proof ${mark}`));
    // Until the instant that the example names.
    return { ...names, upload, signature: signatureOf(upload, key, 1_999_999_999) };
  },
};

async function makeEnrollment(tx: Tx, owner: string, other: string, mark: string): Promise<Names> {
  const { protocol } = await seedProtocol(tx, other, { mark });
  const title = `Better sleep ${mark}`;
  const seeded = await seedProgram(tx, other, { title, protocolId: protocol });
  return { protocol, listing: seeded.program, ...(await seedEnrollment(tx, owner, seeded)) };
}

/** Somebody follows a program of `owner`, who has a colleague to hand things to. */
async function makeFollowUp(tx: Tx, owner: string, other: string, mark: string): Promise<Names> {
  const colleague = await seedPerson(tx, '', { roles: ['expert'] });
  return {
    ...(await seedFollowUp(tx, { owner, follower: other, colleague: colleague.id, mark })),
    colleague: colleague.id,
  };
}

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

/** A live link by which a calendar program reads somebody's tasks. */
export async function makeCalendarLink(world: World): Promise<string> {
  const person = await world.add(world.here);
  const { body } = await world.call(person, 'POST', '/api/calendar');
  return /([\w-]{43})\.ics$/.exec(body.url)?.[1] as string;
}
