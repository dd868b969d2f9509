import type { Tx } from '../src/db/pool.ts';
import type { Cast, Names } from '../src/makers.ts';
import { seedEnrollment, seedLeftBefore, seedReading } from './enrollments.ts';
import { seedFollowUp } from './follow-ups.ts';
import { seedPerson } from './people.ts';
import { seedProgram } from './programs.ts';
import { seedProtocol } from './protocols.ts';

/** `owner` follows a program of `other`, and has a task. */
export async function seedFollowed(tx: Tx, { owner, other, mark }: Cast): Promise<Names> {
  const { protocol } = await seedProtocol(tx, other, { mark });
  const title = `Better sleep ${mark}`;
  const seeded = await seedProgram(tx, other, { title, protocolId: protocol });
  const names = await seedEnrollment(tx, owner, seeded);
  const endedEnrollment = await seedLeftBefore(tx, names.enrollment);
  const reading = await seedReading(tx, owner, names.enrollment);
  return { protocol, listing: seeded.program, reading, endedEnrollment, ...names };
}

/** `other` follows a program of `owner`, who has a colleague to hand things to. */
export async function seedFollower(tx: Tx, { owner, other, mark }: Cast): Promise<Names> {
  const colleague = await seedPerson(tx, '', { roles: ['expert'] });
  return {
    ...(await seedFollowUp(tx, { owner, follower: other, colleague: colleague.id, mark })),
    colleague: colleague.id,
  };
}
