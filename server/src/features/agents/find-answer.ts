import type { OfferCard } from '@regimen/contract/agents.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { notAsked, recordExchange } from '../ai/ask-model.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { tellPlace } from '../enrollments/tell-place.ts';
import { ensurePassages } from '../passages/ensure-passages.ts';
import { findPassages } from '../passages/find-passages.ts';
import { type Answer, answerAsGuide, type Now } from './answer-as-guide.ts';
import type { ModelTask } from './answer-by-model.ts';
import { speaksOfAvoided } from './avoided.ts';
import { avoidedAnswer } from './judge-answer.ts';
import { offersFor, possibleOffers } from './offers.ts';
import { nameOfAgent, type OpenAgent } from './open-agent.ts';
import { listMessages, type MessageRow, type ThreadRow } from './queries.ts';
import { tellFacts } from './told-facts.ts';
import { asksOfNow } from './what-is-asked.ts';
import { writePrompt } from './write-prompt.ts';

const mostForGuide = 5;
const mostForModel = 6;
const mostBefore = 8;
const longestBefore = 600;

type Found =
  | { task: Omit<ModelTask, 'messageId'>; answer?: never }
  | { task: null; answer: Answer; offers: OfferCard[]; exchangeId: string; isAvoided: boolean };

/** The guide's answer, or all that a model needs for one: read here, in the caller's transaction and by their rights. */
export async function findAnswer(
  scope: SignedInScope,
  tx: Tx,
  parts: ModelParts,
  agent: OpenAgent,
  thread: ThreadRow,
  asked: MessageRow,
): Promise<Found> {
  const { userId } = scope.actor;
  const { locale } = scope;
  const { versionId, enrollmentId, programId, title, item, as } = agent;
  const question = asked.body;
  const wanted = { question, locale, most: Math.max(mostForGuide, mostForModel) };
  const [first, { model, why, shares }, earlier] = await inOrder(
    findPassages(tx, { versionId }, wanted),
    findModel(scope, tx, parts, userId),
    listMessages(tx, thread.id, asked.number - mostBefore, asked.number - 1),
  );
  let passages = first;
  // Nothing fits, or nobody has cut this version yet.
  if (passages.length === 0 && (await ensurePassages(tx, versionId, scope.now)))
    passages = await findPassages(tx, { versionId }, wanted);
  const isNow = enrollmentId !== null && asksOfNow(question);
  const now = isNow ? await whereNow(scope, tx, enrollmentId) : null;
  const guide = answerAsGuide(
    { question, locale, isVisitor: as === 'visitor' },
    passages.slice(0, mostForGuide),
    now,
  );
  const avoids = item?.avoids ?? [];
  // A question that its creator answered is one they allow.
  const isAvoided = guide.kind !== 'saved' && speaksOfAvoided(question, avoids);
  const asksModel = model !== null && guide.kind !== 'saved' && !isAvoided;
  const isHandedOver = thread.handedOverAt !== null;
  // Whether the team can be reached is asked when the answer is there: the first words come sooner.
  const [possible, { facts, pointers: factPointers }] = await inOrder(
    possibleOffers(scope, tx, agent, { question, isHandedOver, askLater: asksModel }),
    asksModel ? tellFacts(scope, tx, agent, shares) : Promise.resolve({ facts: {}, pointers: {} }),
  );
  const { offers: guideOffers, ...answer } = isAvoided
    ? avoidedAnswer(locale, possible)
    : { ...guide, offers: offersFor(question, possible, guide.kind !== 'nothing') };
  const told = passages.slice(0, mostForModel);
  const pointers = {
    version: versionId,
    thread: thread.id,
    message: asked.id,
    passages: told.map(({ position }) => position),
  };
  if (!asksModel) {
    const input = {
      agent: { name: '', item: null, title },
      locale,
      passages: [],
      facts: {},
      before: [],
      question,
      offers: [],
    };
    const fallback = isAvoided ? 'rule-avoided' : guide.kind === 'saved' ? 'saved-answer' : why;
    const exchanged = notAsked(writePrompt(input), fallback);
    const exchangeId = await recordExchange(
      scope,
      tx,
      { purpose: 'agent', personId: userId, inputs: pointers },
      { ...exchanged, output: answer.body },
    );
    return { task: null, answer, offers: guideOffers, exchangeId, isAvoided };
  }
  const prompt = writePrompt({
    agent: { name: nameOfAgent(item, title, locale), item, title },
    locale,
    passages: told,
    facts,
    before: earlier
      .filter(({ body }) => body !== '')
      .map(({ speaker, body }) => ({ from: speaker, words: body.slice(0, longestBefore) })),
    question,
    offers: possible.map(({ kind }) => kind),
  });
  const inputs = { ...pointers, ...factPointers, earlier: earlier.map(({ id }) => id) };
  const { ownerId } = agent;
  return {
    task: { model, prompt, inputs, userId, ownerId, programId, told, possible, guide, guideOffers, avoids },
  };
}

async function whereNow(scope: SignedInScope, tx: Tx, enrollmentId: string): Promise<Now> {
  const { tasks, outline, coming } = await tellPlace(scope, tx, enrollmentId);
  return {
    tasks: tasks.slice(0, 5).map(({ name }) => name),
    here: outline.find(({ state }) => state === 'here')?.name ?? null,
    next: coming[0]?.name ?? null,
  };
}
