import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { ownTurn } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { testedIn } from './find-tested.ts';
import { listResults, listTests, type Subject } from './queries.ts';
import { requiredTests } from './required-tests.ts';
import { findPublishedVersion } from './watch-queries.ts';

/** An agent or module as it was published, with its tests and how each went; nothing where it is gone by now. */
export async function findPublished(scope: Scope, tx: Tx, parts: ModelParts, about: Subject) {
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
