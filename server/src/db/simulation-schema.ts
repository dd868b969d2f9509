import type { SimulationTestResult } from '@regimen/contract/simulation-tests.ts';
import type { Expectation, Judgement } from '@regimen/engine/simulate/expectations.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { at } from './column-types.ts';
import { jsonb, pgTable, text, uuid } from './drizzle.ts';

// Simulated runs that are kept as tests, and how each went last.

export const simulationTests = pgTable('simulation_tests', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  programId: uuid('program_id').notNull(),
  name: text().notNull(),
  setup: jsonb().$type<PopulationSetup>().notNull(),
  expectations: jsonb().$type<Expectation[]>().notNull(),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
});

export const simulationResults = pgTable('simulation_results', {
  tenantId: uuid('tenant_id').notNull(),
  testId: uuid('test_id').notNull(),
  state: text().notNull(),
  status: text().$type<SimulationTestResult['status']>().notNull(),
  judgements: jsonb().$type<Judgement[]>().notNull(),
  fault: text(),
  ranAt: at('ran_at').notNull(),
});
