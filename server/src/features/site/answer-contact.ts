import type { InboxMessage } from '@regimen/contract/contact-inbox.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Mailer } from '../../providers/mail.ts';
import { layOutMail } from '../../providers/mail-layout.ts';
import type { AdminScope, Scope } from '../../scope.ts';
import { findInInbox, type InboxRow, setAnswer } from './inbox-queries.ts';
import { contactAnswered } from './mail-words.ts';

export const presentInbox = (row: InboxRow): InboxMessage => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  subject: row.subject,
  description: row.description,
  createdAt: row.createdAt.toISOString(),
  answer:
    row.answer !== null && row.answeredAt
      ? { text: row.answer, at: row.answeredAt.toISOString(), by: row.adminName ?? '' }
      : null,
});

/** Kept first; the mail follows as a job of the same transaction. */
export async function answerContact(
  scope: AdminScope,
  tx: Tx,
  id: string,
  answer: string,
): Promise<InboxMessage> {
  const answered = { answer, answeredAt: scope.now, answeringAdmin: scope.admin.id };
  if (!(await setAnswer(tx, id, answered))) throw conflict('answered_already');
  await scope.enqueue(tx, 'send-contact-answer', { messageId: id });
  const row = await findInInbox(tx, id);
  if (!row) throw notFound();
  return presentInbox(row);
}

export async function sendContactAnswer(scope: Scope, messageId: string, mailer: Mailer): Promise<void> {
  const message = await scope.read((tx) => findInInbox(tx, messageId));
  if (!message?.answer) return;
  const site = siteIn(scope.tenant.site, scope.locale);
  const { fullName, subject, description, answer } = message;
  const words = contactAnswered({ brand: site.name, fullName, subject, description, answer }, site.locale);
  const address = site.placeholders.contactEmail ?? `contact@${scope.tenant.domain}`;
  await mailer.send({
    ...layOutMail(words, site, site.locale),
    from: { name: site.name, address },
    to: message.email,
    replyTo: address,
  });
}
