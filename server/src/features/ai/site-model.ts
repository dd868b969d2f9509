import type { SharedFact } from '@regimen/contract/ai-choices.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import type { Model, Models } from '../../providers/model.ts';
import type { Vault } from '../../providers/vault.ts';
import type { Scope } from '../../scope.ts';
import { type AiSettingsRow, findSettings, tokensSince } from './queries.ts';

export interface ModelParts {
  models: Models;
  vault: Vault;
  /** One that is tried out is asked in place of the site's; its results are kept under another name. */
  tried?: { model: Model | null; as: string };
}

/** What a site begins with: a model learns where somebody is and what they are asked for, and no name. */
export const defaults = {
  shares: ['place', 'tasks', 'readings', 'answers'] as SharedFact[],
  siteTokensADay: 5_000_000,
  personTokensADay: 200_000,
};

/** Why no model is asked: there is none, or the site or the person has used what there is for a day. */
export type NoModel = 'no-model' | 'site-limit' | 'person-limit';

/** `model: null`: the built-in guide answers, and rules decide. */
export interface SiteModel {
  model: Model | null;
  why: NoModel | null;
  shares: readonly SharedFact[];
}

export const placeOfKey = (tenantId: string): string => `ai:${tenantId}`;

export type ModelRow = Pick<
  AiSettingsRow,
  'tenantId' | 'kind' | 'baseUrl' | 'model' | 'keyLocked' | 'costIn' | 'costOut'
>;

export function modelOf({ models, vault }: ModelParts, row: ModelRow | undefined): Model | null {
  if (!row?.kind || !row.model) return models.operators;
  const key = row.keyLocked ? vault.unlock(row.keyLocked, placeOfKey(row.tenantId)) : '';
  const { kind, model, costIn, costOut, baseUrl } = row;
  return models.from({ kind, model, key, costIn, costOut, baseUrl: baseUrl ?? undefined });
}

/** Which one answers on this site; null: the built-in guide, or rules. */
export async function findModelName(
  tx: Tx,
  { operators }: Pick<Models, 'operators'>,
): Promise<string | null> {
  const row = await findSettings(tx);
  return row?.kind && row.model ? row.model : (operators?.name ?? null);
}

/** The model that may be asked now, and what of the person it may be told. */
export async function findModel(
  scope: Scope,
  tx: Tx,
  parts: ModelParts,
  personId: string | null,
): Promise<SiteModel> {
  const row = await findSettings(tx);
  const { shares, siteTokensADay, personTokensADay } = row ?? defaults;
  const model = parts.tried ? parts.tried.model : modelOf(parts, row);
  if (!model) return { model: null, why: 'no-model', shares };
  const today = startOfDay(scope.now);
  const [bySite, byPerson] = await inOrder(
    tokensSince(tx, today),
    personId ? tokensSince(tx, today, personId) : Promise.resolve(0),
  );
  if (bySite >= siteTokensADay) return { model: null, why: 'site-limit', shares };
  if (personId && byPerson >= personTokensADay) return { model: null, why: 'person-limit', shares };
  return { model, why: null, shares };
}

export const startOfDay = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
