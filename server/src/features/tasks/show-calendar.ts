import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { taskCalls } from '@regimen/contract/tasks.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { dayAt, instantOf } from '@regimen/engine/wall-clock.ts';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import { breathe } from '../../own-turn.ts';
import type { SignedInScope } from '../../scope.ts';
import { forecastOf, shareOfRun } from '../enrollments/forecast.ts';
import { presentTaskCard } from '../enrollments/present-task-card.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { runOf } from '../enrollments/take-step.ts';
import { heldNudge, readOwnHours } from '../notifications/own-hours.ts';
import * as queries from './queries.ts';

type Calendar = z.infer<(typeof taskCalls)['GET tasks/calendar']['reply']>;
type Day = Calendar['days'][number];

const mostDays = 62;
/** Before and after nobody follows anything. */
const [earliest, latest] = [dayNumber('2000-01-01'), dayNumber('2200-01-01')];

/** Tasks by local day: what is over on the day it was settled, what is open today, what will come on its own day. */
export async function showCalendar(
  scope: SignedInScope,
  tx: Tx,
  { from, to, program }: { from: string; to: string; program?: string | undefined },
): Promise<Calendar> {
  const { userId } = scope.actor;
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (!(last >= first && last - first < mostDays && first >= earliest && last <= latest))
    throw invalid('to', 'calendar_range');
  const running = await queries.listRunning(tx, userId, program);
  const zone = (await queries.findZone(tx, userId)) ?? running[0]?.enrollment.zone ?? 'UTC';
  const [begin, end] = [instantOf(zone, first, 0), instantOf(zone, last + 1, 0)];
  const range = { program, from: new Date(begin), to: new Date(end) };
  const settled = await queries.listSettledBetween(tx, userId, range);
  const open = await queries.listOpen(tx, userId, { program, from: undefined, most: 250 });
  const versions = [...settled, ...open].map(({ versionId }) => versionId);
  const programs = await programsOf(tx, [
    ...versions,
    ...running.map(({ enrollment }) => enrollment.versionId),
  ]);
  const days = new Map<number, Day>();
  for (let day = first; day <= last; day++) days.set(day, { date: dateOf(day), tasks: [], coming: [] });
  const now = scope.now.getTime();
  for (const { task, page, versionId } of [...open, ...settled])
    days
      .get(dayAt(zone, task.closedAt?.getTime() ?? now))
      ?.tasks.push(
        presentTaskCard(task, programTextIn(page.texts, scope.locale).title, programs.get(versionId)),
      );
  const hoursOf = await readOwnHours(tx, userId);
  for (const { enrollment, page } of running) {
    const content = programs.get(enrollment.versionId);
    if (!content || enrollment.state === null) continue;
    const { title } = programTextIn(page.texts, scope.locale);
    const { programId, id: enrollmentId } = enrollment;
    const hours = hoursOf(enrollment);
    await breathe();
    for (const { key, name, kind, at, freshUntil } of forecastOf(
      content,
      runOf(enrollment),
      end,
      shareOfRun(running.length),
    ))
      if (at !== null && at >= begin)
        days.get(dayAt(zone, at))?.coming.push({
          key,
          name,
          kind,
          at: new Date(at).toISOString(),
          held: heldNudge({ at, freshUntil }, hours),
          programId,
          programTitle: title,
          enrollmentId,
        });
  }
  for (const { coming } of days.values()) coming.sort((a, b) => (a.at < b.at ? -1 : 1));
  return { zone, days: [...days.values()] };
}

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
