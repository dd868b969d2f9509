import { longestAnswerMs } from '@regimen/contract/agent-choices.ts';
import type { OfferCard } from '@regimen/contract/agents.ts';
import { medicalClaimIn } from '@regimen/engine/medical-words.ts';
import type { GoingOn } from '../../go-on.ts';
import type { Model, Question, Usage } from '../../providers/model.ts';
import { tell } from '../../tell.ts';
import { noUsage, recordExchange } from '../ai/ask-model.ts';
import type { FoundPassage } from '../passages/find-passages.ts';
import type { Answer } from './answer-as-guide.ts';
import { speaksOfAvoided } from './avoided.ts';
import { judgeAnswer } from './judge-answer.ts';
import { reachable } from './offers.ts';
import { findMessage, holdMessage, updateMessage } from './queries.ts';
import { readAnswer, settledPart } from './read-answer.ts';

/** All that an answer needs, read before: nothing more is asked of the database until it is there. */
export interface ModelTask {
  model: Model;
  prompt: Question;
  inputs: Record<string, unknown>;
  userId: string;
  /** Whom the team's questions reach. */
  ownerId: string;
  programId: string;
  messageId: string;
  told: FoundPassage[];
  possible: OfferCard[];
  /** What is said where the model says nothing that can be shown. */
  guide: Answer;
  guideOffers: OfferCard[];
  /** Topics that its creator has ruled out. */
  avoids: readonly string[];
}

/** Answers that are on their way in this process, by their message. */
const running = new Map<string, AbortController>();
export const stopHere = (messageId: string): void => running.get(messageId)?.abort();

/** Words that come close together go in one whisper. */
const gatherMs = 40;
/** How often it is looked whether somebody stopped it in another process. */
const lookMs = 1_000;

/**
 * Asks the model after the call was answered, whispers its words as they come, and writes the answer down. It never throws:
 * what fails is the guide's answer, and what cannot even be written is shown as one that did not come.
 */
export async function answerByModel(goingOn: GoingOn, task: ModelTask): Promise<void> {
  const { messageId } = task;
  const stopping = new AbortController();
  running.set(messageId, stopping);
  const looking = setInterval(() => void stopIfStopped(goingOn, messageId, stopping), lookMs);
  try {
    const said = await hearModel(goingOn, task, stopping.signal);
    await writeAnswer(goingOn, task, said);
  } catch {
    // The thread shows it as one that did not come, and offers to ask again.
  } finally {
    clearInterval(looking);
    running.delete(messageId);
  }
}

async function stopIfStopped(goingOn: GoingOn, messageId: string, stopping: AbortController): Promise<void> {
  try {
    const row = await goingOn.scope().read((tx) => findMessage(tx, messageId));
    if (row?.state !== 'pending') stopping.abort();
  } catch {
    // The database is away: it is asked again in a second.
  }
}

interface Said {
  text: string;
  usage: Usage;
  failed: string | null;
  tookMs: number;
}

async function hearModel(
  goingOn: GoingOn,
  { model, prompt, userId, programId, messageId, told, avoids }: ModelTask,
  stopped: AbortSignal,
): Promise<Said> {
  const began = performance.now();
  const tookMs = () => performance.now() - began;
  let text = '';
  let sent = '';
  let waiting: NodeJS.Timeout | undefined;
  let isWithheld = false;
  const send = () => {
    waiting = undefined;
    const { words } = readAnswer(settledPart(text), { passages: told.length, offers: [] });
    isWithheld ||= medicalClaimIn(words) !== null || speaksOfAvoided(words, avoids);
    if (isWithheld || !words.startsWith(sent) || words.length === sent.length) return;
    goingOn.whisper(userId, 'answering', {
      programId,
      messageId,
      from: sent.length,
      words: words.slice(sent.length),
    });
    sent = words;
  };
  const heard = (words: string) => {
    text += words;
    if (sent === '') send();
    else waiting ??= setTimeout(send, gatherMs);
  };
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(longestAnswerMs)]);
    const { usage } = await model.say(prompt, heard, signal);
    return { text, usage, failed: null, tookMs: tookMs() };
  } catch (error) {
    return { text, usage: noUsage, failed: (error as { code?: string }).code ?? 'failed', tookMs: tookMs() };
  } finally {
    clearTimeout(waiting);
  }
}

async function writeAnswer(goingOn: GoingOn, task: ModelTask, said: Said): Promise<void> {
  const { model, prompt, inputs, userId, ownerId, programId, messageId } = task;
  const scope = goingOn.scope();
  scope.concerns([]);
  await scope.tx(async (tx) => {
    const row = await holdMessage(tx, messageId);
    if (!row) return;
    const isPending = row.state === 'pending';
    const { change, fallback } = judgeAnswer(scope.locale, task, said);
    const exchangeId = await recordExchange(
      scope,
      tx,
      { purpose: 'agent', personId: userId, inputs },
      {
        model: model.name,
        question: prompt,
        output: said.text,
        usage: said.usage,
        fallback: isPending ? fallback : 'stopped',
        tookMs: said.tookMs,
      },
    );
    // Somebody stopped it: what had come until then stays, if it can be shown.
    if (!isPending) {
      const { words } = readAnswer(settledPart(said.text), { passages: task.told.length, offers: [] });
      const body = medicalClaimIn(words) || speaksOfAvoided(words, task.avoids) ? '' : words;
      await updateMessage(tx, messageId, {
        exchangeId,
        ...(row.state === 'stopped' && { body, kind: 'model' }),
      });
    } else {
      const offers = await reachable(tx, change.offers, { userId, ownerId });
      await updateMessage(tx, messageId, { ...change, offers, exchangeId, state: 'done' });
    }
    tell(tx, userId, 'agent', { programId });
  });
}
