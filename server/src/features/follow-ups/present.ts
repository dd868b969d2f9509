import type { FollowUpCard } from '@regimen/contract/follow-ups.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { CardRow } from './queries.ts';

export const presentPerson = ({ id, fullName }: { id: string; fullName: string }) => ({
  id,
  full_name: fullName,
});

/** Since when the person has waited. */
export const waitingSince = ({
  waitingSince,
  openedAt,
}: Pick<CardRow['task'], 'waitingSince' | 'openedAt'>) => (waitingSince ?? openedAt).toISOString();

export const presentCard = (
  { task, texts, reading, easedBy, follower, claimer, enrollmentStatus }: CardRow,
  userId: string,
  locale: Locale,
  raisedBy: string,
  missed: string,
): FollowUpCard => ({
  id: task.id,
  enrollmentId: task.enrollmentId,
  programId: task.programId,
  programTitle: programTextIn(texts, locale).title,
  follower: presentPerson(follower),
  enrollmentStatus,
  name: task.name,
  kind: task.kind,
  reading: reading && { value: reading.value, unit: reading.unit },
  easedBy,
  raisedBy,
  missed,
  chatId: null,
  role: task.role,
  isUrgent: task.isUrgent,
  inDanger: task.urgentUntil !== null,
  status: task.status,
  openedAt: task.openedAt.toISOString(),
  waitingSince: waitingSince(task),
  lateAt: task.lateAt?.toISOString() ?? null,
  expiresAt: task.expiresAt?.toISOString() ?? null,
  snoozedUntil: task.snoozedUntil?.toISOString() ?? null,
  claimedBy: claimer && presentPerson(claimer),
  isMine: task.claimedBy === userId,
  closedAt: task.closedAt?.toISOString() ?? null,
});
