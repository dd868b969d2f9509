import type { Reason, Why } from '@regimen/contract/why.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { findOriginOfEffect, findOriginOfStep } from './find-origin.ts';
import { originWords } from './origin-words.ts';
import { promptWords } from './prompt-words.ts';
import * as queries from './queries.ts';
import { rhythmWords } from './rhythm-words.ts';
import { bareMoment, momentWords, pick, reason, type Speaking } from './say.ts';
import { moduleIn } from './silence.ts';
import { speakingOf, speakingTo } from './speaker.ts';

/** Why a task came: the step or rhythm, what held and with which values, until when it waits, and how one was told. */
export async function explainTask(scope: Scope, tx: Tx, id: string, to: Speaking['to']): Promise<Why> {
  const task = await queries.findTask(tx, id);
  if (!task) throw notFound();
  const found = await queries.findEnrollment(tx, task.enrollmentId);
  if (!found) throw notFound();
  const { enrollment } = found;
  const program = await programOf(tx, enrollment.versionId);
  const protocol = program.protocols[task.protocolIndex]?.protocol;
  const speaking = speakingTo(scope, to, enrollment.zone);
  const came = protocol ? await cameBecause(tx, task, protocol, speaking) : unknownOrigin(speaking);
  const told = task.target === 'follower' ? await queries.listPromptsOfTask(tx, id) : [];
  const [first] = told;
  const story = first && promptWords(first, speaking);
  return {
    name: task.name,
    answer: came.answer,
    next: untilWords(task, speaking),
    action: story?.action ?? null,
    reasons: [
      ...came.reasons,
      ...(story ? [reason(speaking, story.answer, 'note', 'A5'), ...story.reasons] : []),
    ],
  };
}

const unknownOrigin = ({ locale }: Speaking) => ({
  answer: pick(locale, 'This is the next step in the program.', 'هذه هي الخطوة التالية في البرنامج.'),
  reasons: [] as Reason[],
});

/** What the record says of its beginning. */
export async function cameBecause(
  tx: Tx,
  task: queries.TaskRow,
  protocol: Protocol,
  speaking: Speaking,
): Promise<{ answer: string; reasons: Reason[] }> {
  const { locale } = speaking;
  const module = task.module === null ? undefined : moduleIn(protocol, task.module);
  if (module) {
    const rhythm = rhythmWords(module, locale);
    const answer = pick(
      locale,
      `It repeats in ${speaking.to === 'follower' ? 'your' : 'their'} program: ${rhythm}.`,
      `يتكرر في ${speaking.to === 'follower' ? 'برنامجك' : 'البرنامج'}: ${rhythm}.`,
    );
    const due = pick(
      locale,
      `This one was due ${momentWords(task.openedAt.getTime(), speaking)}.`,
      `هذه المرة كان موعدها ${momentWords(task.openedAt.getTime(), speaking)}.`,
    );
    return { answer, reasons: [reason(speaking, due, 'note', 'T8')] };
  }
  const about = {
    enrollmentId: task.enrollmentId,
    index: task.protocolIndex,
    protocol,
  };
  // An alert is known by its effect, a task by its own id, which the effect that opens it spells with its kind.
  const opened = await findOriginOfEffect(tx, about, task.key.replace('/task/', '/openTask/'));
  // A later day of a challenge, or what an expert is asked after a model, is opened long after its step was entered.
  const origin =
    opened && opened.way.length > 0
      ? opened
      : task.node === null
        ? null
        : await findOriginOfStep(tx, about, task.node);
  if (!origin || origin.way.length === 0) return unknownOrigin(speaking);
  return originWords(origin, await speakingOf(tx, task.enrollmentId, speaking, protocol, origin.at));
}

/** Until when it waits, or how it ended. */
function untilWords(task: queries.TaskRow, speaking: Speaking): string | null {
  const { locale, to } = speaking;
  const mine = to === 'follower';
  const at = (date: Date) => momentWords(date.getTime(), speaking);
  if (task.status === 'open') {
    if (task.expiresAt)
      return pick(
        locale,
        `${mine ? 'You can do it' : 'It can be done'} until ${bareMoment(task.expiresAt.getTime(), speaking)}.`,
        `${mine ? 'يمكنك' : 'يمكن'} إنجازها حتى ${at(task.expiresAt)}.`,
      );
    return pick(locale, 'It stays open until it’s done.', 'تبقى مفتوحة حتى تُنجز.');
  }
  if (!task.closedAt) return null;
  const closed = at(task.closedAt);
  const words = {
    done: pick(locale, `${mine ? 'You completed it' : 'It was completed'} ${closed}.`, `أُنجزت ${closed}.`),
    declined: pick(
      locale,
      `${mine ? 'You declined it' : 'It was declined'} ${closed}.`,
      `اعتُذر عنها ${closed}.`,
    ),
    expired: pick(locale, `Time ran out ${closed}.`, `انتهى وقتها ${closed}.`),
    ended: pick(
      locale,
      `It closed ${closed} because the program moved on.`,
      `أُغلقت ${closed} لأن البرنامج انتقل إلى ما بعدها.`,
    ),
  } as Record<string, string>;
  return words[task.status] ?? null;
}
