import type { leavesOfBranches } from '@regimen/engine/steps/ai/branch-path.ts';
import { type LookedAt, lookAt } from '@regimen/engine/steps/ai/looked-at.ts';
import { type Decision, readDecision } from '@regimen/engine/steps/ai/read-decision.ts';
import { modelOf } from '@regimen/engine/steps/traits.ts';
import { z } from 'zod';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { type Exchanged, fillShape, notAsked, recordExchange } from '../ai/ask-model.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { advanceEnrollment } from '../enrollments/advance-enrollment.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { findEnrollment } from '../enrollments/shared-queries.ts';
import { runOf } from '../enrollments/take-step.ts';
import { insertDecision } from './queries.ts';
import { questionOf, sharedOf } from './question.ts';

export const LONGEST_MS = 20_000;

export const Choice = z.object({
  branch: z.string(),
  sure: z.number().optional(),
  words: z.string().optional(),
});

/**
 * A step asks a model to choose. What it writes is read against the closed list; without a model, beyond its limits or
 * after a failure there is no answer, and the engine has the rule or a person decide [R106]. Asked twice, the second
 * answer finds the question closed.
 */
export async function askModel(
  scope: Scope,
  enrollmentId: string,
  task: string,
  parts: ModelParts,
): Promise<void> {
  const asked = await scope.read((tx) => findQuestion(tx, enrollmentId, task));
  if (!asked) return;
  // Written before a model learns anything.
  scope.concerns([asked.userId]);
  const { model, why, shares } = await scope.read((tx) => findModel(scope, tx, parts, asked.userId));
  const { settings, protocol, facts } = asked;
  const lookedAt = model ? sharedOf(facts, shares) : [];
  const question = questionOf(settings, lookedAt, protocol, scope.locale);
  const { value, exchanged } = model
    ? await fillShape(model, question, Choice, LONGEST_MS)
    : { value: null, exchanged: notAsked(question, why) };
  const decision = decisionOf(value, exchanged, settings.branches);
  await scope.tx(async (tx) => {
    const { userId, node, protocolIndex } = asked;
    const about = { enrollment: enrollmentId, task, facts: lookedAt.map(pointerTo) };
    const fallback = exchanged.fallback ?? decision.because ?? null;
    const asking = { purpose: 'module', personId: userId, inputs: about } as const;
    await recordExchange(scope, tx, asking, { ...exchanged, fallback });
    const event = { id: `model/${task}`, type: 'aiDecision', task, ...decision } as const;
    const { refused } = await advanceEnrollment(scope, tx, enrollmentId, event);
    if (refused) return;
    const { branch, words = '', sure = null, because = null } = decision;
    const said = { branch, words, sure, because, lookedAt, at: scope.now, askedPersonAt: null };
    const id = newId(scope.now.getTime());
    await insertDecision(tx, { tenantId: tx.tenantId, id, enrollmentId, task, protocolIndex, node, ...said });
  });
}

/** Which fact it was, without its value. */
const pointerTo = ({ value: _value, ...fact }: LookedAt) => fact;

/** The question as it stands now; null where it is no longer asked. */
async function findQuestion(tx: Tx, enrollmentId: string, task: string) {
  const row = await findEnrollment(tx, enrollmentId);
  if (!row || row.state === null) return null;
  const { index, run } = runOf(row);
  const open = run.tasks.find(({ id, target }) => id === task && target === 'model');
  const program = await programOf(tx, row.versionId);
  const protocol = program.protocols[index]?.protocol;
  const node = protocol?.nodes.find(({ id }) => id === open?.node);
  const settings = node && modelOf(node);
  if (!open || !protocol || !settings) return null;
  const facts = lookAt(run, settings.facts ?? [], open.openedAt);
  return { userId: row.userId, protocolIndex: index, protocol, node: node.id, settings, facts };
}

/** A shape that the package accepts is read once more, against the list; another may still be a plain name. */
export function decisionOf(
  value: z.infer<typeof Choice> | null,
  { fallback, output, model }: Exchanged,
  branches: Parameters<typeof leavesOfBranches>[0],
): Decision {
  if (value) return readDecision(JSON.stringify(value), branches);
  if (model === null) return { branch: '', because: fallback === 'no-model' ? 'no-model' : 'limit' };
  if (fallback === 'other-shape') return readDecision(output, branches);
  return { branch: '', because: 'failed' };
}
