import { whyCalls } from '@regimen/contract/why.ts';
import { invalid } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { explainDay } from './explain-day.ts';
import { explainNotification, explainNudge } from './explain-notification.ts';
import { explainStep } from './explain-step.ts';
import { explainTask } from './explain-task.ts';
import { findTask } from './queries.ts';

export function whyRoutes(http: HttpParts): void {
  registerCalls(http, whyCalls, {
    'GET tasks/{id}/why': (scope, { params, query }) =>
      scope.read((tx) => explainTask(scope, tx, params.id, 'follower', query.zone)),

    'GET notifications/{id}/why': (scope, { params, query }) =>
      scope.read((tx) => explainNotification(scope, tx, params.id, query.zone)),

    'GET nudges/{id}/why': (scope, { params, query }) =>
      scope.read((tx) => explainNudge(scope, tx, params.id, query.zone)),

    'GET enrollments/{id}/why': (scope, { params, query }) =>
      scope.read((tx) => explainStep(scope, tx, params.id, query.step, 'follower', query.zone)),

    'GET enrollments/{id}/why-not': (scope, { params, query }) =>
      explainDay(scope, params.id, query, 'follower'),

    'GET follow-ups/{id}/why': (scope, { params }) =>
      scope.read((tx) => explainTask(scope, tx, params.id, 'expert')),

    'GET history/runs/{id}/why': (scope, { params, query }) =>
      scope.read(async (tx) => {
        if (query.task === undefined) return explainStep(scope, tx, params.id, query.step, 'expert');
        // The guard vouches for the run; what lies under it is looked up by both.
        const task = await findTask(tx, query.task);
        if (task?.enrollmentId !== params.id) throw invalid('task', 'not_valid');
        return explainTask(scope, tx, query.task, 'expert');
      }),

    'GET history/runs/{id}/why-not': (scope, { params, query }) =>
      explainDay(scope, params.id, query, 'expert'),
  });
}
