import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import type { Correction } from '@regimen/contract/readings.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { keepsOfProgram } from '@regimen/engine/keeps.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import type { KpiState } from '@regimen/engine/run-state.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { advanceEnrollment } from './advance-enrollment.ts';
import { easeDanger } from './ease-danger.ts';
import { inOneUnit } from './in-one-unit.ts';
import { judgeReading } from './judge-reading.ts';
import { kpiSummary, kpisOf } from './kpi-summaries.ts';
import { programOf } from './programs-of-versions.ts';
import * as queries from './readings-queries.ts';
import { refusalError } from './refusal-error.ts';
import type { EnrollmentRow, ReadingRow } from './rows.ts';
import { lockEnrollment } from './shared-queries.ts';
import { runOf } from './take-step.ts';

/** Mends a reading. What it was first stays beside it, for those who look after the person. */
export async function correctReading(
  scope: SignedInScope,
  tx: Tx,
  enrollmentId: string,
  readingId: string,
  correction: Correction,
): Promise<KpiSummary> {
  const { row, program, reading } = await hold(tx, enrollmentId, readingId);
  const takenAt = correction.takenAt ?? reading.takenAt.toISOString();
  const {
    item,
    value,
    takenAt: taken,
  } = judgeReading(program, { kpi: reading.kpi, ...correction, takenAt }, scope.now);
  await queries.updateReading(tx, readingId, {
    value,
    unit: item.unit,
    givenValue: correction.value,
    givenUnit: correction.unit ?? item.unit,
    takenAt: taken,
    correctedAt: scope.now,
    earlier: withEarlier(reading),
  });
  return tellWhatStands(scope, tx, row, program, reading, { item, value, was: wasIn(item, reading) });
}

/** So many states of one reading are kept: what was given first, and the last ones. */
const mostEarlier = 20;

function withEarlier({ earlier, givenValue, givenUnit, takenAt }: ReadingRow): ReadingRow['earlier'] {
  const all = [...earlier, { value: givenValue, unit: givenUnit, takenAt: takenAt.toISOString() }];
  return all.length > mostEarlier ? [...all.slice(0, 1), ...all.slice(1 - mostEarlier)] : all;
}

/** Takes a reading back. The engine's log keeps that there was one, and when it went. */
export async function deleteReading(
  scope: SignedInScope,
  tx: Tx,
  enrollmentId: string,
  readingId: string,
): Promise<KpiSummary> {
  const { row, program, reading } = await hold(tx, enrollmentId, readingId);
  const item = kpisOf(program).get(reading.kpi);
  if (!item) throw notFound();
  await queries.deleteReading(tx, readingId);
  const was = wasIn(item, reading);
  return tellWhatStands(scope, tx, row, program, reading, { item, value: null, was });
}

async function hold(tx: Tx, enrollmentId: string, readingId: string) {
  const row = await lockEnrollment(tx, enrollmentId);
  const reading = row && (await queries.findReadingOf(tx, enrollmentId, readingId));
  if (!row || !reading) throw notFound();
  return { row, reading, program: await programOf(tx, row.versionId) };
}

/** Before it was mended, in the unit that the KPI has now; null: it does not know the unit of then. */
const wasIn = (item: KpiItem, { value, unit }: ReadingRow): number | null => inOwnUnit(item, value, unit);

/** [R96] The engine hears of it as long as the program goes on and measures this now. */
export async function tellWhatStands(
  scope: SignedInScope,
  tx: Tx,
  row: EnrollmentRow,
  program: Program,
  { kpi, takenAt, id }: Pick<ReadingRow, 'kpi' | 'takenAt' | 'id'>,
  { item, value, was, late }: { item: KpiItem; value: number | null; was?: number | null; late?: true },
): Promise<KpiSummary> {
  const left = inOneUnit(item, (await queries.listLastReadings(tx, row.id, kpi, 200)).reverse());
  const knowsKpi =
    row.state !== null && program.protocols[runOf(row).index]?.protocol.items[kpi] !== undefined;
  if (row.endedAt === null && knowsKpi) {
    const state = await stateOf(tx, row.id, kpi, item, left);
    const event = { id: newId(scope.now.getTime()), type: 'correction', kpi, of: takenAt.getTime() } as const;
    const how = { byUser: row.userId };
    const recent = left.map((one) => ({ at: one.takenAt.getTime(), value: one.value }));
    const kept = {
      ...(typeof was === 'number' && { was }),
      ...(keepsOfProgram(program).has(kpi) && { recent }),
      ...(late && { late }),
    };
    const { refused } = await advanceEnrollment(scope, tx, row.id, { ...event, value, state, ...kept }, how);
    if (refused) throw refusalError(refused);
  }
  await easeDanger(scope, tx, row.id, kpi, item, id);
  return kpiSummary(kpi, item, left);
}

/** What all readings come to, also those too old for the chart. */
async function stateOf(
  tx: Tx,
  enrollmentId: string,
  kpi: string,
  item: KpiItem,
  newest: readonly { value: number; takenAt: Date }[],
): Promise<KpiState | null> {
  const last = newest.at(-1);
  if (!last) return null;
  const { first, count } = await queries.firstAndCount(tx, enrollmentId, kpi);
  const [begin] = first ? inOneUnit(item, [first]) : [];
  return { first: (begin ?? last).value, last: last.value, lastAt: last.takenAt.getTime(), count };
}
