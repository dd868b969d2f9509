import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Participant } from '@regimen/contract/participant.ts';
import type { ProgramCategory } from '@regimen/contract/program-categories.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { z } from 'zod';
import type { ShortPage } from '../../db/short-rows.ts';
import { dayOf, progressOf } from './progress.ts';
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

export function presentCard(row: CardRow, locale: Locale, now: number): EnrollmentCard {
  const { enrollment, page, creator, versionNumber, openTasks, guardian } = row;
  const run = runIn(enrollment);
  return {
    id: enrollment.id,
    program: presentProgram(enrollment.programId, page, creator, locale),
    status: enrollment.status,
    versionNumber,
    progress: progressOf(run, page.weeks, now),
    day: dayOf(run, now),
    streak: enrollment.streak,
    bestStreak: enrollment.bestStreak,
    openTasks,
    isSeen: enrollment.isSeen,
    pausedUntil: (enrollment.status === 'paused' && enrollment.nextDueAt?.toISOString()) || null,
    consentedAt: enrollment.consentedAt.toISOString(),
    startedAt: enrollment.startedAt.toISOString(),
    endedAt: enrollment.endedAt?.toISOString() ?? null,
    guardian: guardian && { ...guardian, askedAt: guardian.askedAt.toISOString() },
  };
}

interface ParticipantRow {
  enrollment: EnrollmentRow;
  user: Creator;
  isOnline: boolean;
}

export function presentParticipant(
  { enrollment, user, isOnline }: ParticipantRow,
  { me, writable, now }: { me: string; writable: readonly string[]; now: number },
): z.infer<typeof Participant> {
  const canMessage = writable.includes(user.id);
  return {
    ...user,
    day: dayOf(runIn(enrollment), now),
    streak: enrollment.streak,
    isMe: user.id === me,
    canMessage,
    is_online: canMessage && isOnline,
  };
}
