import { translator } from '@regimen/contract/language/translate.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { addMember } from '../chats/shared-queries.ts';
import { tellTeam } from '../chats/tell-team.ts';
import { writeMessage } from '../chats/write-message.ts';
import { assignAlong } from '../follow-ups/assign-along.ts';
import { listExperts } from '../follow-ups/open-follow-up.ts';
import { notify } from '../notifications/notify.ts';
import { inboxTexts } from './inbox-texts.ts';
import * as queries from './queries.ts';

/**
 * From now on it is a colleague's, who is told. Whoever is not in the conversation yet joins it and can read it; nobody does so
 * unseen: the one who hands it over says so in it.
 */
export async function assignChat(
  scope: SignedInScope,
  tx: Tx,
  chatId: string,
  { to, note }: { to: string; note: string },
): Promise<void> {
  const { userId } = scope.actor;
  const row = await queries.findCase(tx, userId, chatId);
  if (!row) throw notFound();
  const team = await listExperts(tx, row.programId);
  const colleague = team.find(({ id }) => id === to);
  if (!colleague || to === row.followerId) throw invalid('to', 'not_in_team');
  await queries.updateCase(tx, chatId, { assignedTo: to, assignedNote: note, snoozedUntil: null });
  for (const id of await queries.listOpenAlerts(tx, chatId)) await assignAlong(scope, tx, id, to, note);
  await tellTeam(tx, row.programId);
  if (to === userId) return;
  const members = await queries.listExpertsIn(tx, [chatId]);
  if (!members.some(({ id }) => id === to)) {
    await addMember(tx, chatId, to, scope.now);
    const said = translator(inboxTexts, scope.locale)('joins', { name: colleague.fullName });
    await writeMessage(scope, tx, chatId, { body: said });
    // Nothing was answered by it.
    await queries.updateCase(tx, chatId, {
      waitingSince: row.waitingSince === null ? null : new Date(row.waitingSince),
      firstAnsweredAt: row.firstAnsweredAt === null ? null : new Date(row.firstAnsweredAt),
    });
  }
  await notify(tx, to, {
    kind: 'follow-up',
    data: {
      title: translator(inboxTexts, scope.locale)('assigned'),
      body: note,
      program: programTextIn(row.texts, scope.locale).title,
      person: row.follower,
      isUrgent: row.followUpId !== null,
    },
    link: `/messages/chat/${chatId}`,
    about: `chat ${chatId}`,
    at: scope.now,
  });
}
