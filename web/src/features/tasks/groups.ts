import type { TaskCard } from '@regimen/contract/tasks.ts';

type Timed = Pick<TaskCard, 'status' | 'lateAt' | 'snoozedUntil'>;

export const isLate = ({ status, lateAt }: Timed, now: number): boolean =>
  status === 'open' && lateAt !== null && Date.parse(lateAt) <= now;

/** What comes next for a task: it is due by then, or open until then. `null`: neither ever ends. */
export function nextLimit(
  task: Timed & Pick<TaskCard, 'expiresAt'>,
  now: number,
): { at: string; key: 'due' | 'openUntil' } | null {
  if (task.lateAt !== null && !isLate(task, now)) return { at: task.lateAt, key: 'due' };
  return task.expiresAt === null ? null : { at: task.expiresAt, key: 'openUntil' };
}

export const isPutOff = ({ status, snoozedUntil }: Timed, now: number): boolean =>
  status === 'open' && snoozedUntil !== null && Date.parse(snoozedUntil) > now;

export interface Groups<T> {
  overdue: T[];
  today: T[];
  putOff: T[];
}

/** Late ones first, then what can be done now, then what was put off; each in the order it came. */
export function groupTasks<T extends Timed>(tasks: readonly T[], now: number): Groups<T> {
  const groups: Groups<T> = { overdue: [], today: [], putOff: [] };
  for (const task of tasks) {
    if (task.status !== 'open') continue;
    groups[isLate(task, now) ? 'overdue' : isPutOff(task, now) ? 'putOff' : 'today'].push(task);
  }
  return groups;
}

/** Until this morning, this evening or tomorrow morning in minutes, for whoever wants to be reminded then. */
export function minutesUntil(when: 'morning' | 'evening' | 'tomorrow', now: Date): number | null {
  const goal = new Date(now);
  goal.setHours(when === 'evening' ? 19 : 8, 0, 0, 0);
  if (when === 'tomorrow') goal.setDate(goal.getDate() + 1);
  // Rounded up: a minute before the hour is none that anybody chose.
  const minutes = Math.ceil((goal.getTime() - now.getTime()) / 60_000);
  // Before 8, tomorrow's morning is more than a day away, which is as far as a task can be put off.
  return minutes < 5 || minutes > 1_440 ? null : minutes;
}
