import type { Moving } from '@regimen/contract/moves.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { composeDraft } from '../programs/publishing/compose-program.ts';
import { getMoving } from './find-moves.ts';
import * as inPeople from './people-queries.ts';
import * as queries from './queries.ts';

/** A look that is no older than this is as good as another. */
const freshMs = 30_000;

/**
 * What the newest version, or the draft as it is, would mean for everybody on the way. Looking is done by a job. One
 * that is under way is answered as it is.
 */
export async function previewMoves(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  against: 'newest' | 'draft',
): Promise<Moving> {
  const tenantId = scope.tenant.id;
  const program = await queries.holdProgramOf(tx, programId);
  if (!program) throw notFound();
  if (program.versionId === null) throw invalid('program', 'not_published_yet');
  const target = await targetOf(scope, tx, programId, program.versionId, against);
  const fresh = new Date(scope.now.getTime() - freshMs);
  const busy = await queries.findBusy(tx, programId, target, fresh);
  if (busy) return getMoving(tx, programId, busy);
  await queries.dropIdleLooks(tx, programId, target.versionId === null);
  const id = newId(scope.now.getTime());
  const { userId } = scope.actor;
  await queries.insertMoving(tx, {
    tenantId,
    id,
    programId,
    ...target,
    byUser: userId,
    state: 'judging',
    createdAt: scope.now,
  });
  await inPeople.insertPeople(tx, id, programId, target.versionId);
  await scope.enqueue(tx, 'move-people', { movingId: id });
  return getMoving(tx, programId, id);
}

async function targetOf(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  versionId: string,
  against: 'newest' | 'draft',
) {
  if (against === 'newest') return { versionId, draftState: null, draftContent: null };
  const { content, state } = await composeDraft(scope, tx, programId);
  return { versionId: null, draftState: state, draftContent: JSON.stringify(content) };
}
