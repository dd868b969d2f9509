/** Reminders before a deadline: why one came, or why there was none. */
import { HOUR_MS } from '@regimen/engine/wall-clock.ts';
import type { TaskRow } from '../enrollments/rows.ts';
import type { Told } from './held-words.ts';
import { momentWords, pick, type Speaking } from './say.ts';

type Deadlines = Pick<TaskRow, 'openedAt' | 'lateAt' | 'expiresAt' | 'snoozedUntil' | 'closedAt' | 'status'>;

/** Of a task shorter than this nobody is reminded: see what writes reminders. */
const shortestMs = 3 * HOUR_MS;

export function reminderReason(prompt: Pick<Told, 'key'>, task: Deadlines, speaking: Speaking): string {
  const { locale } = speaking;
  const deadline = task.lateAt ?? task.expiresAt;
  if (!prompt.key.endsWith('/late') || !deadline)
    return pick(
      locale,
      'You put it off and asked to be reminded at this time.',
      'أجّلته وطلبت التذكير به في هذا الوقت.',
    );
  return pick(
    locale,
    `Its time is over ${momentWords(deadline.getTime(), speaking)}, and it was still open.`,
    `ينتهي وقته ${momentWords(deadline.getTime(), speaking)}، وكان ما زال مفتوحًا.`,
  );
}

/** Why a task has no reminder in the ledger. */
export function noReminderWords(task: Deadlines, speaking: Speaking): string {
  const { locale, to } = speaking;
  const deadline = task.lateAt ?? task.expiresAt;
  if (!deadline)
    return pick(
      locale,
      'It has no deadline, so there is no reminder for it.',
      'ليس لها موعد نهائي، فلا تذكير بها.',
    );
  if (deadline.getTime() - task.openedAt.getTime() < shortestMs)
    return pick(
      locale,
      'Its time is short, under three hours, so there is only one message about it.',
      'وقتها قصير، أقل من ثلاث ساعات، فلا رسالة عنها سوى واحدة.',
    );
  if (task.closedAt && task.status !== 'expired')
    return pick(
      locale,
      `${to === 'follower' ? 'You' : 'They'} had settled it ${momentWords(task.closedAt.getTime(), speaking)}, so no reminder was needed.`,
      `حُسمت ${momentWords(task.closedAt.getTime(), speaking)}، فلم تكن حاجة إلى تذكير.`,
    );
  return pick(
    locale,
    'By the time it was told, the time for a reminder was past or is still to come.',
    'حين أُخبر بها كان وقت التذكير قد فات أو لم يحن بعد.',
  );
}
