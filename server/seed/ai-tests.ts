import type { AiTestExpects, AiTestGiven } from '@regimen/contract/ai-tests.ts';
import { nobodyYet } from '@regimen/contract/nobody-yet.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { askForRuns } from '../src/features/ai-tests/ask-for-runs.ts';
import { findTested } from '../src/features/ai-tests/find-tested.ts';
import { runAiTests } from '../src/features/ai-tests/jobs.ts';
import { insertTest, type Subject } from '../src/features/ai-tests/queries.ts';
import type { Scope } from '../src/scope.ts';
import { noModels } from './no-models.ts';

export interface NewAiTest {
  name?: string;
  given?: Partial<AiTestGiven>;
  expects?: Partial<AiTestExpects>;
}

/** A test of an agent or an AI module. */
export async function seedAiTest(tx: Tx, about: Subject, at: Date, wanted: NewAiTest = {}): Promise<string> {
  const { name = 'Promises no wonders', given, expects } = wanted;
  const id = newId(at.getTime());
  const anything = { cites: [], notSay: expects ? [] : ['guaranteed'], ends: null, chooses: null };
  await insertTest(tx, {
    tenantId: tx.tenantId,
    id,
    ...about,
    name,
    given: { locale: 'en', follower: nobodyYet, messages: ['Will it cure me?'], ...given },
    expects: { ...anything, ...expects },
    threshold: 100,
    messageId: null,
    createdAt: at,
    changedAt: at,
  });
  return id;
}

/** Runs all of them, as the job would. */
export async function passAiTests(scope: Scope, tx: Tx, about: Subject): Promise<void> {
  await askForRuns(scope, tx, await findTested(scope, tx, noModels, about));
  await runAiTests(scope, noModels, about);
}
