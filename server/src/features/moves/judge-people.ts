import { watchChannel } from '@regimen/contract/watching.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { breathe } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { type Judged, judgePerson, staying } from './judge-person.ts';
import { endLook, type JudgedRow, listUnseen, writeJudged } from './work-queries.ts';

const batchSize = 100;

/**
 * Looks at the next of those who were not looked at yet; says whether there may be more. Nobody is held: it is only a
 * look, and each is judged again when they are moved.
 */
export async function judgeBatch(
  scope: Scope,
  movingId: string,
  programId: string,
  target: Program,
): Promise<boolean> {
  const { people, programs } = await scope.read(async (tx) => {
    const rows = await listUnseen(tx, movingId, batchSize);
    scope.concerns(rows.map(({ userId }) => userId));
    const versions = rows.map(({ fromVersion }) => fromVersion);
    return { people: rows, programs: await programsOf(tx, versions) };
  });
  const judged: JudgedRow[] = [];
  for (const { id, state, versionId, fromVersion } of people) {
    const before = programs.get(fromVersion);
    const run = state === null ? null : (JSON.parse(state) as ProgramRun);
    const isHere = versionId === fromVersion && before !== undefined;
    judged.push({
      id,
      ...(isHere ? lookAt(run, before, target, scope.now.getTime()) : staying('elsewhere')),
    });
    await breathe();
  }
  await scope.tx(async (tx) => {
    await writeJudged(tx, movingId, judged);
    scope.publish('watched', watchChannel('work', programId));
    if (people.length < batchSize) await endLook(tx, movingId);
  });
  return people.length === batchSize;
}

/** A draft may have faults that the engine refuses to go on with; publishing finds them too. */
function lookAt(run: ProgramRun | null, before: Program, target: Program, now: number): Judged {
  try {
    return judgePerson(run, before, target, now);
  } catch {
    return staying('unclear');
  }
}
