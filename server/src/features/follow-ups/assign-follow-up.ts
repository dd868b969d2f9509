import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { notify } from '../notifications/notify.ts';
import { noteAct } from './note-act.ts';
import { listExperts } from './open-follow-up.ts';
import * as queries from './queries.ts';

/** From now on it is a colleague's, who is told. */
export async function assignFollowUp(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  to: string,
  note: string,
): Promise<void> {
  const { userId } = scope.actor;
  const row = await queries.findCard(tx, id);
  if (!row) throw notFound();
  const team = await listExperts(tx, row.task.programId);
  if (!team.some((person) => person.id === to)) throw invalid('to', 'not_in_team');
  const change = { claimedBy: to, claimedAt: scope.now, handedNote: note, snoozedUntil: null };
  if (!(await queries.changeOwnTask(tx, id, userId, change))) throw conflict();
  await noteAct(scope, tx, row.task, to === userId ? 'taken' : 'assigned', to === userId ? null : to);
  if (to === userId) return;
  await notify(tx, to, {
    kind: 'follow-up',
    data: {
      title: row.task.name,
      body: note,
      program: programTextIn(row.texts, scope.locale).title,
      person: row.follower.fullName,
      isUrgent: row.task.isUrgent,
    },
    link: `/creator/follow-up?open=${id}`,
    about: id,
    at: scope.now,
  });
}
