import type { Facts } from '@regimen/contract/enrollments.ts';
import { peopleInDanger } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import type { SignedInScope } from '../../scope.ts';
import { mayBeMeant } from '../enrollments/join-requirements.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import * as queries from './queries.ts';

const mostAlternatives = 3;
/** Looked at one by one: each is asked whether it would take this person. */
const mostLookedAt = 12;

/**
 * Programs for somebody whom this one turned away: like it first, then for what brings them here. Only those
 * that would take them, as far as is known. Nothing for whoever may be in danger: they are shown help.
 */
export async function findAlternatives(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  { age, sex, signs }: Facts,
): Promise<{ id: string }[]> {
  const { userId, roles } = scope.actor;
  if ((await peopleInDanger(tx, [userId], scope.now)).size > 0) return [];
  const said = await queries.findAnswers(tx, userId);
  const alike = await queries.listAlike(tx, userId, programId, mostLookedAt);
  const wished = said ? await queries.listFitting(tx, userId, said, mostLookedAt) : [];
  const candidates = new Map([...alike, ...wished].map((each) => [each.id, each]));
  candidates.delete(programId);
  const looked = [...candidates.values()].slice(0, mostLookedAt);
  const programs = await programsOf(
    tx,
    looked.map(({ versionId }) => versionId),
  );
  const person = { age, sex, roles, signs };
  const found: { id: string }[] = [];
  for (const { id, versionId } of looked) {
    const program = programs.get(versionId);
    await breathe();
    if (program && mayBeMeant(program, person, scope.now.getTime())) found.push({ id });
    if (found.length === mostAlternatives) break;
  }
  return found;
}
