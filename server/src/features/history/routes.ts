import { longestCsv, mostCsvRows } from '@regimen/contract/csv-limit.ts';
import { type HistoryEvent, type HistoryType, historyCalls } from '@regimen/contract/history.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import { listWritable } from '../../db/may-write.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound, unavailable } from '../../errors.ts';
import { Bytes } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { presentPage } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { numbersOfVersions, versionPaths, versionsIn } from '../enrollments/version-path.ts';
import { listWatchedPrograms } from '../live/watched-programs.ts';
import { csvLines, csvOf } from './csv.ts';
import { csvHead, csvRows } from './csv-rows.ts';
import { type EventPlace, eventCursor, readEventPlace } from './event-place.ts';
import { listHistory } from './list-history.ts';
import * as queries from './queries.ts';

/** More people than this with one name are not told apart by a name. */
const mostNamed = 50;

export function historyRoutes(http: HttpParts): void {
  registerCalls(http, historyCalls, {
    'GET history': (scope, { query }) =>
      scope.read(async (tx) => {
        const { cursor, per_page, checks, ...filter } = query;
        // Whoever asks for checks by name gets them.
        const asked = { ...filter, noChecks: !checks && filter.type !== 'timer' };
        const { events, hasMore } = await find(scope, tx, asked, readEventPlace(cursor), per_page);
        const last = events.at(-1);
        const next = hasMore && last ? eventCursor(placeOf(last)) : null;
        const url = listUrl('history', { ...filter, checks, per_page });
        return presentPage({ next, prev: null }, per_page, url, events);
      }),

    'GET history/csv': async (scope, { query }, { gone }) => {
      const content = Buffer.from(await writeCsv(scope, query, gone));
      return new Bytes(content, 'text/csv; charset=utf-8', { privately: true, saveAs: 'history.csv' });
    },

    'GET history/runs/{id}': (scope, { params }) =>
      scope.read(async (tx) => {
        const row = await queries.findRun(tx, params.id);
        if (!row) throw notFound();
        const ids = await versionsOfRun(tx, row.id, row.versionId);
        const numbers = await numbersOfVersions(tx, ids);
        return {
          versions: ids.map((id) => ({ id, number: numbers.get(id) ?? 0 })),
          id: row.id,
          programId: row.programId,
          programTitle: programTextIn(row.page.texts, scope.locale).title,
          versionNumber: row.versionNumber,
          follower: { id: row.follower.id, full_name: row.follower.fullName },
          canMessage: (await listWritable(tx, scope.actor.userId, [row.follower.id])).length > 0,
          status: row.status,
          startedAt: row.startedAt.toISOString(),
          endedAt: row.endedAt?.toISOString() ?? null,
          eventsCount: row.eventsCount,
          program: await programOf(tx, row.versionId),
          state: row.state === null ? null : (JSON.parse(row.state) as ProgramRun),
        };
      }),

    'GET history/runs/{id}/versions/{version}': (scope, { params: { id, version } }) =>
      scope.read(async (tx) => {
        const row = await queries.findRun(tx, id);
        const ids = row ? await versionsOfRun(tx, id, row.versionId) : [];
        if (!ids.includes(version)) throw notFound();
        return { program: await programOf(tx, version) };
      }),

    'GET history/runs/{id}/records': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const { after, per_page } = query;
        const { rows, hasMore } = await queries.listRecords(tx, params.id, after, per_page);
        const data = rows.map(({ number, at, type, by, entry, trace }) => ({
          number,
          at: at.toISOString(),
          type,
          entry,
          trace,
          by: by && { id: by.id, full_name: by.fullName },
        }));
        const last = hasMore ? String(rows.at(-1)?.number) : null;
        const url = `/api/history/runs/${params.id}/records?per_page=${per_page}&after=${last}`;
        const links = { next: last && url, prev: null };
        return { data, hasMore, meta: { per_page, next: last, prev: null }, links };
      }),
  });
}

const placeOf = ({ at, enrollmentId, number, act }: HistoryEvent): EventPlace => ({
  at,
  enrollmentId,
  number,
  act: act?.id,
});

/** Every version somebody was on, the one they began with first. */
async function versionsOfRun(tx: Tx, id: string, current: string): Promise<string[]> {
  const path = (await versionPaths(tx, [{ id, current }])).get(id);
  return path ? versionsIn(path) : [current];
}

interface Asked {
  program?: string | undefined;
  enrollment?: string | undefined;
  follower?: string | undefined;
  type?: HistoryType | undefined;
  from?: string | undefined;
  to?: string | undefined;
  noChecks?: boolean | undefined;
}

/** A few lines at a time, so that others get their turn in between: of the connections too. */
const csvRowsAtOnce = 250;

async function writeCsv(scope: SignedInScope, asked: Asked, gone: AbortSignal): Promise<string> {
  let text = csvOf([csvHead(scope.locale)]);
  let place: EventPlace | undefined;
  let left = mostCsvRows;
  while (left > 0 && text.length < longestCsv) {
    if (gone.aborted) throw unavailable();
    const most = Math.min(left, csvRowsAtOnce);
    const { events, hasMore } = await scope.read((tx) => find(scope, tx, asked, place, most));
    text += csvLines(csvRows(events, scope.locale));
    left -= events.length;
    const last = events.at(-1);
    if (!last || !hasMore) break;
    place = placeOf(last);
  }
  return text;
}

/** Only what happened in the programs one looks after, whatever is asked for. */
async function find(
  scope: SignedInScope,
  tx: Tx,
  { program, enrollment, follower, type, from, to, noChecks }: Asked,
  place: EventPlace | undefined,
  most: number,
): ReturnType<typeof listHistory> {
  const watched = await listWatchedPrograms(tx, scope.actor.userId, scope.locale);
  const programs = program === undefined ? watched : watched.filter(({ id }) => id === program);
  const ids = programs.map(({ id }) => id);
  const named = follower === undefined ? undefined : await queries.findByName(tx, ids, follower, mostNamed);
  const enrollmentIds =
    enrollment === undefined ? named : [enrollment].filter((id) => named?.includes(id) ?? true);
  const until = to === undefined ? undefined : new Date(Date.parse(to) + 86_400_000);
  const filter = {
    enrollmentIds,
    type,
    from: from === undefined ? undefined : new Date(from),
    until,
    noChecks,
    acts: true,
  };
  const found = await listHistory(tx, programs, filter, place, most);
  scope.concerns(found.events.map((event) => event.follower.id));
  return found;
}
