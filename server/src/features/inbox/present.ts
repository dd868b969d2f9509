import type { InboxEntry } from '@regimen/contract/inbox.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { listExperts } from '../follow-ups/open-follow-up.ts';
import { type CaseRow, listExpertsIn } from './queries.ts';

const person = ({ id, fullName }: { id: string; fullName: string }) => ({ id, full_name: fullName });
const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** These conversations, in their order. Each person in them finds that it was looked at. */
export async function presentCases(
  scope: SignedInScope,
  tx: Tx,
  rows: readonly CaseRow[],
): Promise<InboxEntry[]> {
  scope.concerns(rows.map(({ followerId }) => followerId));
  const inChats =
    rows.length === 0
      ? []
      : await listExpertsIn(
          tx,
          rows.map(({ chatId }) => chatId),
        );
  const teams = new Map<string, Awaited<ReturnType<typeof listExperts>>>();
  for (const programId of new Set(rows.map((row) => row.programId)))
    teams.set(programId, await listExperts(tx, programId));
  return rows.map((row) => ({
    chatId: row.chatId,
    follower: { id: row.followerId, full_name: row.follower },
    programId: row.programId,
    programTitle: programTextIn(row.texts, scope.locale).title,
    experts: inChats.filter(({ chatId }) => chatId === row.chatId).map(person),
    isMember: row.isMember,
    opening: row.opening ?? '',
    lastAt: new Date(row.lastAt).toISOString(),
    waitingSince: instant(row.waitingSince),
    firstAnswerMinutes: minutesBetween(row.firstAskedAt, row.firstAnsweredAt),
    assignedTo: row.assignedTo === null ? null : { id: row.assignedTo, full_name: row.assignee ?? '' },
    note: row.note,
    snoozedUntil: instant(row.snoozedUntil),
    followUpId: row.followUpId,
    colleagues: (teams.get(row.programId) ?? [])
      .filter(({ id }) => ![scope.actor.userId, row.assignedTo, row.followerId].includes(id))
      .map(person),
  }));
}

function minutesBetween(from: string, to: string | null): number | null {
  return to === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
}
