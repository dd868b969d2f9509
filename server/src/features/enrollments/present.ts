import type { EnrollmentCard, Participant } from '@regimen/contract/enrollments.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { ProgramCategory } from '@regimen/contract/program-categories.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { daysInProgram } from '@regimen/engine/facts.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { z } from 'zod';
import type { ShortPage } from '../../db/short-rows.ts';
import { progressOf } from './outline.ts';
import type { CardRow } from './queries.ts';
import type { EnrollmentRow } from './rows.ts';
import { runOf } from './take-step.ts';

export interface Creator {
  id: string;
  full_name: string;
  username: string;
}

export function presentProgram(
  id: string,
  page: Pick<ShortPage, 'texts' | 'cover' | 'category' | 'weeks' | 'minutesADay'>,
  creator: Creator,
  locale: Locale,
) {
  const { title, summary } = programTextIn(page.texts, locale);
  const { cover, category, weeks, minutesADay } = page;
  return { id, title, summary, cover, category: category as ProgramCategory, weeks, minutesADay, creator };
}

export const runIn = (row: EnrollmentRow): ProgramRun | null => (row.state === null ? null : runOf(row));

/** The first day is 0; days spent paused are left out, and after the end it stands still. */
export function dayOf(run: ProgramRun | null, now: number): number {
  if (!run) return 0;
  const at = run.end?.at ?? run.run.pausedAt ?? now;
  return Math.max(0, daysInProgram(run.run, at));
}

export function presentCard(row: CardRow, program: Program, locale: Locale, now: number): EnrollmentCard {
  const { enrollment, page, creator, versionNumber, openTasks } = row;
  const run = runIn(enrollment);
  return {
    id: enrollment.id,
    program: presentProgram(enrollment.programId, page, creator, locale),
    status: enrollment.status,
    versionNumber,
    progress: progressOf(program, run),
    day: dayOf(run, now),
    streak: enrollment.streak,
    bestStreak: enrollment.bestStreak,
    openTasks,
    startedAt: enrollment.startedAt.toISOString(),
    endedAt: enrollment.endedAt?.toISOString() ?? null,
  };
}

export function presentParticipant(
  { enrollment, user }: { enrollment: EnrollmentRow; user: Creator },
  me: string,
  now: number,
): z.infer<typeof Participant> {
  return { ...user, day: dayOf(runIn(enrollment), now), streak: enrollment.streak, isMe: user.id === me };
}
