import { type AiSettings, aiCalls } from '@regimen/contract/ai.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { parseOutboundUrl } from '../../providers/outbound-url.ts';
import type { Scope } from '../../scope.ts';
import { findSettings, putSettings, usedSince } from './queries.ts';
import { defaults, type ModelParts, modelOf, placeOfKey, startOfDay } from './site-model.ts';

export function aiRoutes(http: HttpParts, parts: ModelParts): void {
  registerCalls(http, aiCalls, {
    'GET ai': (scope) =>
      scope.read(async (tx) => {
        const row = await findSettings(tx);
        const { shares } = row ?? defaults;
        return { model: modelOf(parts, row)?.name ?? null, shares };
      }),

    'GET dashboard/ai': (scope) => scope.read((tx) => show(scope, tx, parts)),

    'PUT dashboard/ai': (scope, { body: { model, shares, limits } }) =>
      scope.tx(async (tx) => {
        const before = await findSettings(tx);
        const { key, ...given } = model ?? { kind: null, baseUrl: null, model: null, costIn: 0, costOut: 0 };
        const locked = key === undefined ? before?.keyLocked : parts.vault.lock(key, placeOfKey(tx.tenantId));
        if (given.kind === 'openai-compatible') requirePublic(given.baseUrl);
        // A key is for whom it was given: another endpoint never gets to see it.
        const isElsewhere = given.kind !== before?.kind || given.baseUrl !== before?.baseUrl;
        if (given.kind !== null && key === undefined && (isElsewhere || !before?.keyLocked))
          throw invalid('model.key', 'ai_key_needed');
        await putSettings(tx, {
          ...given,
          ...limits,
          tenantId: tx.tenantId,
          shares,
          keyLocked: given.kind === null ? null : (locked ?? null),
          changedAt: scope.now,
        });
        return show(scope, tx, parts);
      }),
  });
}

function requirePublic(baseUrl: string | null): void {
  if (baseUrl === null || !parseOutboundUrl(baseUrl, [443])) throw invalid('model.baseUrl', 'ai_not_public');
}

async function show(scope: Scope, tx: Tx, parts: ModelParts): Promise<AiSettings> {
  const row = await findSettings(tx);
  const { shares, siteTokensADay, personTokensADay } = row ?? defaults;
  const own = row?.kind && row.model ? row : null;
  const model = modelOf(parts, row);
  const month = new Date(Date.UTC(scope.now.getUTCFullYear(), scope.now.getUTCMonth(), 1));
  return {
    model: own && {
      kind: own.kind as NonNullable<typeof own.kind>,
      baseUrl: own.baseUrl,
      model: own.model ?? '',
      costIn: own.costIn,
      costOut: own.costOut,
    },
    answers: own ? 'site' : model ? 'operator' : 'guide',
    modelName: model?.name ?? null,
    shares,
    limits: { siteTokensADay, personTokensADay },
    used: await usedSince(tx, startOfDay(scope.now), month),
  };
}
