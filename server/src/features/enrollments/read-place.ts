import type { Following } from '@regimen/contract/enrollments.ts';
import { nameOfStep } from '@regimen/engine/given-name.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { inOrder } from '../../db/in-order.ts';
import { listNewestReadings } from '../../db/newest-readings.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { type Forecast, nextThings } from './forecast.ts';
import { inOwnUnits } from './in-one-unit.ts';
import { kpiSummaries, kpisOf } from './kpi-summaries.ts';
import { outlineOf } from './outline.ts';
import { runIn } from './present.ts';
import { programOf, programsOf } from './programs-of-versions.ts';
import { findCard, listOpenTasks } from './queries.ts';
import { versionPaths, versionsIn } from './version-path.ts';

const mostReadings = 200;

export type Place = Awaited<ReturnType<typeof readPlace>>;

/** Where somebody is in a program, what is asked of them and what they measured: what a page says of it is reckoned from this. */
export async function readPlace(tx: Tx, enrollmentId: string) {
  const [row, open, taken] = await inOrder(
    findCard(tx, enrollmentId),
    listOpenTasks(tx, enrollmentId),
    listNewestReadings(tx, enrollmentId, mostReadings),
  );
  if (!row) throw notFound();
  const { enrollment } = row;
  const program = await programOf(tx, enrollment.versionId);
  const kpis = kpisOf(program);
  const readings = inOwnUnits(kpis, taken);
  const summaries = kpiSummaries(program, readings, await earlierKpis(tx, enrollment, program, readings));
  return { row, program, run: runIn(enrollment), open, kpis, readings, summaries };
}

/** Before it begins, all that is known is when. */
export const thingsComing = ({ row, program, run }: Place, most: number): Forecast[] =>
  run ? nextThings(program, run, most) : firstThing(program, row.enrollment.nextDueAt);

/** Of versions that somebody was on before, where something was measured that the present one does not know. */
async function earlierKpis(
  tx: Tx,
  { id, versionId }: { id: string; versionId: string },
  program: Program,
  readings: readonly { kpi: string }[],
): Promise<Map<string, KpiItem>> {
  const own = kpisOf(program);
  const found = new Map<string, KpiItem>();
  if (readings.every(({ kpi }) => own.has(kpi))) return found;
  const path = (await versionPaths(tx, [{ id, current: versionId }])).get(id);
  const programs = await programsOf(tx, path ? versionsIn(path) : []);
  for (const earlier of programs.values())
    for (const [kpi, item] of kpisOf(earlier)) if (!own.has(kpi)) found.set(kpi, item);
  return found;
}

function firstThing(program: Program, startsAt: Date | null): Forecast[] {
  const [first] = outlineOf(program, null);
  return first
    ? [
        {
          key: first.key,
          name: first.name,
          kind: first.kind,
          at: startsAt?.getTime() ?? null,
          freshUntil: null,
        },
      ]
    : [];
}

export function waitsFor(program: Program, { run, index, end }: ProgramRun): Following['waitsFor'] {
  const node = program.protocols[index]?.protocol.nodes.find(({ id }) => id === run.here?.node);
  if (!node || !run.here || end) return null;
  const deadlines = run.tasks.flatMap((task) =>
    task.node === node.id && task.expiresAt !== null ? [task.expiresAt] : [],
  );
  const until = run.here.moment?.at ?? (deadlines.length > 0 ? Math.min(...deadlines) : null);
  return {
    name: nameOfStep(program.protocols[index]?.protocol, node),
    kind: node.type,
    until: until === null ? null : new Date(until).toISOString(),
  };
}
