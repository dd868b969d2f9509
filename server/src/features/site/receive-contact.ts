import type { ContactMessage } from '@regimen/contract/site.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { tooMany } from '../../errors.ts';
import { say } from '../../messages.ts';
import type { Mailer } from '../../providers/mail.ts';
import { layOutMail } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { countMail } from '../accounts/count-mail.ts';
import { contactForwarded } from './mail-words.ts';
import { findContactMessage, insertContactMessage } from './queries.ts';

export function receiveContact(
  scope: Scope,
  message: ContactMessage,
  ip: string,
): Promise<{ message: string }> {
  const { full_name: fullName, email, subject, description } = message;
  return scope.tx(async (tx) => {
    await keepLetter(scope, tx, ip, { fullName, email, subject, description });
    return { message: say(scope.locale, 'contact_received') };
  });
}

interface Letter {
  fullName: string;
  email: string;
  subject: string;
  description: string;
}

/** Stored first; the message to the people who run the site follows as a job of the same transaction. */
export async function keepLetter(scope: Scope, tx: Tx, ip: string, letter: Letter): Promise<void> {
  const id = newId(scope.now.getTime());
  await insertContactMessage(tx, {
    tenantId: scope.tenant.id,
    id,
    userId: scope.actor?.userId ?? null,
    ...letter,
    createdAt: scope.now,
  });
  const wait = await countMail(scope, tx, { by: { ip } });
  if (wait > 0) throw tooMany(wait);
  await scope.enqueue(tx, 'forward-contact', { messageId: id });
}

export async function forwardContact(scope: Scope, messageId: string, mailer: Mailer): Promise<void> {
  const message = await scope.read((tx) => findContactMessage(tx, messageId));
  if (!message) return;
  const site = siteIn(scope.tenant.site, scope.locale);
  const words = contactForwarded({ ...message, brand: site.name }, site.locale);
  const address = site.placeholders.contactEmail ?? `contact@${scope.tenant.domain}`;
  await mailer.send({
    ...layOutMail(words, site, site.locale),
    from: { name: site.name, address },
    to: address,
    replyTo: message.email,
  });
}
