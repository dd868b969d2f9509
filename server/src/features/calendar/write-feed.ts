import { hash } from 'node:crypto';
import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { breathe } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { forecastOf, shareOfRun } from '../enrollments/forecast.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { heldNudge, readOwnHours } from '../notifications/own-hours.ts';
import { type CalendarEvent, writeCalendar } from './icalendar.ts';
import * as queries from './queries.ts';

const mostTasks = 200;
const mostRuns = 50;
const aheadMs = 28 * 86_400_000;
/** How long things stand in a calendar. */
const halfHourMs = 30 * 60_000;

/** What a calendar program reads: open tasks up to their deadline, and what will come in the next four weeks. */
export async function writeFeed(scope: Scope, secret: string): Promise<string> {
  return scope.tx(async (tx) => {
    const reader = await queries.findReader(tx, hashSecret(secret));
    if (!reader) throw notFound();
    scope.concerns([reader.userId]);
    const locale = locales.find((known) => known === reader.locale) ?? scope.tenant.site.locale;
    const [, open, runs] = await inOrder(
      queries.markUsed(tx, reader.tokenId, scope.now),
      queries.listOpenTasks(tx, reader.userId, mostTasks),
      queries.listRuns(tx, reader.userId, mostRuns),
    );
    const events = [
      ...open.map((row) => eventOfTask(scope, row, locale)),
      ...(await comingEvents(scope, tx, runs, await readOwnHours(tx, reader.userId), locale)),
    ];
    return writeCalendar(siteIn(scope.tenant.site, locale).name, locale, events);
  });
}

type OpenTask = Awaited<ReturnType<typeof queries.listOpenTasks>>[number];
function eventOfTask(scope: Scope, { task, texts }: OpenTask, locale: Locale): CalendarEvent {
  const deadline = task.lateAt ?? task.expiresAt ?? task.openedAt;
  return {
    uid: `task-${task.id}@${scope.tenant.domain}`,
    stamp: task.openedAt,
    start: new Date(Math.max(task.openedAt.getTime(), deadline.getTime() - halfHourMs)),
    end: deadline,
    summary: task.name,
    description: programTextIn(texts, locale).title,
    url: `${scope.tenant.origin}/my-tasks/task/${task.id}`,
  };
}

type Run = Awaited<ReturnType<typeof queries.listRuns>>[number];
async function comingEvents(
  scope: Scope,
  tx: Tx,
  runs: Run[],
  hoursOf: Awaited<ReturnType<typeof readOwnHours>>,
  locale: Locale,
): Promise<CalendarEvent[]> {
  const programs = await programsOf(
    tx,
    runs.map(({ enrollment }) => enrollment.versionId),
  );
  const events: CalendarEvent[] = [];
  for (const { enrollment, texts } of runs) {
    await breathe();
    const program = programs.get(enrollment.versionId);
    if (!program || enrollment.state === null) continue;
    const run = JSON.parse(enrollment.state) as ProgramRun;
    const until = scope.now.getTime() + aheadMs;
    const hours = hoursOf(enrollment);
    for (const { name, kind, at, freshUntil } of forecastOf(program, run, until, shareOfRun(runs.length))) {
      if (at === null || at <= scope.now.getTime()) continue;
      const held = heldNudge({ at, freshUntil }, hours);
      if (held && held.until === null) continue;
      await breathe();
      const key = hash('sha256', `${enrollment.id}/${kind}/${name}/${at}`);
      events.push({
        uid: `coming-${key.slice(0, 32)}@${scope.tenant.domain}`,
        stamp: enrollment.startedAt,
        start: new Date(at),
        end: new Date(at + halfHourMs),
        summary: name,
        description: programTextIn(texts, locale).title,
        url: `${scope.tenant.origin}/follow-program/${enrollment.programId}`,
      });
    }
  }
  return events;
}
