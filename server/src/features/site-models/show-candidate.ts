import { nameOfBuiltInTest } from '@regimen/contract/built-in-ai-test-name.ts';
import { builtInTestsOf } from '@regimen/contract/built-in-ai-tests.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { ModelCandidate } from '@regimen/contract/site-model.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { type ModelParts, modelOf } from '../ai/site-model.ts';
import { type CandidateRow, findProgress, listRed, namesOfTests } from './queries.ts';

export async function showCandidate(
  scope: Scope,
  tx: Tx,
  parts: ModelParts,
  candidate: CandidateRow,
): Promise<ModelCandidate> {
  const { id, places, chosenAt, gatheredAt } = candidate;
  const { all, open } = await findProgress(tx, id);
  const red = await listRed(tx, id);
  const own = await namesOfTests(
    tx,
    red.map(({ test }) => test),
  );
  return {
    name: modelOf(parts, candidate)?.name ?? '',
    chosenAt: chosenAt.toISOString(),
    isStopped: gatheredAt !== null && open === 0,
    tests: { all, done: all - open },
    red: places.flatMap(({ protocolId, kind, subject, name, program }) => {
      const tests = red
        .filter((one) => one.protocolId === protocolId && one.kind === kind && one.subject === subject)
        .map(({ test, status }) => ({
          name: nameOfTest(test, own, scope.locale),
          noAnswer: status === 'broken',
        }));
      return tests.length > 0 ? [{ program, kind, name, tests }] : [];
    }),
  };
}

const builtIn = [...builtInTestsOf('agent', true), ...builtInTestsOf('module', true)];

export function nameOfTest(id: string, own: ReadonlyMap<string, string>, reader: Locale): string {
  const test = builtIn.find(({ key }) => key === id);
  return test ? nameOfBuiltInTest(test, reader) : (own.get(id) ?? id);
}
