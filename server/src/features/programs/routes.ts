import { programCalls } from '@regimen/contract/programs.ts';
import { publishingCalls } from '@regimen/contract/publishing.ts';
import { watchChannel } from '@regimen/contract/watching.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { Models } from '../../providers/model.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { listProgramAgents } from './agent-queries.ts';
import { createProgram, duplicateProgram } from './create-program.ts';
import { holdProgram, setListed, updateProgram } from './drafts-queries.ts';
import { findPrograms, getProgramCard, openProgram } from './find-programs.ts';
import { findVersions } from './publishing/find-versions.ts';
import { planPublishing } from './publishing/plan-publishing.ts';
import { publishProgram } from './publishing/publish-program.ts';
import { saveProgram } from './save-program.ts';

export function programRoutes(http: HttpParts, { models }: { models: Models }): void {
  registerCalls(
    http,
    { ...programCalls, ...publishingCalls },
    {
      'GET programs': (scope, { query }) => scope.read((tx) => findPrograms(scope, tx, query)),

      'POST programs': (scope, { body }) => scope.tx((tx) => createProgram(scope, tx, body)),

      'GET programs/{id}': (scope, { params }) => scope.read((tx) => openProgram(scope, tx, params.id)),

      'GET programs/{id}/agents': async (scope, { params }) =>
        wholeList(await scope.read((tx) => listProgramAgents(tx, params.id, 100))),

      'PUT programs/{id}': (scope, { params, body: { base, ...draft } }) =>
        scope.tx((tx) => saveProgram(scope, tx, params.id, base, draft)),

      'POST programs/{id}/duplicate': (scope, { params }) =>
        scope.tx((tx) => duplicateProgram(scope, tx, params.id)),

      'PUT programs/{id}/archived': (scope, { params, body }) =>
        scope.tx(async (tx) => {
          const row = await holdProgram(tx, params.id);
          if (!row) throw notFound();
          const archivedAt = body.archived ? (row.archivedAt ?? scope.now) : null;
          await updateProgram(tx, params.id, { archivedAt });
          await setListed(tx, params.id, !body.archived);
          scope.publish('content');
          scope.publish('watched', watchChannel('program', params.id));
          return getProgramCard(scope, tx, params.id);
        }),

      'POST programs/{id}/link': (scope, { params }) => {
        const token = newSecret();
        const linkHash = hashSecret(token);
        return scope.tx(async (tx) => {
          await updateProgram(tx, params.id, { linkHash });
          scope.publish('content');
          return { token, path: `/program/${params.id}?token=${token}` };
        });
      },

      'DELETE programs/{id}/link': (scope, { params }) =>
        scope.tx(async (tx) => {
          await updateProgram(tx, params.id, { linkHash: null });
          scope.publish('content');
          return undefined;
        }),

      'GET programs/{id}/publishing': (scope, { params }) => planPublishing(scope, models, params.id),

      'GET programs/{id}/versions': (scope, { params, query }) =>
        scope.read((tx) => findVersions(tx, params.id, query)),

      'POST programs/{id}/versions': (scope, { params, body }) =>
        publishProgram(scope, models, params.id, body),
    },
  );
}
