import { mostAiTests } from '@regimen/contract/ai-test-choices.ts';
import { type AiTest, type AiTests, type AiTestWritten, aiTestCalls } from '@regimen/contract/ai-tests.ts';
import { watchChannel } from '@regimen/contract/watching.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { askForRuns } from './ask-for-runs.ts';
import { findTested, type Tested } from './find-tested.ts';
import { findLent, testFromConversation } from './from-conversation.ts';
import * as queries from './queries.ts';
import { type Required, requiredTests } from './required-tests.ts';

export function aiTestRoutes(http: HttpParts, parts: ModelParts): void {
  registerCalls(http, aiTestCalls, {
    'GET protocols/{id}/ai-tests': (scope, { params, query }) =>
      scope.read(async (tx) =>
        showTests(scope, tx, await findTested(scope, tx, parts, { protocolId: params.id, ...query })),
      ),

    'POST protocols/{id}/ai-tests': (scope, { params, body: { kind, subject, ...written } }) =>
      scope.tx(async (tx) => {
        requireSomething(kind, written);
        const about = { protocolId: params.id, kind, subject };
        await queries.holdProtocolRow(tx, params.id);
        await findTested(scope, tx, parts, about);
        await requireRoom(tx, about);
        return keepTest(scope, tx, about, written, null);
      }),

    'PUT protocols/{id}/ai-tests/{test}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const before = await queries.findTest(tx, params.id, params.test);
        if (!before) throw notFound();
        requireSomething(before.kind, body);
        const row = await queries.updateTest(tx, params.id, params.test, { ...body, changedAt: scope.now });
        if (!row) throw notFound();
        scope.publish('watched', watchChannel('protocol', params.id));
        return presentTest({ ...row, builtIn: null }, undefined);
      }),

    'DELETE protocols/{id}/ai-tests/{test}': (scope, { params }) =>
      scope.tx(async (tx) => {
        if (!(await queries.deleteTest(tx, params.id, params.test))) throw notFound();
        scope.publish('watched', watchChannel('protocol', params.id));
        return undefined;
      }),

    'GET protocols/{id}/ai-tests/conversations': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const about = { protocolId: params.id, kind: 'agent', subject: query.subject } as const;
        return wholeList(await findLent(scope, tx, await findTested(scope, tx, parts, about)));
      }),

    'POST protocols/{id}/ai-tests/from-conversation': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const about = { protocolId: params.id, kind: 'agent', subject: body.subject } as const;
        await queries.holdProtocolRow(tx, params.id);
        const tested = await findTested(scope, tx, parts, about);
        await requireRoom(tx, about);
        const test = await testFromConversation(scope, tx, tested, body.message);
        return keepTest(scope, tx, about, test, body.message);
      }),

    'POST protocols/{id}/ai-tests/run': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const tested = await findTested(scope, tx, parts, { protocolId: params.id, ...body });
        await askForRuns(scope, tx, tested);
        return showTests(scope, tx, tested);
      }),
  });
}

async function requireRoom(tx: Tx, about: queries.Subject): Promise<void> {
  if ((await queries.countTests(tx, about)) >= mostAiTests)
    throw invalid('name', `no_more_than:${mostAiTests}`);
}

async function keepTest(
  scope: Scope,
  tx: Tx,
  about: queries.Subject,
  written: Omit<Required, 'id' | 'builtIn'>,
  messageId: string | null,
): Promise<AiTest> {
  const id = newId(scope.now.getTime());
  const times = { createdAt: scope.now, changedAt: scope.now };
  await queries.insertTest(tx, { tenantId: tx.tenantId, id, ...about, ...written, messageId, ...times });
  scope.publish('watched', watchChannel('protocol', about.protocolId));
  return presentTest({ id, builtIn: null, ...written }, undefined);
}

/** An agent is asked something, and something is expected. */
function requireSomething(kind: queries.Subject['kind'], { given, expects }: AiTestWritten): void {
  if (kind === 'agent' && given.messages.length === 0)
    throw invalid('given.messages', 'ai_test_asks_nothing');
  const { cites, notSay, ends, chooses } = expects;
  if (cites.length + notSay.length === 0 && ends === null && chooses === null)
    throw invalid('expects', 'ai_test_expects_nothing');
}

async function showTests(scope: Scope, tx: Tx, tested: Tested): Promise<AiTests> {
  const { about, basis } = tested;
  const own = await queries.listTests(tx, about);
  const results = new Map((await queries.listResults(tx, about, basis)).map((row) => [row.test, row]));
  const tests = requiredTests(tested, own, scope.locale);
  return {
    model: basis.model || null,
    ...wholeList(tests.map((test) => presentTest(test, results.get(test.id)))),
  };
}

function presentTest(
  { id, builtIn, name, given, expects, threshold }: Required,
  result: queries.ResultRow | undefined,
): AiTest {
  return {
    id,
    builtIn,
    name,
    given,
    expects,
    threshold,
    result: result
      ? {
          status: result.status,
          runs: result.runs,
          passed: result.passed,
          rates: result.rates,
          samples: result.samples,
          fault: result.fault,
          ranAt: result.ranAt.toISOString(),
        }
      : null,
  };
}
