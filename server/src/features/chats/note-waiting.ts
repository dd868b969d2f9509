import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { noteAnswer, noteNoAnswer, noteQuestion } from './shared-queries.ts';
import { tellTeam } from './tell-team.ts';

/** Whether a follower waits for an answer of those who look after them, by who wrote last. */
export async function noteWaiting({ actor, now }: SignedInScope, tx: Tx, chatId: string): Promise<void> {
  const programId =
    (await noteAnswer(tx, chatId, actor.userId, now)) ?? (await noteQuestion(tx, chatId, actor.userId, now));
  if (programId !== undefined) await tellTeam(tx, programId);
}

/** Whoever was answered by what is deleted now waits again. */
export async function noteDeleted({ actor }: SignedInScope, tx: Tx, chatId: string): Promise<void> {
  const programId = await noteNoAnswer(tx, chatId, actor.userId);
  if (programId !== undefined) await tellTeam(tx, programId);
}
