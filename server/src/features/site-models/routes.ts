import { type AiSettings, siteModelCalls } from '@regimen/contract/site-model.ts';
import type { Tx } from '../../db/pool.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Scope } from '../../scope.ts';
import { findSettings, usedSince } from '../ai/shared-queries.ts';
import { defaults, type ModelParts, modelOf, startOfDay } from '../ai/site-model.ts';
import { chooseModel } from './choose-model.ts';
import { deleteCandidate, findCandidate, holdCandidate } from './queries.ts';
import { showCandidate } from './show-candidate.ts';
import { takeCandidate } from './take-model.ts';

/** What is asked of a candidate that has gone meanwhile shows how things are now. */
export function siteModelRoutes(http: HttpParts, parts: ModelParts): void {
  registerCalls(http, siteModelCalls, {
    'GET dashboard/ai': (scope) => scope.read((tx) => show(scope, tx, parts)),

    'PUT dashboard/ai': (scope, { body }) =>
      scope.tx(async (tx) => {
        await chooseModel(scope, tx, parts, body);
        return show(scope, tx, parts);
      }),

    'POST dashboard/ai/candidate/test': (scope) =>
      scope.tx(async (tx) => {
        const candidate = await holdCandidate(tx);
        if (candidate) await scope.enqueue(tx, 'gather-tests-of-model', { candidateId: candidate.id });
        return show(scope, tx, parts);
      }),

    'POST dashboard/ai/candidate/take': (scope) =>
      scope.tx(async (tx) => {
        const candidate = await holdCandidate(tx);
        if (candidate) await takeCandidate(scope, tx, parts, candidate);
        return show(scope, tx, parts);
      }),

    'DELETE dashboard/ai/candidate': (scope) =>
      scope.tx(async (tx) => {
        const candidate = await holdCandidate(tx);
        if (candidate) await deleteCandidate(tx, candidate.id);
        return show(scope, tx, parts);
      }),
  });
}

async function show(scope: Scope, tx: Tx, parts: ModelParts): Promise<AiSettings> {
  const [row, candidate] = [await findSettings(tx), await findCandidate(tx)];
  const { shares, siteTokensADay, personTokensADay } = row ?? defaults;
  const chosen = candidate ?? row;
  const model = modelOf(parts, row);
  const month = new Date(Date.UTC(scope.now.getUTCFullYear(), scope.now.getUTCMonth(), 1));
  return {
    model:
      chosen?.kind && chosen.model
        ? {
            kind: chosen.kind,
            baseUrl: chosen.baseUrl,
            model: chosen.model,
            costIn: chosen.costIn,
            costOut: chosen.costOut,
          }
        : null,
    candidate: candidate ? await showCandidate(scope, tx, parts, candidate) : null,
    answers: row?.kind && row.model ? 'site' : model ? 'operator' : 'guide',
    modelName: model?.name ?? null,
    shares,
    limits: { siteTokensADay, personTokensADay },
    used: await usedSince(tx, startOfDay(scope.now), month),
  };
}
