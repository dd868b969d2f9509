import { momentWords } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { NotificationKind } from '@regimen/contract/notifications.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import { nameOrGone } from '@regimen/contract/protocol-words/value-words.ts';
import type { Why } from '@regimen/contract/why.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { placesIn } from '../enrollments/protocol-index.ts';
import { runOf } from '../enrollments/take-step.ts';
import { channelReasons } from './channel-words.ts';
import { cameBecause } from './explain-task.ts';
import { findOriginOfEffect } from './find-origin.ts';
import { heldWords } from './held-words.ts';
import { notificationTexts } from './notification-texts.ts';
import { originWords } from './origin-words.ts';
import { promptWords } from './prompt-words.ts';
import * as queries from './queries.ts';
import { ofDelivery, reason } from './reason.ts';
import { reminderReason } from './reminder-words.ts';
import { moduleIn } from './silence.ts';
import { clockOf, speakingOf, speakingTo } from './speaker.ts';
import { taskTexts } from './task-texts.ts';

/** Why somebody was told this, now and by these ways. */
export async function explainNotification(scope: Scope, tx: Tx, id: string, asked?: string): Promise<Why> {
  const found = await queries.findNotification(tx, id);
  if (!found) throw notFound();
  const { notification, zone } = found;
  const kind = notification.kind;
  const speaking = speakingTo(scope, 'follower', clockOf(asked, zone ?? 'UTC'));
  const data = notification.data as { title?: string; program?: string; titles?: string[] };
  const name = data.title ?? data.program ?? '';
  if (kind === 'digest') {
    const told = await queries.listPromptsTold(tx, notification.userId, notification.createdAt);
    const [first] = told;
    const held = told.flatMap((prompt) => {
      const why = heldWords(prompt, speaking);
      return why ? [{ ...why, words: `${nameOrGone(prompt.title, scope.locale)}: ${why.words}` }] : [];
    });
    return {
      name,
      next: null,
      action: { kind: 'settings', id: null },
      answer: translator(notificationTexts, scope.locale)('digest'),
      reasons: [...held, ...(first ? channelReasons(first, speaking) : [])],
    };
  }
  const prompt = notification.promptId ? await queries.findPrompt(tx, notification.promptId) : undefined;
  if (!prompt) return newsWords(kind, name, notification.createdAt.getTime(), speaking);
  return explainPrompt(tx, prompt, speaking);
}

/** Why a message of a program came, now and by these ways. */
export async function explainNudge(scope: Scope, tx: Tx, id: string, asked?: string): Promise<Why> {
  const prompt = await queries.findPrompt(tx, id);
  if (!prompt) throw notFound();
  const zone = await queries.findZone(tx, prompt.userId);
  return explainPrompt(tx, prompt, speakingTo(scope, 'follower', clockOf(asked, zone ?? 'UTC')));
}

async function explainPrompt(tx: Tx, prompt: Prompt, speaking: Speaking): Promise<Why> {
  const story = promptWords(prompt, speaking);
  const came = await promptOrigin(tx, prompt, speaking);
  return {
    name: prompt.title,
    answer: came.answer,
    next: story.next,
    action: story.action,
    reasons: [
      ...came.reasons,
      ...ofDelivery([reason(speaking, story.answer, 'note', 'A5'), ...story.reasons]),
    ],
  };
}

type Prompt = NonNullable<Awaited<ReturnType<typeof queries.findPrompt>>>;

/** Why there was anything to tell. */
async function promptOrigin(
  tx: Tx,
  prompt: Prompt,
  speaking: Speaking,
): Promise<Pick<Why, 'answer' | 'reasons'>> {
  const { locale } = speaking;
  const partOfProgram = { answer: translator(notificationTexts, locale)('partOfProgram'), reasons: [] };
  const found = await queries.findEnrollment(tx, prompt.enrollmentId);
  if (!found) throw notFound();
  const program = await programOf(tx, found.enrollment.versionId);
  const task = prompt.taskId ? await queries.findTask(tx, prompt.taskId) : undefined;
  if (prompt.kind === 'reminder' && task)
    return { answer: reminderReason(prompt, task, speaking), reasons: [] };
  const protocolOf = (index: number) => program.protocols[index]?.protocol;
  const taskProtocol = task && protocolOf(task.protocolIndex);
  if (task && taskProtocol) return cameBecause(tx, task, taskProtocol, speaking);
  const [, source = ''] = prompt.key.split('/');
  const { enrollment } = found;
  const index = placesIn(enrollment, enrollment.state === null ? null : runOf(enrollment))(prompt.key);
  const protocol = protocolOf(index);
  if (!protocol) return partOfProgram;
  const module = source.startsWith('module:')
    ? moduleIn(protocol, source.slice('module:'.length))
    : undefined;
  if (module)
    return {
      answer: translator(taskTexts, locale)('repeatsYou', { rhythm: rhythmWords(module, locale) }),
      reasons: [],
    };
  const about = { enrollmentId: prompt.enrollmentId, index, protocol };
  const origin = await findOriginOfEffect(tx, about, prompt.key);
  if (!origin) return partOfProgram;
  return originWords(origin, await speakingOf(tx, prompt.enrollmentId, speaking, protocol, origin.at));
}

/** What is told of other things than one's own program: to whom it goes, and that it goes at once. */
function newsWords(kind: NotificationKind, name: string, at: number, speaking: Speaking): Why {
  const t = translator(notificationTexts, speaking.locale);
  return {
    name,
    answer: t(explainedNews.find((known) => known === kind) ?? 'otherNews'),
    next: null,
    action: { kind: 'settings', id: null },
    reasons: [reason(speaking, t('rightAway', { when: momentWords(at, speaking) }))],
  };
}

const explainedNews = [
  'follow-up',
  'new-follower',
  'finished',
  'review',
  'review-reply',
  'new-version',
] as const satisfies NotificationKind[];
