import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { readForAll } from '../notifications/read-for-all.ts';
import { listTeam } from './people-queries.ts';
import { type CardRow, listOpenOfPerson } from './queries.ts';

/**
 * Nobody's bell goes on about what was handled. One line stands for every danger of a person, and one for all that has the
 * same name (tell-people.ts): it is read once none of those is open.
 */
export async function readHandled(
  { now }: SignedInScope,
  tx: Tx,
  { id, programId, userId, name }: CardRow['task'],
): Promise<void> {
  const open = await listOpenOfPerson(tx, programId, userId);
  const person = `${programId} ${userId}`;
  const abouts = [
    ...(open.some((task) => task.id === id) ? [] : [id]),
    ...(open.some(({ inDanger }) => inDanger) ? [] : [person]),
    ...(open.some((task) => task.name === name && !task.inDanger) ? [] : [`${person} ${name}`]),
  ];
  const team = await listTeam(tx, programId);
  await readForAll(
    tx,
    team.map((expert) => expert.id),
    { kinds: ['urgent', 'follow-up'], abouts },
    now,
  );
}
