import type { FoundDanger } from '@regimen/contract/publishing.ts';
import { simulatorCalls } from '@regimen/contract/simulator.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { getProgramCard } from '../programs/find-programs.ts';
import { composeDraft } from '../programs/publishing/compose-program.ts';
import { chooseForSample } from './choose-for-sample.ts';
import { findContent, listVersions, updateFoundDanger } from './queries.ts';

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

    'PUT programs/{id}/simulator/danger': (scope, { params, body: { state, danger } }) =>
      scope.tx(async (tx) => {
        const { content, simulated } = await composeDraft(scope, tx, params.id);
        // Changed meanwhile: what was simulated is not what would be published.
        if (state !== simulated) return undefined;
        if (danger && !hasStep(content, danger)) throw invalid('danger.node', 'not_allowed');
        await updateFoundDanger(tx, params.id, danger && { state, ...danger });
        return undefined;
      }),

    'POST programs/{id}/simulator/choices': (scope, { params, body }) =>
      chooseForSample(scope, parts, params.id, body),
  });
}

const hasStep = ({ protocols }: Program, { protocolId, node }: FoundDanger): boolean =>
  protocols.some(
    ({ protocol }) => protocol.id === protocolId && protocol.nodes.some(({ id }) => id === node),
  );
