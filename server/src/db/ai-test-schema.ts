import type { AiTestFault, AiTestStatus, AiTestSubject } from '@regimen/contract/ai-test-choices.ts';
import type { AiTestExpects, AiTestGiven, AiTestRate, AiTestSample } from '@regimen/contract/ai-tests.ts';
import { at } from './column-types.ts';
import { integer, jsonb, pgTable, text, uuid } from './drizzle.ts';

export const aiTests = pgTable('ai_tests', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  protocolId: uuid('protocol_id').notNull(),
  kind: text().$type<AiTestSubject>().notNull(),
  subject: text().notNull(),
  name: text().notNull(),
  given: jsonb().$type<AiTestGiven>().notNull(),
  expects: jsonb().$type<AiTestExpects>().notNull(),
  threshold: integer().notNull(),
  /** Of the conversation that it was made of. */
  messageId: uuid('message_id'),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
});

export const aiTestResults = pgTable('ai_test_results', {
  tenantId: uuid('tenant_id').notNull(),
  protocolId: uuid('protocol_id').notNull(),
  kind: text().$type<AiTestSubject>().notNull(),
  subject: text().notNull(),
  test: text().notNull(),
  model: text().notNull(),
  promptHash: text('prompt_hash').notNull(),
  status: text().$type<AiTestStatus>().notNull(),
  runs: integer().notNull(),
  passed: integer().notNull(),
  rates: jsonb().$type<AiTestRate[]>().notNull(),
  samples: jsonb().$type<AiTestSample[]>().notNull(),
  fault: text().$type<AiTestFault>(),
  ranAt: at('ran_at').notNull(),
});
