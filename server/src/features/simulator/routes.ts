import { simulatorCalls } from '@regimen/contract/simulator.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { getProgramCard } from '../programs/find-programs.ts';
import { composeDraft } from '../programs/publishing/compose-program.ts';
import { chooseForSample } from './choose-for-sample.ts';
import { findContent, listVersions } from './queries.ts';

const mostVersions = 100;

export function simulatorRoutes(http: HttpParts, parts: ModelParts): void {
  registerCalls(http, simulatorCalls, {
    'GET programs/{id}/simulator': (scope, { params }) =>
      scope.read(async (tx) => {
        const { content, simulated } = await composeDraft(scope, tx, params.id);
        const versions = await listVersions(tx, params.id, mostVersions);
        return {
          card: await getProgramCard(scope, tx, params.id),
          draft: { program: content, state: simulated },
          versions: versions.map(({ publishedAt, ...version }) => ({
            ...version,
            publishedAt: publishedAt.toISOString(),
          })),
        };
      }),

    'GET programs/{id}/simulator/versions/{version}': (scope, { params }) =>
      scope.read(async (tx) => {
        const content = await findContent(tx, params.id, params.version);
        if (content === undefined) throw notFound();
        return { program: JSON.parse(content) as Program };
      }),

    'POST programs/{id}/simulator/choices': (scope, { params, body }) =>
      chooseForSample(scope, parts, params.id, body),
  });
}
