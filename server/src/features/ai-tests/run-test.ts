import { aiTestRuns } from '@regimen/contract/ai-test-choices.ts';
import type { AiTestRate, AiTestSample } from '@regimen/contract/ai-tests.ts';
import type { Scope } from '../../scope.ts';
import { type Spoken, tryAgent } from '../agents/try-agent.ts';
import { type Exchanged, recordExchange } from '../ai/ask-model.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { tryModule } from '../ai-modules/try-module.ts';
import type { PassageSource } from '../passages/find-passages.ts';
import type { Tested } from './find-tested.ts';
import { judgeAnswers, type Said } from './judge-answers.ts';
import type { Outcome } from './queries.ts';
import type { Required } from './required-tests.ts';

const mostSamples = 3;
const longestSample = 1_000;

interface Run {
  said: Said[];
  exchanged: Exchanged[];
  isBroken: boolean;
}

/** Runs one test as often as its answers may differ: what rules, the guide or a saved answer say is the same each time. */
export async function runTest(
  scope: Scope,
  parts: ModelParts,
  tested: Tested,
  test: Required,
  source: PassageSource,
): Promise<Outcome> {
  const samples: AiTestSample[] = [];
  const rates = new Map<string, AiTestRate>();
  let [runs, passed] = [0, 0];
  while (runs < aiTestRuns) {
    const run =
      tested.kind === 'agent'
        ? await askOnce(scope, parts, tested, test, source)
        : await chooseOnce(scope, parts, tested, test);
    await record(scope, tested, test, run.exchanged);
    if (run.isBroken) return brokenBy('no-answer');
    const parted = judgeAnswers(test.expects, run.said);
    const holds = parted.every((part) => part.holds);
    runs += 1;
    passed += holds ? 1 : 0;
    for (const part of parted) {
      const key = `${part.part} ${part.of}`;
      const rate = rates.get(key) ?? { part: part.part, of: part.of, held: 0 };
      rates.set(key, { ...rate, held: rate.held + (part.holds ? 1 : 0) });
    }
    samples.push({ holds, said: run.said.map(shown) });
    if (run.exchanged.length === 0) break;
  }
  return {
    status: passed * 100 >= test.threshold * runs ? 'passed' : 'failed',
    runs,
    passed,
    rates: [...rates.values()],
    samples: samples.toSorted((a, b) => Number(a.holds) - Number(b.holds)).slice(0, mostSamples),
    fault: null,
  };
}

export const brokenBy = (fault: NonNullable<Outcome['fault']>): Outcome => ({
  status: 'broken',
  runs: 0,
  passed: 0,
  rates: [],
  samples: [],
  fault,
});

const shown = ({ words, kind, cites, branch }: Said): AiTestSample['said'][number] => ({
  words: words.slice(0, longestSample).toWellFormed(),
  kind,
  cites: cites.map(({ title }) => title),
  branch,
});

async function askOnce(
  scope: Scope,
  parts: ModelParts,
  { item, protocol }: Extract<Tested, { kind: 'agent' }>,
  { given: { locale, follower, messages } }: Required,
  source: PassageSource,
): Promise<Run> {
  const said: Said[] = [];
  const exchanged: Exchanged[] = [];
  const before: Spoken[] = [];
  for (const question of messages) {
    const trial = { item, title: protocol.name, locale, protocol, source, follower, before, question };
    const answer = await tryAgent(scope, parts, trial, null);
    const { body, kind, cites } = answer;
    if (answer.exchanged) exchanged.push(answer.exchanged);
    if (isNoAnswer(answer.exchanged)) return { said, exchanged, isBroken: true };
    said.push({ words: body, kind, cites, branch: null });
    before.push({ from: 'person', words: question, kind: null }, { from: 'agent', words: body, kind });
  }
  return { said, exchanged, isBroken: false };
}

/** What a model wrote and cannot be shown is an answer as well; silence is none. */
const isNoAnswer = (exchanged: Exchanged | null): boolean =>
  exchanged !== null &&
  exchanged.fallback !== null &&
  exchanged.fallback !== 'found-nothing' &&
  !exchanged.fallback.startsWith('withheld-');

async function chooseOnce(
  scope: Scope,
  parts: ModelParts,
  { node, protocol }: Extract<Tested, { kind: 'module' }>,
  { given: { locale, follower } }: Required,
): Promise<Run> {
  const choice = await tryModule(scope, parts, { protocol, node, locale, follower }, null);
  const { branch, words, because, exchanged } = choice;
  return {
    said: [{ words, kind: null, cites: [], branch }],
    exchanged: exchanged ? [exchanged] : [],
    isBroken: exchanged !== null && (because === 'failed' || because === 'limit'),
  };
}

async function record(
  scope: Scope,
  { about, basis }: Tested,
  { id }: Required,
  all: readonly Exchanged[],
): Promise<void> {
  if (all.length === 0) return;
  const inputs = { protocol: about.protocolId, [about.kind]: about.subject, test: id, state: basis.state };
  await scope.tx(async (tx) => {
    for (const exchanged of all)
      await recordExchange(scope, tx, { purpose: 'test', personId: null, inputs }, exchanged);
  });
}
