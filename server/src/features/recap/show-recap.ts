import { average } from '@regimen/contract/average.ts';
import { languages } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { ReadingSeries } from '@regimen/contract/readings.ts';
import type { Recap } from '@regimen/contract/recap.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { dayAt, instantOf } from '@regimen/engine/wall-clock.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { listReadingSeries } from '../enrollments/reading-series.ts';
import * as queries from './queries.ts';

const week = 7;
/** 1970-01-01, day 0, was a Thursday. */
const weekdayOf = (day: number) => (((day + 4) % week) + week) % week;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Somebody's last whole week, which begins as weeks do in their language. */
export async function showRecap(scope: SignedInScope, tx: Tx): Promise<Recap> {
  const { userId } = scope.actor;
  const zone = await queries.findZone(tx, userId);
  const today = dayAt(zone, scope.now.getTime());
  const { firstWeekday } = languages[scope.locale];
  const first = today - ((weekdayOf(today) - firstWeekday + week) % week) - week;
  const startOf = (day: number) => instantOf(zone, day, 0);
  const [before, begin, end] = [startOf(first - week), startOf(first), startOf(first + week)];
  const settled = await queries.listSettled(tx, userId, new Date(before), new Date(end));
  const ofWeek = settled.filter(({ closedAt }) => closedAt.getTime() >= begin);
  const ids = [...new Set(ofWeek.map(({ programId }) => programId))];
  const titles = ids.length > 0 ? await queries.listTitles(tx, userId, ids) : [];
  const countIn = (rows: readonly { status: string }[]) => ({
    done: rows.filter(({ status }) => status === 'done').length,
    missed: rows.filter(({ status }) => status === 'expired').length,
  });
  return {
    from: dateOf(first),
    to: dateOf(first + week - 1),
    days: Array.from({ length: week }, (_, index) => ({
      date: dateOf(first + index),
      ...countIn(ofWeek.filter(({ closedAt }) => dayAt(zone, closedAt.getTime()) === first + index)),
    })),
    ...countIn(ofWeek),
    doneBefore: countIn(settled).done - countIn(ofWeek).done,
    programs: titles
      .map(({ programId, page }) => ({
        id: programId,
        title: programTextIn(page.texts, scope.locale).title,
        category: page.category as Recap['programs'][number]['category'],
        ...countIn(ofWeek.filter((task) => task.programId === programId)),
      }))
      .sort((a, b) => b.done - a.done),
    readings: (await listReadingSeries(tx, scope.actor.userId, scope.locale)).flatMap((series) =>
      compare(series, before, begin, end),
    ),
  };
}

function compare(
  { kpi, name, unit, conversions, target, readings }: ReadingSeries,
  before: number,
  begin: number,
  end: number,
): Recap['readings'] {
  const between = (from: number, to: number) =>
    readings.flatMap(({ takenAt, value }) => {
      const at = Date.parse(takenAt);
      return at >= from && at < to ? [value] : [];
    });
  const values = between(begin, end);
  const mean = average(values);
  if (mean === null) return [];
  return [
    {
      kpi,
      name,
      unit,
      conversions,
      target,
      count: values.length,
      average: mean,
      averageBefore: average(between(before, begin)),
    },
  ];
}
