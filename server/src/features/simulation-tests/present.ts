import type { SimulationTest, SimulationTestResult } from '@regimen/contract/simulation-tests.ts';
import type { ListedTest, ResultRow } from './queries.ts';

export const presentTest = ({ test, result }: ListedTest): SimulationTest => ({
  id: test.id,
  name: test.name,
  setup: test.setup,
  expectations: test.expectations,
  createdAt: test.createdAt.toISOString(),
  changedAt: test.changedAt.toISOString(),
  result: result && presentResult(result),
});

const presentResult = ({ state, status, judgements, fault, ranAt }: ResultRow): SimulationTestResult => ({
  state,
  judgements,
  ranAt: ranAt.toISOString(),
  status: status,
  fault: fault as SimulationTestResult['fault'],
});
