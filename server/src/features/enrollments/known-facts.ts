import { ageOn } from '@regimen/contract/age-on.ts';
import type { Facts, Joining } from '@regimen/contract/enrollments.ts';
import { sharedFacts } from '@regimen/contract/my-profile-choices.ts';
import type { RunInput } from '@regimen/engine/run-state.ts';
import { findUsableFacts } from '../../db/person-facts.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { noFacts } from './join-requirements.ts';

/** What a program asks and somebody has said already: in their profile, else when they joined another one. */
export async function knownFacts(
  scope: SignedInScope,
  tx: Tx,
  asked: readonly string[],
  last: RunInput['person'] | undefined,
): Promise<Facts> {
  const known = await findUsableFacts(tx, scope.actor.userId);
  const { age, sex, signs } = last ?? noFacts;
  const conditions = known.conditions.filter((name) => asked.includes(name));
  return {
    age: ageToday(scope, known.birthday) ?? age,
    sex: known.sex ?? (sex as Facts['sex']),
    signs: [...new Set([...signs, ...conditions])],
  };
}

/** A day more or less, by where somebody is, does not matter here. */
export const ageToday = ({ now }: SignedInScope, birthday: string | null | undefined): number | null =>
  birthday ? Math.min(120, ageOn(birthday, now.toISOString().slice(0, 10))) : null;

/** What of somebody's profile the experts of a program see once they have joined. */
export async function listShared(tx: Tx, userId: string): Promise<Joining['shares']> {
  const facts = await findUsableFacts(tx, userId);
  return sharedFacts.filter((fact) => facts[fact].length > 0);
}
