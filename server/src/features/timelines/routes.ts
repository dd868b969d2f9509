import { programTextIn } from '@regimen/contract/program-texts.ts';
import { runSummaryCalls } from '@regimen/contract/run-summaries.ts';
import { timelineCalls } from '@regimen/contract/timelines.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { presentPage } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { tellStory } from '../follow-ups/tell-story.ts';
import { eventCursor, readEventPlace } from '../history/event-place.ts';
import { listTimeline } from './list-timeline.ts';
import * as queries from './queries.ts';
import { sumUp } from './sum-up.ts';

export function timelineRoutes(http: HttpParts, parts: ModelParts): void {
  registerCalls(http, timelineCalls, {
    'GET history/runs/{id}/timeline': (scope, { params: { id }, query: { cursor, per_page } }) =>
      scope.read(async (tx) => {
        const run = await runOf(scope, tx, id);
        const place = readEventPlace(cursor);
        // Of another enrollment it is no place in this one.
        if (place && place.enrollmentId !== id) throw notFound();
        const { entries, next } = await listTimeline(scope, tx, run.program, id, place, per_page);
        const url = listUrl(`history/runs/${id}/timeline`, { per_page });
        return presentPage({ next: next && eventCursor(next), prev: null }, per_page, url, entries);
      }),

    'GET history/runs/{id}/story': (scope, { params: { id } }) =>
      scope.read(async (tx) => {
        const { program } = await runOf(scope, tx, id);
        return tellStory(scope, tx, id, await programOf(tx, program.versionId), program.title);
      }),
  });

  registerCalls(http, runSummaryCalls, {
    'POST history/runs/{id}/summary': (scope, { params: { id } }) =>
      sumUp(scope, parts, id, (tx) => runOf(scope, tx, id)),
  });
}

async function runOf(scope: Scope, tx: Tx, id: string) {
  const row = await queries.findRun(tx, id);
  if (!row) throw notFound();
  const { title } = programTextIn(row.page.texts, scope.locale);
  const { userId, zone } = row;
  return { program: { id: row.programId, title, versionId: row.versionId }, userId, zone };
}
