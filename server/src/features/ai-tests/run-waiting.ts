import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import type { ModelParts } from '../ai/site-model.ts';
import type { Tested } from './find-tested.ts';
import { takeWaiting, writeResult } from './queries.ts';
import type { Required } from './required-tests.ts';
import { brokenBy, runTest } from './run-test.ts';
import { sourceOf } from './source-of.ts';

/** Then the next takes over, so that a model that is slow holds nobody up. */
const longestMs = 60_000;

interface Around {
  /** Whoever looks on hears that a test begins, or has ended. */
  tell(): void;
  /** After a while: the next job. */
  goOn(tx: Tx): Promise<void>;
}

/** Runs what waits of one agent or module, one test after the other; `false` where the next job goes on. */
export async function runWaiting(
  scope: Scope,
  parts: ModelParts,
  { tested, tests }: { tested: Tested; tests: readonly Required[] },
  { tell, goOn }: Around,
): Promise<boolean> {
  const { about, basis } = tested;
  const began = performance.now();
  const source = await sourceOf(scope, tested);
  for (;;) {
    const id = await scope.tx(async (tx) => {
      const next = await takeWaiting(tx, about, basis, scope.now);
      if (next !== undefined) tell();
      if (next !== undefined && performance.now() - began > longestMs) await goOn(tx);
      return next;
    });
    if (id === undefined) return true;
    const test = tests.find((each) => each.id === id);
    const outcome =
      !test || tested.isSpent ? brokenBy('limit') : await runTest(scope, parts, tested, test, source);
    await scope.tx(async (tx) => {
      await writeResult(tx, about, basis, id, { ...outcome, ranAt: scope.now });
      tell();
    });
    if (performance.now() - began > longestMs) return false;
  }
}
