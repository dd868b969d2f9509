/** Reminders before a deadline: why one came, or why there was none. */
import { HOUR_MS } from '@regimen/engine/wall-clock.ts';
import type { TaskRow } from '../enrollments/rows.ts';
import type { Told } from './held-words.ts';
import { bareMoment, momentWords, pick, type Speaking } from './say.ts';

type Deadlines = Pick<TaskRow, 'openedAt' | 'lateAt' | 'expiresAt' | 'snoozedUntil' | 'closedAt' | 'status'>;

/** Of a task shorter than this nobody is reminded: see what writes reminders. */
const shortestMs = 3 * HOUR_MS;

export function reminderReason(prompt: Pick<Told, 'key'>, task: Deadlines, speaking: Speaking): string {
  const { locale } = speaking;
  const deadline = task.lateAt ?? task.expiresAt;
  if (!prompt.key.endsWith('/late') || !deadline)
    return pick(
      locale,
      'You put it off and asked for a reminder at this time.',
      'أجّلتها وطلبت التذكير بها في هذا الوقت.',
    );
  return pick(
    locale,
    `It was still open. Deadline: ${bareMoment(deadline.getTime(), speaking)}.`,
    `كانت ما تزال مفتوحة. الموعد النهائي: ${bareMoment(deadline.getTime(), speaking)}.`,
  );
}

/** Why a task has no reminder in the ledger. */
export function noReminderWords(task: Deadlines, speaking: Speaking): string {
  const { locale, to } = speaking;
  const deadline = task.lateAt ?? task.expiresAt;
  if (!deadline)
    return pick(
      locale,
      'It has no deadline, so we don’t send a reminder.',
      'ليس لها موعد نهائي، لذلك لا نرسل تذكيرًا بها.',
    );
  if (deadline.getTime() - task.openedAt.getTime() < shortestMs)
    return pick(
      locale,
      'It’s open for less than 3 hours, so we send only one message about it.',
      'مدتها أقل من 3 ساعات، لذلك نرسل رسالة واحدة عنها فقط.',
    );
  if (task.closedAt && task.status !== 'expired')
    return pick(
      locale,
      `${to === 'follower' ? 'You' : 'They'} had already dealt with it ${momentWords(task.closedAt.getTime(), speaking)}, so no reminder was needed.`,
      `أُغلقت ${momentWords(task.closedAt.getTime(), speaking)}، فلم تكن هناك حاجة إلى تذكير.`,
    );
  return pick(
    locale,
    'The time for a reminder had already passed, or it’s still ahead.',
    'كان وقت التذكير قد فات، أو لم يحن بعد.',
  );
}
