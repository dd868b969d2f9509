import type { Actor, OwnerLookups } from '../../scope.ts';
import { findAnswer, findDiscussionOwner } from './queries.ts';

type Written = { author: { id: string } };

export const canChange = (actor: Actor | null, thing: Written): boolean =>
  actor?.state === 'registered' && actor.userId === thing.author.id;
export const canAnswer = (actor: Actor | null): boolean => actor?.state === 'registered';

export const discussionOwners: Pick<OwnerLookups, 'discussion' | 'answer'> = {
  discussion: (tx, tenantId, params) => findDiscussionOwner(tx, tenantId, params.id ?? ''),
  answer: async (tx, tenantId, params) =>
    (await findAnswer(tx, tenantId, params.id ?? '', params.answer ?? ''))?.author.id,
};
