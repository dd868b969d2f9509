import type { AiSettings } from '@regimen/engine/protocol.ts';
import type { Decision } from '@regimen/engine/steps/ai/read-decision.ts';
import type { Model, Question } from '../../providers/model.ts';
import { type Exchanged, fillShape } from '../ai/ask-model.ts';
import { Choice, decisionOf, LONGEST_MS } from './ask-model.ts';

/** What a model chooses, read against the closed list. */
export async function chooseByModel(
  model: Model,
  { branches }: AiSettings,
  question: Question,
): Promise<{ decision: Decision; exchanged: Exchanged }> {
  const { value, exchanged } = await fillShape(model, question, Choice, LONGEST_MS);
  const decision = decisionOf(value, exchanged, branches);
  return { decision, exchanged: { ...exchanged, fallback: exchanged.fallback ?? decision.because ?? null } };
}
