import { mostSimulationTests } from '@regimen/contract/simulation-test-limits.ts';
import { type SimulationTests, simulationTestCalls } from '@regimen/contract/simulation-tests.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import { holdFromPublishing } from '../programs/hold-program.ts';
import { composeDraft } from '../programs/publishing/compose-program.ts';
import { countTests } from '../programs/publishing/shared-queries.ts';
import { judgeSetup } from './judge-setup.ts';
import { presentTest } from './present.ts';
import * as queries from './queries.ts';
import { askForRuns } from './run-tests.ts';

export function simulationTestRoutes(http: HttpParts): void {
  registerCalls(http, simulationTestCalls, {
    'GET programs/{id}/simulation-tests': (scope, { params }) =>
      scope.read((tx) => showTests(scope, tx, params.id)),

    'POST programs/{id}/simulation-tests': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        judgeSetup(body.setup);
        await holdFromPublishing(tx, params.id);
        const { all } = await countTests(tx, params.id, '');
        if (all >= mostSimulationTests) throw invalid('name', `no_more_than:${mostSimulationTests}`);
        const test = {
          tenantId: scope.tenant.id,
          id: newId(scope.now.getTime()),
          programId: params.id,
          ...body,
          createdAt: scope.now,
          changedAt: scope.now,
        };
        await queries.insertTest(tx, test);
        return presentTest({ test, result: null });
      }),

    'PUT programs/{id}/simulation-tests/{test}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        judgeSetup(body.setup);
        await holdFromPublishing(tx, params.id);
        const change = { ...body, changedAt: scope.now };
        const test = await queries.updateTest(tx, params.id, params.test, change);
        if (!test) throw notFound();
        return presentTest({ test, result: null });
      }),

    'DELETE programs/{id}/simulation-tests/{test}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await holdFromPublishing(tx, params.id);
        if (!(await queries.deleteTest(tx, params.id, params.test))) throw notFound();
        return undefined;
      }),

    'POST programs/{id}/simulation-tests/run': (scope, { params }) =>
      scope.tx(async (tx) => {
        await holdFromPublishing(tx, params.id);
        await askForRuns(scope, tx, params.id);
        return showTests(scope, tx, params.id);
      }),
  });
}

async function showTests(scope: Scope, tx: Tx, programId: string): Promise<SimulationTests> {
  const { simulated } = await composeDraft(scope, tx, programId);
  const rows = await queries.listTests(tx, programId);
  return { state: simulated, ...wholeList(rows.map(presentTest)) };
}
