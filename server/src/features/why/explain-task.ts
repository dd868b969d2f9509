import { asEnd } from '@regimen/contract/language/instants.ts';
import { bareMoment, momentWords } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import type { Reason, Why } from '@regimen/contract/why.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { findOriginOfEffect, findOriginOfStep } from './find-origin.ts';
import { originTexts } from './origin-texts.ts';
import { originWords, personAction } from './origin-words.ts';
import { promptWords } from './prompt-words.ts';
import * as queries from './queries.ts';
import { ofDelivery, reason } from './reason.ts';
import { moduleIn } from './silence.ts';
import { clockOf, speakingOf, speakingTo } from './speaker.ts';
import { taskTexts } from './task-texts.ts';

/** Why a task came: the step or rhythm, what held and with which values, until when it waits, and how one was told. */
export async function explainTask(
  scope: Scope,
  tx: Tx,
  id: string,
  to: Speaking['to'],
  zone?: string,
): Promise<Why> {
  const task = await queries.findTask(tx, id);
  if (!task) throw notFound();
  const found = await queries.findEnrollment(tx, task.enrollmentId);
  if (!found) throw notFound();
  const { enrollment } = found;
  const program = await programOf(tx, enrollment.versionId);
  const protocol = program.protocols[task.protocolIndex]?.protocol;
  const speaking = speakingTo(scope, to, clockOf(zone, enrollment.zone));
  const came = protocol ? await cameBecause(tx, task, protocol, speaking) : unknownOrigin(speaking);
  const told = task.target === 'follower' ? await queries.listPromptsOfTask(tx, id) : [];
  const [first] = told;
  const story = first && promptWords(first, speaking);
  return {
    name: task.name,
    answer: came.answer,
    next: untilWords(task, speaking),
    action: story?.action ?? (to === 'follower' ? (came.action ?? null) : null),
    reasons: [
      ...came.reasons,
      ...ofDelivery(story ? [reason(speaking, story.answer, 'note', 'A5'), ...story.reasons] : []),
    ],
  };
}

const unknownOrigin = ({ locale }: Speaking): Came => ({
  answer: translator(originTexts, locale)('nextStep'),
  reasons: [] as Reason[],
});

interface Came {
  answer: string;
  reasons: Reason[];
  action?: Why['action'];
}

/** What the record says of its beginning. */
export async function cameBecause(
  tx: Tx,
  task: queries.TaskRow,
  protocol: Protocol,
  speaking: Speaking,
): Promise<Came> {
  const { locale } = speaking;
  const module = task.module === null ? undefined : moduleIn(protocol, task.module);
  if (module) {
    const rhythm = rhythmWords(module, locale);
    const t = translator(taskTexts, locale);
    const answer = t(speaking.to === 'follower' ? 'repeatsYou' : 'repeatsThey', { rhythm });
    const due = t('thisTime', { when: momentWords(task.openedAt.getTime(), speaking) });
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
  const here = await speakingOf(tx, task.enrollmentId, speaking, protocol, origin.at);
  return { ...originWords(origin, here), action: personAction(origin) };
}

/** Until when it waits, or how it ended. */
function untilWords(task: queries.TaskRow, speaking: Speaking): string | null {
  const t = translator(taskTexts, speaking.locale);
  const who = speaking.to === 'follower' ? 'You' : 'They';
  if (task.status === 'open')
    return task.expiresAt
      ? t(`until${who}`, { until: bareMoment(asEnd(task.expiresAt.getTime(), speaking.zone), speaking) })
      : t('untilDone');
  if (!task.closedAt) return null;
  const when = momentWords(task.closedAt.getTime(), speaking);
  switch (task.status) {
    case 'done':
      return t(`done${who}`, { when });
    case 'declined': {
      const { result } = task;
      const isMissed = result?.type === 'booking' && result.status === 'missed';
      if (result?.type === 'booking') return t(isMissed ? 'missed' : 'cancelled', { when });
      return t(`declined${who}`, { when });
    }
    case 'expired':
    case 'ended':
      return t(task.status, { when });
    default:
      return null;
  }
}
