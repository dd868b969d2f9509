import type { AiPurpose, ModelKind, SharedFact } from '@regimen/contract/ai-choices.ts';
import type { AiTestSubject } from '@regimen/contract/ai-test-choices.ts';
import type { NoDecision } from '@regimen/engine/run-event.ts';
import type { LookedAt } from '@regimen/engine/steps/ai/looked-at.ts';
import { at, bytea } from './column-types.ts';
import { bigint, doublePrecision, integer, jsonb, pgTable, text, uuid } from './drizzle.ts';

export const aiSettings = pgTable('ai_settings', {
  tenantId: uuid('tenant_id').notNull(),
  kind: text().$type<ModelKind>(),
  baseUrl: text('base_url'),
  model: text(),
  keyLocked: bytea('key_locked'),
  costIn: doublePrecision('cost_in').notNull(),
  costOut: doublePrecision('cost_out').notNull(),
  shares: text().array().$type<SharedFact[]>().notNull(),
  siteTokensADay: integer('site_tokens_a_day').notNull(),
  personTokensADay: integer('person_tokens_a_day').notNull(),
  changedAt: at('changed_at').notNull(),
});

/** Named, since its place in a draft or version is far away. */
export interface TriedPlace {
  protocolId: string;
  kind: AiTestSubject;
  subject: string;
  name: string;
  program: string;
}

export const aiCandidates = pgTable('ai_candidates', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  kind: text().$type<ModelKind>(),
  baseUrl: text('base_url'),
  model: text(),
  keyLocked: bytea('key_locked'),
  costIn: doublePrecision('cost_in').notNull(),
  costOut: doublePrecision('cost_out').notNull(),
  places: jsonb().$type<TriedPlace[]>().notNull(),
  chosenAt: at('chosen_at').notNull(),
  gatheredAt: at('gathered_at'),
});

export const aiExchanges = pgTable('ai_exchanges', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  personId: uuid('person_id'),
  purpose: text().$type<AiPurpose>().notNull(),
  model: text(),
  promptHash: bytea('prompt_hash').notNull(),
  inputs: jsonb().$type<Record<string, unknown>>().notNull(),
  output: text().notNull(),
  tokensIn: integer('tokens_in').notNull(),
  tokensOut: integer('tokens_out').notNull(),
  costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
  fallback: text(),
  tookMs: integer('took_ms').notNull(),
  at: at('at').notNull(),
  askedBy: uuid('asked_by'),
});

export const aiDecisions = pgTable('ai_decisions', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  task: text().notNull(),
  protocolIndex: integer('protocol_index').notNull(),
  node: text().notNull(),
  lookedAt: jsonb('looked_at').$type<LookedAt[]>().notNull(),
  branch: text().notNull(),
  words: text().notNull(),
  sure: doublePrecision(),
  because: text().$type<NoDecision>(),
  at: at('at').notNull(),
  askedPersonAt: at('asked_person_at'),
});
