import type { SampleAnswers } from '@regimen/contract/simulator.ts';
import {
  mostQuestionsAtOnce,
  mostSampledFollowers,
  mostSampleQuestions,
} from '@regimen/contract/simulator-limits.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import type { Decision } from '@regimen/engine/steps/ai/read-decision.ts';
import { api } from '../../../api.ts';
import { findQuestions, runPopulation } from '../worker-client.ts';

/** What is simulated, as the server knows it. */
export interface Sampled {
  programId: string;
  program: Program;
  /** `null`: the draft, in this state. */
  version: string | null;
  state: string;
}

export interface SampleRun {
  program: Program;
  setup: PopulationSetup;
  result: PopulationResult;
  model: string;
  /** What was chosen, step by step. */
  asked: { node: string; decision: Decision }[];
  tokens: number;
  /** Not all that was to be asked was: the rule decided the rest. */
  isCut: boolean;
}

interface RunOptions {
  onAsked: (asked: number) => void;
  signal: AbortSignal;
}

/**
 * A few followers, each choice made by the real model. They are lived as often as it takes: a choice may lead to the next
 * question. Gives why, where no model can be asked.
 */
export async function runWithModel(
  { programId, program, version, state }: Sampled,
  people: PopulationSetup,
  { onAsked, signal }: RunOptions,
): Promise<SampleRun | NonNullable<SampleAnswers['why']>> {
  const params = { id: programId };
  const about = { version, ...(version === null && { state }) };
  const followers = Math.min(people.followers, mostSampledFollowers);
  let setup: PopulationSetup = { ...people, followers, said: {} };
  const asked: SampleRun['asked'] = [];
  const first = await api('POST programs/{id}/simulator/choices', {
    params,
    body: { ...about, questions: [] },
  });
  if (first.model === null) return first.why ?? 'no-model';
  let tokens = 0;
  let isCut = false;
  while (!isCut) {
    const open = await findQuestions(program, setup, { signal });
    if (open.length === 0) break;
    const questions = open.slice(0, Math.min(mostQuestionsAtOnce, mostSampleQuestions - asked.length));
    if (questions.length === 0) {
      isCut = true;
      break;
    }
    const came = await api('POST programs/{id}/simulator/choices', { params, body: { ...about, questions } });
    signal.throwIfAborted();
    isCut = came.model === null;
    tokens += came.tokens;
    const said = { ...setup.said };
    for (const { key, decision } of came.answers) {
      said[key] = decision;
      asked.push({ node: questions.find((question) => question.key === key)?.node ?? '', decision });
    }
    setup = { ...setup, said };
    onAsked(asked.length);
  }
  const result = await runPopulation(program, setup, { signal });
  return { program, setup, result, model: first.model, asked, tokens, isCut };
}
