import { translator } from '@regimen/contract/language/translate.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { keepLetter } from '../site/receive-contact.ts';
import { findMessage } from './message-queries.ts';
import { findSender } from './queries.ts';
import { readRoom } from './read-rooms.ts';
import { reportTexts } from './report-texts.ts';

interface Report {
  chatId: string;
  reason: string;
  message?: string | undefined;
  ip: string;
}

/** Comes to the inbox of those who run the site, with the message that it is about and nothing else of the conversation. */
export async function reportChat(
  scope: SignedInScope,
  tx: Tx,
  { chatId, reason, message: id, ip }: Report,
): Promise<void> {
  const sender = await findSender(tx, scope.actor.userId);
  if (!sender) throw notFound();
  const t = translator(reportTexts, scope.tenant.site.locale);
  const room = await readRoom(scope, tx, chatId);
  const message = id === undefined ? undefined : await findMessage(tx, chatId, id, scope.actor.userId);
  if (id !== undefined && (!message || message.deletedAt)) throw invalid('message', 'not_of_this_chat');
  const group = room.title ?? room.participants.map(({ full_name }) => full_name).join(', ');
  const name = message?.author ?? room.participant?.full_name ?? group;
  const lines = [reason];
  if (message) lines.push(t('message', { name, text: message.body || t('noWords') }));
  lines.push(t('account', { id: message?.authorId ?? room.participant?.id ?? chatId }));
  await keepLetter(scope, tx, ip, {
    fullName: sender.fullName,
    email: sender.email ?? '',
    subject: t('subject', { name }).slice(0, 150),
    description: lines.join('\n\n'),
  });
}
