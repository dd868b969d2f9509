import { watchChannel } from '@regimen/contract/watching.ts';
import type { Scope } from '../../scope.ts';
import { onThread } from '../../threads/on-thread.ts';
import { versionTexts } from '../enrollments/programs-of-versions.ts';
import { readRawLogs } from '../enrollments/read-logs.ts';
import { versionPaths, versionsIn } from '../enrollments/version-path.ts';
import * as queries from './queries.ts';
import { rankOf } from './rank-people.ts';
import type { Batch, Lived, LivedPerson } from './replay-batch.ts';

const atOnce = 20;
const keptMs = 30 * 86_400_000;

/** Bears being run again: what was written is written anew. */
export async function liveWhatIf(scope: Scope, id: string): Promise<void> {
  const tenantId = scope.tenant.id;
  const asked = await scope.read((tx) => queries.findAsked(tx, id));
  if (!asked || asked.status === 'done' || asked.status === 'failed') return;
  const { programId, since, until, mostPeople, content, startedBy } = asked;
  const tellTeam = () => scope.publish('watched', watchChannel('work', programId));
  const behalf = { tenantId, accountId: startedBy ?? '' };
  const people = await scope.tx(async (tx) => {
    await queries.deletePeople(tx, id);
    const found = await queries.listFollowersSince(tx, programId, since, until, mostPeople);
    const begun = { status: 'running' as const, peopleDone: 0, skippedCount: 0, peopleCount: found.length };
    await queries.updateWhatIf(tx, id, begun);
    tellTeam();
    return found;
  });
  const period = { from: since.getTime(), until: until.getTime() };
  const end = (changed: Parameters<typeof queries.updateWhatIf>[2]) =>
    scope.tx((tx) => {
      tellTeam();
      return queries.updateWhatIf(tx, id, { ...changed, endedAt: new Date() });
    });
  try {
    let skippedCount = 0;
    let sum: Batch['sum'] = null;
    for (let from = 0; from < people.length; from += atOnce) {
      const batch = people.slice(from, from + atOnce);
      const { logged, versions } = await scope.read(async (tx) => {
        scope.concerns(batch.map(({ userId }) => userId));
        const logs = await readRawLogs(
          tx,
          batch.map((one) => one.id),
        );
        const logged = batch.map(({ id: person, versionId }) => ({
          id: person,
          version: versionId,
          entries: logs.get(person) ?? [],
        }));
        const runs = batch.map(({ id: person, versionId }) => ({ id: person, current: versionId }));
        const paths = await versionPaths(tx, runs);
        const wanted = [...paths.values()].flatMap(versionsIn);
        return { logged, versions: await versionTexts(tx, wanted) };
      });
      const lived: Lived = await onThread(behalf, 'live-batch', {
        ...period,
        draft: content,
        people: logged,
        versions,
        sum,
      });
      sum = lived.sum;
      skippedCount += lived.skipped;
      const peopleDone = Math.min(people.length, from + atOnce);
      const isWanted = await scope.tx(async (tx) => {
        if (!(await queries.updateWhatIf(tx, id, { peopleDone, skippedCount }))) return false;
        await queries.insertPeople(tx, id, lived.people.map(rowOf));
        tellTeam();
        return true;
      });
      if (!isWanted) return;
    }
    await end({ status: 'done', sums: await onThread(behalf, 'sum-up-batches', sum) });
  } catch (error) {
    await end({ status: 'failed' });
    throw error;
  }
}

const rowOf = ({ id, result }: LivedPerson): queries.DifferingRow => ({
  enrollmentId: id,
  rank: rankOf(result),
  result,
  changes: [...new Set(result.escalations.changes.map(({ change }) => change))],
});

export async function sweepWhatIfs(scope: Scope): Promise<void> {
  const before = new Date(scope.now.getTime() - keptMs);
  await scope.tx((tx) => queries.deleteOld(tx, before));
}
