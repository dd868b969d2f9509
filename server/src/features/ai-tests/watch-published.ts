import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { ownTurn } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { notify } from '../notifications/notify.ts';
import { type Tested, testedIn } from './find-tested.ts';
import { listResults, listTests, putResult, type Subject } from './queries.ts';
import { requiredTests } from './required-tests.ts';
import { runTest } from './run-test.ts';
import { sourceOf } from './source-of.ts';
import { findPublishedVersion, listUnwatched, type PublishedVersion } from './watch-queries.ts';

/** Each is run once in a night: a little earlier than after a day, so that it stays at about the same hour. */
const restMs = 0.9 * DAY_MS;
const mostAtOnce = 20;
/** Then the next takes over. */
const longestMs = 60_000;

/** Hourly: what is published, uses AI and was not tested for a day is tested again, since models change by themselves. */
export async function watchPublished(scope: Scope): Promise<void> {
  const before = new Date(scope.now.getTime() - restMs);
  const due = await scope.read((tx) => listUnwatched(tx, before, mostAtOnce));
  if (due.length > 0) await scope.tx((tx) => scope.enqueueAll(tx, 'watch-ai-tests', due));
}

/** Runs the tests of what is published, by the model of today, and tells its creator what no longer holds. */
export async function watchAiTests(scope: Scope, parts: ModelParts, about: Subject): Promise<void> {
  const found = await scope.read((tx) => findAll(scope, tx, parts, about));
  if (!found || found.tested.isSpent) return;
  const { tested, version, tests, results } = found;
  const began = performance.now();
  const source = await sourceOf(scope, tested);
  const fell: string[] = [];
  for (const test of tests) {
    const last = results.get(test.id);
    if (last && scope.now.getTime() - last.ranAt.getTime() < restMs) continue;
    const outcome = await runTest(scope, parts, tested, test, source);
    // A silence says nothing of what it would say.
    if (outcome.status === 'broken') continue;
    if (outcome.status === 'failed' && last?.status !== 'failed') fell.push(test.name);
    await scope.tx((tx) => putResult(tx, about, tested.basis, test.id, { ...outcome, ranAt: scope.now }));
    if (performance.now() - began > longestMs) {
      await scope.tx((tx) => scope.enqueue(tx, 'watch-ai-tests', about));
      break;
    }
  }
  if (fell.length > 0) await scope.tx((tx) => tellOwner(scope, tx, tested, version, fell));
}

async function findAll(scope: Scope, tx: Tx, parts: ModelParts, about: Subject) {
  const version = await findPublishedVersion(tx, about);
  if (!version) return null;
  await ownTurn(version.content.length);
  const program = JSON.parse(version.content) as Program;
  const document = program.protocols.find(({ protocol }) => protocol.id === about.protocolId)?.protocol;
  if (!document) return null;
  const tested = await testedIn(scope, tx, parts, about, { document, agent: version.agent });
  if (!tested) return null;
  // A test that was changed since is about what comes next.
  const own = (await listTests(tx, about)).filter(({ changedAt }) => changedAt <= version.publishedAt);
  const results = new Map((await listResults(tx, about, tested.basis)).map((row) => [row.test, row]));
  return { version, tested, tests: requiredTests(tested, own, scope.locale), results };
}

async function tellOwner(
  scope: Scope,
  tx: Tx,
  tested: Tested,
  { ownerId, title }: PublishedVersion,
  fell: readonly string[],
): Promise<void> {
  const { protocolId, kind, subject } = tested.about;
  const base = `/protocol-builder/${protocolId}`;
  await notify(tx, ownerId, {
    kind: 'ai-test-fell',
    data: { program: title, titles: [...fell.slice(0, 5)], number: fell.length },
    link: `${base}/${kind === 'agent' ? 'ai' : 'ai-module/main'}/${subject}#ai-tests`,
    about: kind === 'agent' ? subject : protocolId,
    at: scope.now,
  });
}
