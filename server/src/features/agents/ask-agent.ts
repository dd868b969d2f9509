import type { AgentMessage, Exchanged } from '@regimen/contract/agents.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { newId } from '../../db/ids.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, tooMany } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import { notAsked, recordExchange } from '../ai/ask-model.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { writeMessage } from '../chats/write-message.ts';
import { agentTexts } from './agent-texts.ts';
import type { ModelTask } from './answer-by-model.ts';
import { findAnswer } from './find-answer.ts';
import { handOver, whyNoHandOver } from './hand-over.ts';
import { heedDanger } from './heed-danger.ts';
import { type OpenAgent, openAgent } from './open-agent.ts';
import { isOverdue, presentMessage } from './present.ts';
import * as queries from './queries.ts';
import { ruleOn } from './rules-first.ts';

/** What one person may ask of all agents together, beside the limit of their address. */
const limits = [
  { ofTemporary: false, most: 12, withinMs: 60_000 },
  { ofTemporary: true, most: 40, withinMs: 86_400_000 },
];

export interface Asking {
  reply: Exchanged;
  /** What a model has to be asked once the transaction has committed. */
  task: ModelTask | null;
}

/** One message to an agent, and its answer, or what is to be done for one. Rules come before any model, in this order. */
export async function askAgent(
  scope: SignedInScope,
  tx: Tx,
  parts: ModelParts,
  programId: string,
  { body, token }: { body: string; token?: string | undefined },
): Promise<Asking> {
  const agent = await openAgent(scope, tx, programId, token);
  const { userId } = scope.actor;
  const now = scope.now;
  const thread = await queries.holdThread(tx, { id: newId(now.getTime()), programId, userId, at: now });
  await requireTurn(scope, tx, thread);
  const rule = ruleOn(body, agent.item);
  const asked = await say(scope, tx, thread, { speaker: 'person', body });
  const shown = (row: queries.MessageRow): AgentMessage => presentMessage(row, agent, now);
  const answered = async (answer: Partial<queries.MessageRow>): Promise<Asking> => {
    const row = await say(scope, tx, thread, { speaker: 'agent', questionId: asked.id, ...answer });
    tell(tx, userId, 'agent', { programId });
    return { reply: { asked: shown(asked), answer: shown(row) }, task: null };
  };
  // What no model was asked for leaves its row as well.
  const byRule = async (answer: Partial<queries.MessageRow> & { body: string }): Promise<Asking> => {
    const question = { system: '', messages: [{ role: 'user' as const, content: body }], mostTokens: 0 };
    const exchangeId = await recordExchange(
      scope,
      tx,
      { purpose: 'agent', personId: userId, inputs: { thread: thread.id, message: asked.id } },
      { ...notAsked(question, `rule-${answer.kind}`), output: answer.body },
    );
    return answered({ ...answer, exchangeId });
  };
  const t = translator(agentTexts, scope.locale);
  const isHandedOver = thread.handedOverAt !== null && thread.chatId !== null;
  if (isHandedOver && thread.chatId !== null) {
    const written = await writeMessage(scope, tx, thread.chatId, { body });
    await queries.updateMessage(tx, asked.id, { chatMessageId: written.id });
  }
  if (rule?.is === 'danger') {
    const about = { kind: rule.kind, messageId: asked.id, isRaised: isHandedOver };
    return byRule({ kind: 'help', body: await heedDanger(scope, tx, agent, thread, about) });
  }
  if (isHandedOver) {
    tell(tx, userId, 'agent', { programId });
    return { reply: { asked: shown(asked), answer: null }, task: null };
  }
  if (rule?.is === 'medical') {
    const offers = await askCard(scope, tx, agent);
    return byRule({ kind: 'medical', body: t(rule.kind), offers });
  }
  if (rule?.is === 'person')
    return byRule({ kind: 'hand-over', body: await passOn(scope, tx, agent, thread, asked) });
  const found = await findAnswer(scope, tx, parts, agent, thread, asked);
  if (found.task) {
    const { task } = found;
    const row = await say(scope, tx, thread, {
      speaker: 'agent',
      body: '',
      state: 'pending',
      questionId: asked.id,
      awaitedAt: now,
    });
    tell(tx, userId, 'agent', { programId });
    return { reply: { asked: shown(asked), answer: shown(row) }, task: { ...task, messageId: row.id } };
  }
  const { answer, offers, exchangeId } = found;
  // What may not be spoken of was understood: nobody is passed on for it unasked.
  if (found.isAvoided) return answered({ ...answer, offers, exchangeId });
  if (answer.kind === 'nothing' && thread.unanswered >= 1 && !(await whyNoHandOver(scope, tx, agent)))
    return answered({
      kind: 'hand-over',
      body: await passOn(scope, tx, agent, thread, asked),
      exchangeId,
    });
  await queries.updateThread(tx, thread.id, {
    unanswered: answer.kind === 'nothing' ? thread.unanswered + 1 : 0,
  });
  return answered({ ...answer, offers, exchangeId });
}

/** One answer at a time, and no more questions than somebody reads answers to. */
async function requireTurn(scope: SignedInScope, tx: Tx, thread: queries.ThreadRow): Promise<void> {
  const { now, actor } = scope;
  const held = limits.filter(({ ofTemporary }) => !ofTemporary || actor.state !== 'registered');
  const [[newest], ...counts] = await inOrder(
    queries.listMessages(tx, thread.id, thread.lastNumber, thread.lastNumber),
    ...held.map(({ withinMs }) => queries.countAsked(tx, actor.userId, new Date(now.getTime() - withinMs))),
  );
  if (newest?.state === 'pending' && !isOverdue(newest, now)) throw conflict('answer_on_its_way');
  const full = held.find(({ most }, index) => (counts[index] ?? 0) >= most);
  if (full) throw tooMany(Math.min(60, Math.round(full.withinMs / 1_000)));
}

/** The thread goes to the team, or why it cannot: what is said of it. */
export async function passOn(
  scope: SignedInScope,
  tx: Tx,
  agent: OpenAgent,
  thread: queries.ThreadRow,
  asked?: queries.MessageRow,
): Promise<string> {
  const t = translator(agentTexts, scope.locale);
  const refusal = await whyNoHandOver(scope, tx, agent);
  if (refusal) return t(refusal);
  await handOver(scope, tx, agent, { ...thread, lastNumber: asked?.number ?? thread.lastNumber });
  return t('handedOver');
}

async function askCard(
  scope: SignedInScope,
  tx: Tx,
  agent: OpenAgent,
): Promise<queries.MessageRow['offers']> {
  if (await whyNoHandOver(scope, tx, agent)) return [];
  return [{ kind: 'ask', name: agent.title, taskId: null, link: null }];
}

export async function say(
  scope: SignedInScope,
  tx: Tx,
  thread: queries.ThreadRow,
  message: Partial<queries.MessageRow> & Pick<queries.MessageRow, 'speaker'>,
): Promise<queries.MessageRow> {
  return queries.insertMessage(tx, thread.id, {
    id: newId(scope.now.getTime()),
    body: '',
    chatMessageId: null,
    authorId: null,
    kind: null,
    state: 'done',
    questionId: null,
    cites: [],
    offers: [],
    feedback: null,
    exchangeId: null,
    awaitedAt: null,
    lentAt: null,
    createdAt: scope.now,
    ...message,
  });
}
