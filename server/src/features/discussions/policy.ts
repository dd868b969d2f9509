import type { Actor, OwnerLookups } from '../../scope.ts';
import { findAnswer, findDiscussionOwner } from './queries.ts';

type Written = { author: { id: string } };

export const canChange = (actor: Actor | null, thing: Written): boolean =>
  actor?.state === 'registered' && actor.userId === thing.author.id;
export const canAnswer = (actor: Actor | null): boolean => actor?.state === 'registered';

export const discussionOwners: Pick<OwnerLookups, 'discussion' | 'answer'> = {
  discussion: async (tx, params) => ownedBy(await findDiscussionOwner(tx, params.id ?? '')),
  answer: async (tx, params) =>
    ownedBy((await findAnswer(tx, params.id ?? '', params.answer ?? ''))?.author.id),
};

const ownedBy = (ownerId: string | undefined) => (ownerId === undefined ? undefined : { ownerId });
