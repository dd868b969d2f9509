import type { Scope } from '../../scope.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { readRawLogs, versionsIn } from '../enrollments/read-logs.ts';
import { inTurn } from '../images/in-turn.ts';
import * as queries from './queries.ts';
import { rankOf } from './rank-people.ts';
import { type LivedPerson, openThread } from './what-if-thread.ts';

const atOnce = 20;
const keptMs = 30 * 86_400_000;
// One thread at a time: a second would only make the first slower.
const takeTurn = inTurn(1, 1_000);

/** Bears being run again: what was written is written anew. */
export async function liveWhatIf(scope: Scope, id: string): Promise<void> {
  await takeTurn(() => live(scope, id));
}

async function live(scope: Scope, id: string): Promise<void> {
  const tenantId = scope.tenant.id;
  const asked = await scope.read((tx) => queries.findAsked(tx, tenantId, id));
  if (!asked || asked.status === 'done' || asked.status === 'failed') return;
  const { programId, since, until, mostPeople, content } = asked;
  const people = await scope.tx(async (tx) => {
    await queries.deletePeople(tx, tenantId, id);
    const found = await queries.listOnTheWay(tx, tenantId, programId, since, until, mostPeople);
    const begun = { status: 'running', peopleDone: 0, skippedCount: 0, peopleCount: found.length };
    await queries.updateWhatIf(tx, tenantId, id, begun);
    return found;
  });
  const thread = openThread({ draft: content, from: since.getTime(), until: until.getTime() });
  const end = (changed: Parameters<typeof queries.updateWhatIf>[3]) =>
    scope.tx((tx) => queries.updateWhatIf(tx, tenantId, id, { ...changed, endedAt: new Date() }));
  try {
    let skippedCount = 0;
    const sent = new Set<string>();
    for (let from = 0; from < people.length; from += atOnce) {
      const batch = people.slice(from, from + atOnce);
      const { logged, programs } = await scope.read(async (tx) => {
        const logs = await readRawLogs(
          tx,
          tenantId,
          batch.map((one) => one.id),
        );
        const logged = batch.map(({ id: person, versionId }) => ({
          ...{ id: person, version: versionId, entries: logs.get(person) ?? [] },
        }));
        const wanted = logged.flatMap(({ entries, version }) => [...versionsIn(entries, version)]);
        const missing = wanted.filter((version) => !sent.has(version));
        return { logged, programs: await programsOf(tx, tenantId, missing) };
      });
      for (const version of programs.keys()) sent.add(version);
      const lived = await thread.live(logged, [...programs]);
      skippedCount += lived.skipped;
      const peopleDone = Math.min(people.length, from + atOnce);
      const isWanted = await scope.tx(async (tx) => {
        if (!(await queries.updateWhatIf(tx, tenantId, id, { peopleDone, skippedCount }))) return false;
        await queries.insertPeople(tx, tenantId, id, lived.people.map(rowOf));
        return true;
      });
      if (!isWanted) return;
    }
    await end({ status: 'done', sums: await thread.sumUp() });
  } catch (error) {
    await end({ status: 'failed' });
    throw error;
  } finally {
    await thread.close();
  }
}

const rowOf = ({ id, result }: LivedPerson): queries.DifferingRow => ({
  ...{ enrollmentId: id, rank: rankOf(result), result },
  changes: [...new Set(result.escalations.changes.map(({ change }) => change))],
});

export async function sweepWhatIfs(scope: Scope): Promise<void> {
  const before = new Date(scope.now.getTime() - keptMs);
  await scope.tx((tx) => queries.deleteOld(tx, scope.tenant.id, before));
}
