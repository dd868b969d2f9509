import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { findSight } from './queries.ts';

export interface SeenProgram {
  ownerId: string;
  /** The version that new followers begin on. */
  versionId: string;
  access: 'free' | 'private' | 'team';
  isArchived: boolean;
}

/**
 * A published program, if the caller may see it: a free one anybody, any one its owner, its team and those who follow
 * it or did, a private one whoever has its link. One that is archived or not published is nothing to others,
 * and neither is one whose owner is suspended.
 */
export async function mustSee(
  tx: Tx,
  scope: Scope,
  programId: string,
  token?: string | undefined,
): Promise<SeenProgram> {
  const found = await findSight(tx, programId, scope.actor?.userId);
  if (!found) throw notFound();
  const { linkHash, isOfTeam, follows, archivedAt, isOwnerSuspended, ...program } = found;
  const isArchived = archivedAt !== null || isOwnerSuspended;
  const isOpen = program.access === 'free' || (program.access === 'private' && opens(token, linkHash));
  if (!isOfTeam && !follows && (isArchived || !isOpen)) throw notFound();
  return { ...program, access: program.access, isArchived };
}

const opens = (token: string | undefined, linkHash: Buffer | null): boolean =>
  token !== undefined && linkHash !== null && hashSecret(token).equals(linkHash);
