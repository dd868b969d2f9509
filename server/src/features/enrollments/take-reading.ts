import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import type { NewReading } from '@regimen/contract/readings.ts';
import { keepsOfProgram } from '@regimen/engine/keeps.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { advanceEnrollment } from './advance-enrollment.ts';
import { tellWhatStands } from './correct-reading.ts';
import { easeDanger } from './ease-danger.ts';
import { inOneUnit } from './in-one-unit.ts';
import { type Judged, judgeReading } from './judge-reading.ts';
import { kpiSummary, kpisOf } from './kpi-summaries.ts';
import { programOf, programsOf } from './programs-of-versions.ts';
import * as queries from './readings-queries.ts';
import { refusalError } from './refusal-error.ts';
import type { EnrollmentRow } from './rows.ts';
import { lockEnrollment } from './shared-queries.ts';
import { insertReadings } from './steps-queries.ts';
import { runOf } from './take-step.ts';

/** What comes during a pause is applied in one go when it ends: so many readings, the rest are only on the chart. */
const mostHeld = 200;

/** Takes a reading into one enrollment and gives the KPI back with it. The same one twice is refused. */
export async function addReading(
  scope: SignedInScope,
  tx: Tx,
  enrollmentId: string,
  reading: NewReading,
): Promise<KpiSummary> {
  const row = await lockEnrollment(tx, enrollmentId);
  if (!row) throw notFound();
  if (row.endedAt) throw conflict('run_over');
  if (row.state === null) throw conflict('not_begun');
  const program = await programOf(tx, row.versionId);
  const judged = judgeReading(program, reading, scope.now);
  await requireUnit(tx, row, judged, reading);
  if (!(await takeReading(scope, tx, row, program, reading, judged, 'hand')))
    throw invalid('takenAt', 'reading_taken');
  const last = await queries.listLastReadings(tx, row.id, reading.kpi, 200);
  return kpiSummary(reading.kpi, judged.item, inOneUnit(judged.item, last.reverse()));
}

/** A reading for every enrollment that knows its KPI: from a device, or entered once for all. */
export async function addReadingEverywhere(scope: SignedInScope, tx: Tx, reading: NewReading) {
  const { userId, tokenId } = scope.actor;
  const running = await queries.listRunning(tx, userId);
  const programs = await programsOf(
    tx,
    running.map(({ versionId }) => versionId),
  );
  const knowing = running.filter(({ versionId }) => {
    const program = programs.get(versionId);
    return program !== undefined && kpisOf(program).has(reading.kpi);
  });
  const units = knowing.map(({ versionId }) => {
    const program = programs.get(versionId);
    return program && kpisOf(program).get(reading.kpi)?.unit;
  });
  if (reading.unit === undefined && new Set(units).size > 1) throw invalid('unit', 'which_unit');
  const took: string[] = [];
  let judged: Judged | undefined;
  for (const { id, versionId } of knowing) {
    const row = await lockEnrollment(tx, id);
    if (!row || row.state === null || row.endedAt) continue;
    const program = programs.get(versionId) as Program;
    judged = judgeReading(program, reading, scope.now);
    await requireUnit(tx, row, judged, reading);
    const source = tokenId ? 'device' : 'hand';
    if (await takeReading(scope, tx, row, program, reading, judged, source)) took.push(id);
  }
  if (judged && took.length === 0) throw invalid('takenAt', 'reading_taken');
  const takenAt = judged?.takenAt.toISOString() ?? reading.takenAt ?? scope.now.toISOString();
  return {
    value: judged?.value ?? reading.value,
    unit: judged?.item.unit ?? null,
    takenAt,
    enrollments: took,
  };
}

/** A number without a unit is in the KPI's own, as long as there was only one: a scale may not know of a new one. */
async function requireUnit(tx: Tx, row: EnrollmentRow, { item }: Judged, reading: NewReading): Promise<void> {
  const { kpi, unit } = reading;
  if (unit === undefined && (await queries.hasOtherUnit(tx, row.id, kpi, item.unit)))
    throw invalid('unit', 'which_unit');
}

/**
 * false: there is one for this moment already. The engine hears of the newest only: an older one, handed in late,
 * belongs on the chart but must not pass for how the person is now.
 */
async function takeReading(
  scope: SignedInScope,
  tx: Tx,
  row: EnrollmentRow,
  program: Program,
  { kpi, value: givenValue, unit }: NewReading,
  { item, value, takenAt }: Judged,
  source: 'hand' | 'device',
): Promise<boolean> {
  const { tenantId, id: enrollmentId, userId } = row;
  const [known, [last]] = [
    await queries.findReading(tx, enrollmentId, kpi, takenAt),
    await queries.listLastReadings(tx, enrollmentId, kpi, 1),
  ];
  if (known) return false;
  const isNewest = !last || last.takenAt < takenAt;
  const knowsKpi = program.protocols[runOf(row).index]?.protocol.items[kpi] !== undefined;
  const id = newId(scope.now.getTime());
  if (isNewest && knowsKpi && runOf(row).run.held.length < mostHeld) {
    const event = {
      id,
      type: 'reading',
      kpi,
      value: givenValue,
      ...(unit !== undefined && { unit }),
    } as const;
    const how = { byUser: userId, source, takenAt, at: takenAt.getTime() };
    const { refused } = await advanceEnrollment(scope, tx, enrollmentId, event, how);
    if (refused) throw refusalError(refused);
    return true;
  }
  const given = { givenValue, givenUnit: unit ?? item.unit, source, takenAt, createdAt: scope.now };
  await insertReadings(tx, [{ tenantId, id, enrollmentId, userId, kpi, value, unit: item.unit, ...given }]);
  // What looks back on the last days counts it all the same.
  if (knowsKpi && keepsOfProgram(program).has(kpi))
    await tellWhatStands(scope, tx, row, program, { kpi, takenAt, id }, { item, value, late: true });
  else await easeDanger(scope, tx, enrollmentId, kpi, item);
  return true;
}
