import type { MyProfile } from '@regimen/contract/my-profile.ts';
import { type ProfileFact, sharedFacts } from '@regimen/contract/my-profile-choices.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import type { SignedInScope } from '../../scope.ts';
import { listCards } from '../catalog/shared-queries.ts';
import { startFactOf } from '../enrollments/first-value.ts';
import { joiningOf } from '../enrollments/join-requirements.ts';
import { kpisOf } from '../enrollments/kpi-summaries.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { listFollowedVersions } from './queries.ts';

const mostPrograms = 50;

/** What a program's conditions call a fact. */
const factsOf = { age: 'birthday', sex: 'sex', signs: 'conditions' } as const satisfies Record<
  string,
  ProfileFact
>;

/** Which of the programs that somebody follows use which of their facts: the programs' own contents say so. */
export async function listReaders(
  scope: SignedInScope,
  tx: Tx,
  userId: string,
): Promise<MyProfile['readers']> {
  const followed = await listFollowedVersions(tx, userId, mostPrograms);
  const ids = followed.map(({ programId }) => programId);
  const cards = await listCards(tx, scope.locale, ids);
  const programs = await programsOf(
    tx,
    followed.map(({ versionId }) => versionId),
  );
  const readers = new Map<ProfileFact, { id: string; title: string }[]>();
  for (const { programId, versionId, status } of followed) {
    const program = programs.get(versionId);
    const title = cards.find(({ id }) => id === programId)?.title;
    if (!program || title === undefined) continue;
    for (const fact of factsIn(program, status !== 'waiting', scope)) {
      readers.set(fact, [...(readers.get(fact) ?? []), { id: programId, title }]);
    }
    await breathe();
  }
  return [...readers].map(([fact, programs]) => ({ fact, programs }));
}

/** Its conditions look at some, its KPIs begin with some, and once it has begun its experts see some. */
function factsIn(program: Program, hasBegun: boolean, { locale }: SignedInScope): Set<ProfileFact> {
  return new Set([
    ...joiningOf(program, locale).asks.map((asked) => factsOf[asked]),
    ...[...kpisOf(program).values()].flatMap((item) => startFactOf(item) ?? []),
    ...(hasBegun ? sharedFacts : []),
  ]);
}
