import type { AnswerFeedback } from '@regimen/contract/agent-choices.ts';
import type { AgentMessage } from '@regimen/contract/agents.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { type ModelTask, stopHere } from './answer-by-model.ts';
import { findAnswer } from './find-answer.ts';
import { openAgent } from './open-agent.ts';
import { isOverdue, presentMessage } from './present.ts';
import * as queries from './queries.ts';

type At = { program: string; message: string };

async function holdAnswer(tx: Tx, { message }: At): Promise<queries.MessageRow> {
  const row = await queries.holdMessage(tx, message);
  if (row?.speaker !== 'agent') throw notFound();
  return row;
}

/** One that is complete already stays as it is. */
export async function stopAnswer(scope: SignedInScope, tx: Tx, at: At): Promise<AgentMessage> {
  const agent = await openAgent(scope, tx, at.program);
  const row = await holdAnswer(tx, at);
  if (row.state !== 'pending') return presentMessage(row, agent, scope.now);
  await queries.updateMessage(tx, row.id, { state: 'stopped' });
  // Other processes see the row.
  stopHere(row.id);
  tell(tx, scope.actor.userId, 'agent', { programId: at.program });
  return presentMessage({ ...row, state: 'stopped' }, agent, scope.now);
}

/** One that is there stays as it is. */
export async function retryAnswer(
  scope: SignedInScope,
  tx: Tx,
  parts: ModelParts,
  at: At,
): Promise<{ reply: AgentMessage; task: ModelTask | null }> {
  const agent = await openAgent(scope, tx, at.program);
  const row = await holdAnswer(tx, at);
  if (row.state !== 'stopped' && row.state !== 'unanswered' && !isOverdue(row, scope.now))
    return { reply: presentMessage(row, agent, scope.now), task: null };
  const asked = row.questionId === null ? undefined : await queries.findMessage(tx, row.questionId);
  const thread = await queries.findThread(tx, at.program, scope.actor.userId);
  if (!asked || !thread) throw notFound();
  const found = await findAnswer(scope, tx, parts, agent, thread, asked);
  const change: Partial<queries.MessageRow> = found.task
    ? { state: 'pending', awaitedAt: scope.now, body: '', kind: null, cites: [], offers: [], feedback: null }
    : { state: 'done', ...found.answer, offers: found.offers, exchangeId: found.exchangeId, feedback: null };
  await queries.updateMessage(tx, row.id, change);
  tell(tx, scope.actor.userId, 'agent', { programId: at.program });
  return {
    reply: presentMessage({ ...row, ...change }, agent, scope.now),
    task: found.task && { ...found.task, messageId: row.id },
  };
}

/** Whether the program's team may make a test of it, without its person's name. */
export async function lendAnswer(
  scope: SignedInScope,
  tx: Tx,
  at: At,
  isLent: boolean,
): Promise<AgentMessage> {
  const agent = await openAgent(scope, tx, at.program);
  const row = await holdAnswer(tx, at);
  if (row.state !== 'done' || row.kind === null || row.questionId === null) throw notFound();
  const lentAt = isLent ? (row.lentAt ?? scope.now) : null;
  await queries.setLent(tx, row.id, lentAt);
  return presentMessage({ ...row, lentAt }, agent, scope.now);
}

export async function giveFeedback(
  scope: SignedInScope,
  tx: Tx,
  at: At,
  feedback: AnswerFeedback | null,
): Promise<AgentMessage> {
  const agent = await openAgent(scope, tx, at.program);
  const row = await holdAnswer(tx, at);
  await queries.setFeedback(tx, row.id, feedback);
  return presentMessage({ ...row, feedback }, agent, scope.now);
}
