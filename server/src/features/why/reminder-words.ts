/** Reminders before a deadline: why one came, or why there was none. */

import { asEnd } from '@regimen/contract/language/instants.ts';
import { bareMoment, momentWords } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import { HOUR_MS } from '@regimen/engine/calendar.ts';
import type { TaskRow } from '../enrollments/rows.ts';
import { beforeDeadline, byExpert } from '../notifications/reminder-key.ts';
import type { Told } from './held-words.ts';
import { reminderTexts } from './reminder-texts.ts';

type Deadlines = Pick<TaskRow, 'openedAt' | 'lateAt' | 'expiresAt' | 'snoozedUntil' | 'closedAt' | 'status'>;

/** Of a task shorter than this nobody is reminded: see what writes reminders. */
const shortestMs = 3 * HOUR_MS;

export function reminderReason(prompt: Pick<Told, 'key'>, task: Deadlines, speaking: Speaking): string {
  const t = translator(reminderTexts, speaking.locale);
  if (prompt.key.includes(byExpert)) return t('byTeam');
  const deadline = task.lateAt ?? task.expiresAt;
  if (!prompt.key.endsWith(beforeDeadline) || !deadline) return t('putOff');
  return t('stillOpen', { deadline: bareMoment(asEnd(deadline.getTime(), speaking.zone), speaking) });
}

/** Why a task has no reminder in the ledger. */
export function noReminderWords(task: Deadlines, speaking: Speaking): string {
  const t = translator(reminderTexts, speaking.locale);
  const deadline = task.lateAt ?? task.expiresAt;
  if (!deadline) return t('noDeadline');
  if (deadline.getTime() - task.openedAt.getTime() < shortestMs) return t('tooShort');
  if (task.closedAt && task.status !== 'expired') {
    const when = momentWords(task.closedAt.getTime(), speaking);
    return t(speaking.to === 'follower' ? 'dealtWithYou' : 'dealtWithThey', { when });
  }
  return t('otherTime');
}
