import type { FollowerStory } from '@regimen/contract/follow-ups.ts';
import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { dayInProgram } from '../../day-in-program.ts';
import { inOrder } from '../../db/in-order.ts';
import { listNewestReadings } from '../../db/newest-readings.ts';
import { findUsableFacts } from '../../db/person-facts.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { inOneUnit } from '../enrollments/in-one-unit.ts';
import { kpiSummary } from '../enrollments/kpi-summaries.ts';
import { listHistory } from '../history/list-history.ts';
import { openOfPerson } from './open-of-person.ts';
import * as queries from './queries.ts';

const mostEvents = 8;
const mostReadings = 30;
const mostAnswers = 12;
const adherenceDays = 28;

/** What an expert reads about a follower before deciding anything. */
export async function tellStory(
  scope: SignedInScope,
  tx: Tx,
  enrollmentId: string,
  program: Program,
  title: string,
): Promise<FollowerStory> {
  const row = await queries.findEnrollment(tx, enrollmentId);
  if (!row) throw notFound();
  const since = new Date(scope.now.getTime() - adherenceDays * DAY_MS);
  const [{ events }, readings, answers, adherence, openFollowUps] = await inOrder(
    listHistory(
      tx,
      [{ id: row.programId, title }],
      { enrollmentIds: [enrollmentId], noChecks: true },
      undefined,
      mostEvents,
    ),
    listNewestReadings(tx, enrollmentId, mostReadings),
    queries.listAnswers(tx, enrollmentId, mostAnswers),
    queries.countEnded(tx, enrollmentId, since),
    openOfPerson(scope, tx, enrollmentId),
  );
  const { age, sex, signs } = row.input.person;
  return {
    facts: { age, sex, signs: [...signs] },
    health: await healthOf(tx, row),
    status: row.status,
    zone: row.zone,
    protocolIndex: row.protocolIndex,
    node: row.node,
    since: row.nodeSince?.toISOString() ?? null,
    day: dayInProgram(row.state, scope.now.getTime()),
    streak: row.streak,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    lastActiveAt: lastActOf(row, events),
    openFollowUps,
    events,
    kpis: kpisOf(program, readings),
    adherence,
    answers: answers.map((answer) => ({
      taskId: answer.id,
      name: answer.name,
      kind: answer.kind,
      item: answer.item,
      protocolIndex: answer.protocolIndex,
      byExpert: answer.target === 'system',
      closedAt: (answer.closedAt as Date).toISOString(),
      result: answer.result as TaskResult,
    })),
  };
}

/** What they did last, also where it counts for nothing: a task they declined, a reading of their own. */
function lastActOf(row: { userId: string; lastActiveAt: Date }, events: FollowerStory['events']): string {
  const counted = row.lastActiveAt.toISOString();
  const act = events.find(({ by, act: desk }) => desk === null && by?.id === row.userId);
  return act && act.at > counted ? act.at : counted;
}

/** For whoever looks after them now: a program that has not begun, or is over, tells nothing more. */
async function healthOf(
  tx: Tx,
  { userId, status }: { userId: string; status: string },
): Promise<FollowerStory['health']> {
  if (status !== 'active' && status !== 'paused') return { conditions: [], medication: '', allergies: '' };
  const { conditions, medication, allergies } = await findUsableFacts(tx, userId);
  return { conditions, medication, allergies };
}

type Reading = Awaited<ReturnType<typeof listNewestReadings>>[number];

function kpisOf(program: Program, readings: readonly Reading[]): KpiSummary[] {
  const byKpi = Map.groupBy(readings, ({ kpi }) => kpi);
  return [...byKpi].flatMap(([kpi, taken]) => {
    const item = kpiItem(program, kpi);
    if (!item) return [];
    return [kpiSummary(kpi, item, inOneUnit(item, taken))];
  });
}

function kpiItem(program: Program, id: string): KpiItem | undefined {
  for (const { protocol } of program.protocols) {
    const item = Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;
    if (item?.kind === 'kpi') return item;
  }
  return undefined;
}
