import type { Locale } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { Mailer } from '../../providers/mail.ts';
import { layOutMail, type MailWords, onOneLine } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { isDanger } from './danger.ts';
import { linkOf, linkOfAll } from './deliver-due.ts';
import { localeOf } from './locale-of.ts';
import { dangerMail, newsMail, promptMail } from './mail-words.ts';
import { sayNews } from './news-words.ts';
import { findAddressee } from './settings-queries.ts';
import { listTold, listUnreadNews, markDelivered, missUndelivered, type ToldPrompt } from './tell-queries.ts';
import { type MailList, makeUnsubscribe, type Unsubscribe, unsubscribeHeaders } from './unsubscribe-mails.ts';

export interface Letter {
  email: string;
  fullName: string;
  locale: Locale;
  list: MailList;
  unsubscribe: Unsubscribe;
}

/** Somebody's confirmed address with a link to end such mails; nothing for whoever has none. */
export async function addressLetter(
  scope: Scope,
  userId: string,
  list: MailList,
): Promise<Letter | undefined> {
  return scope.tx(async (tx) => {
    const found = await findAddressee(tx, userId);
    if (!found?.email || !found.emailVerifiedAt) return undefined;
    // Who wants to leave is reminded of nothing; that somebody may be in danger, an expert hears to the end.
    if (found.isLeaving && list !== 'news') return undefined;
    const { email, fullName } = found;
    const unsubscribe = await makeUnsubscribe(scope, tx, userId, list);
    return { email, fullName, locale: localeOf(scope, found.locale), list, unsubscribe };
  });
}

export async function sendLetter(
  scope: Scope,
  mailer: Mailer,
  letter: Omit<Letter, 'unsubscribe'> & { unsubscribe?: Unsubscribe },
  key: string,
  words: (brand: string) => MailWords,
): Promise<void> {
  const site = siteIn(scope.tenant.site, letter.locale);
  const address = site.placeholders.contactEmail ?? `no-reply@${scope.tenant.domain}`;
  await mailer.send({
    ...layOutMail(words(site.name), site, letter.locale),
    from: { name: site.name, address },
    to: letter.email,
    messageId: `<${key}@${scope.tenant.domain}>`,
    headers: letter.unsubscribe ? unsubscribeHeaders(letter.unsubscribe) : {},
  });
}

/** Run again after it was sent, it finds nothing more to say; what was answered in the meantime is not said either. */
export async function mailPrompts(scope: Scope, userId: string, sentAt: Date, mailer: Mailer): Promise<void> {
  const rows = await scope.tx(async (tx) => {
    scope.concerns([userId]);
    await missUndelivered(tx, userId, sentAt, scope.now);
    return listTold(tx, userId, sentAt, scope.now, 'email');
  });
  const [first] = rows;
  if (!first) return;
  const letter = await addressLetter(scope, userId, 'reminders');
  if (!letter) return;
  const link = rows.length === 1 ? linkOf(first.prompt) : linkOfAll(rows.map(({ prompt }) => prompt));
  await sendLetter(scope, mailer, letter, `${userId}.${sentAt.getTime()}`, (brand) =>
    promptMail(
      {
        brand,
        told: rows.map((row) => tellable(row, letter.locale)),
        isReminder: first.prompt.kind === 'reminder',
        link: scope.tenant.origin + link,
        unsubscribe: letter.unsubscribe.page,
      },
      letter.locale,
    ),
  );
  const ids = rows.map(({ prompt }) => prompt.id);
  await scope.tx((tx) => markDelivered(tx, ids, 'email', scope.now));
}

export const tellable = ({ prompt, texts }: ToldPrompt, locale: Locale) => ({
  title: onOneLine(prompt.title),
  body: prompt.body,
  program: onOneLine(programTextIn(texts, locale).title),
});

/** A newer one keeps the id of the one whose place it takes, and is another message all the same. */
export const keyOf = ({ id, createdAt }: { id: string; createdAt: Date }): string =>
  `news.${id}.${createdAt.getTime()}`;

/** What was read in the meantime is not told again. */
export async function mailNews(scope: Scope, userId: string, ids: string[], mailer: Mailer): Promise<void> {
  scope.concerns([userId]);
  const unread = await scope.read((tx) => listUnreadNews(tx, userId, ids));
  const letter = unread.length > 0 ? await addressLetter(scope, userId, 'news') : undefined;
  if (!letter) return;
  const { unsubscribe: _end, ...unending } = letter;
  for (const row of unread.filter(isDanger))
    await sendLetter(scope, mailer, unending, keyOf(row), (brand) =>
      dangerMail(
        {
          brand,
          line: sayNews(row.kind, row.data, letter.locale),
          isOwn: row.kind === 'help',
          link: scope.tenant.origin + row.link,
        },
        letter.locale,
      ),
    );
  const rows = unread.filter((row) => !isDanger(row));
  const [first] = rows;
  if (!first) return;
  const link = rows.length === 1 ? first.link : '/notifications';
  await sendLetter(scope, mailer, letter, keyOf(first), (brand) =>
    newsMail(
      {
        brand,
        lines: rows.map(({ kind, data }) => sayNews(kind, data, letter.locale)),
        link: scope.tenant.origin + link,
        unsubscribe: letter.unsubscribe.page,
      },
      letter.locale,
    ),
  );
}
