import { allows, type Standing } from '@regimen/contract/permissions.ts';
import type { OwnerLookups } from '../../scope.ts';
import { findStanding } from '../teams/standing.ts';
import { findAuthor } from './queries.ts';

export const canComment = (standing: Standing | null): boolean =>
  standing !== null && allows(standing, 'comment');

/** Who may no longer comment on a protocol has nothing there any more. */
export const commentOwners: Pick<OwnerLookups, 'comment'> = {
  comment: async (tx, params) => {
    const { id = '', comment = '' } = params;
    const ownerId = await findAuthor(tx, id, comment);
    if (ownerId === undefined || !canComment(await findStanding(tx, id, ownerId))) return undefined;
    return { ownerId };
  },
};
