import { programTextIn } from '@regimen/contract/program-texts.ts';
import { taskCalls } from '@regimen/contract/tasks.ts';
import { newId } from '../../db/ids.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';

import { advanceEnrollment } from '../enrollments/advance-enrollment.ts';
import { presentTaskCard } from '../enrollments/present-task-card.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { refusalError } from '../enrollments/refusal-error.ts';
import { handIn } from './hand-in.ts';
import * as queries from './queries.ts';
import { showCalendar } from './show-calendar.ts';
import { showTask } from './show-task.ts';

export function taskRoutes(http: HttpParts): void {
  registerCalls(http, taskCalls, {
    'GET tasks': (scope, { query }) =>
      scope.read(async (tx) => {
        const { show, program, per_page: most } = query;
        const from = readPlace(query.cursor);
        const list = show === 'now' ? queries.listOpen : queries.listClosed;
        const rows = await list(tx, scope.actor.userId, { program, from, most: most + 1 });
        const page = pageOf(rows, most, from);
        const programs = await programsOf(
          tx,
          page.rows.map(({ versionId }) => versionId),
        );
        const data = page.rows.map(({ task, page: { texts }, versionId }) =>
          presentTaskCard(task, programTextIn(texts, scope.locale).title, programs.get(versionId)),
        );
        const filter = program ? `&program=${program}` : '';
        return presentPage(page, most, `/api/tasks?show=${show}${filter}`, data);
      }),

    'GET tasks/calendar': (scope, { query }) => scope.read((tx) => showCalendar(scope, tx, query)),

    'GET tasks/{id}': async (scope, { params }, { isFetchedAhead }) => {
      const task = await scope.read((tx) => showTask(scope, tx, params.id));
      // Kept on a device is not opened: what is to be said of it is still to be said.
      if (task.isUnseen && !isFetchedAhead)
        await scope.tx((tx) => queries.markSeen(tx, params.id, scope.now));
      return task;
    },

    'PUT tasks/{id}/begun': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        if (!(await queries.keepBegun(tx, params.id, body.answers))) throw conflict('task_closed');
        return undefined;
      }),

    'POST tasks/{id}/result': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await handIn(scope, tx, params.id, body.result, body.doneAt);
        return showTask(scope, tx, params.id);
      }),

    'POST tasks/{id}/snooze': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const found = await queries.findTask(tx, params.id);
        if (!found) throw notFound();
        const { task, enrollment } = found;
        if (task.status !== 'open') throw conflict('task_closed');
        // What is put off during a pause would be kept as an answer.
        if (enrollment.status !== 'active') throw invalid('minutes', 'snooze_not_allowed');
        const event = { id: newId(scope.now.getTime()), type: 'snooze', task: task.key } as const;
        const how = { byUser: scope.actor.userId };
        const { refused } = await advanceEnrollment(
          scope,
          tx,
          enrollment.id,
          { ...event, minutes: body.minutes },
          how,
        );
        if (refused) throw refusalError(refused);
        return showTask(scope, tx, params.id);
      }),
  });
}
