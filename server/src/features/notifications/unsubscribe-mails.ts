import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { choicesOf, rowOf } from './choices.ts';
import { findSettings, saveSettings } from './settings-queries.ts';
import { deleteOldUnsubscribes, findToken, insertToken } from './tokens-queries.ts';

/** The lists somebody can leave with one press. */
export type MailList = 'reminders' | 'news' | 'summary';

/** What a mail carries so that it can be ended without signing in. The secret rests nowhere but in the message. */
export interface Unsubscribe {
  /** For people: a page with a button. */
  page: string;
  /** For mail programs (RFC 8058): a POST there ends it, a GET only leads to the page. */
  oneClick: string;
}

export async function makeUnsubscribe(
  scope: Scope,
  tx: Tx,
  userId: string,
  list: MailList,
): Promise<Unsubscribe> {
  const token = newSecret();
  await insertToken(tx, {
    tenantId: scope.tenant.id,
    id: newId(scope.now.getTime()),
    userId,
    purpose: 'unsubscribe',
    name: list,
    tokenHash: hashSecret(token),
    createdAt: scope.now,
  });
  return {
    page: unsubscribePage(scope, token),
    oneClick: `${scope.tenant.origin}/api/notifications/unsubscribe/${token}`,
  };
}

export const unsubscribePage = (scope: Scope, token: string): string =>
  `${scope.tenant.origin}/auth/by-token?unsubscribe=${token}`;

export const unsubscribeHeaders = ({ oneClick }: Unsubscribe): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A link that is not known, or no longer, is answered like one that is: whoever tries has learned nothing. */
export async function endMails(scope: Scope, tx: Tx, token: string): Promise<void> {
  const found = await findToken(tx, 'unsubscribe', hashSecret(token));
  if (!found) return;
  const choices = choicesOf(await findSettings(tx, found.userId));
  const { channels } = choices;
  const without = (kinds: (keyof typeof channels)[]) =>
    Object.fromEntries(
      Object.entries(channels).map(([kind, wanted]) => [
        kind,
        kinds.includes(kind as never) ? wanted.filter((channel) => channel !== 'email') : wanted,
      ]),
    ) as typeof channels;
  const ended = {
    reminders: { channels: without(['task', 'nudge', 'reminder']) },
    news: { channels: without(['follow-up', 'news']) },
    summary: { weeklySummary: false },
  }[found.name as MailList];
  const row = rowOf({ ...choices, ...ended });
  await saveSettings(tx, { tenantId: scope.tenant.id, userId: found.userId, ...row });
}

const keptDays = 90;
export const sweepUnsubscribes = (scope: Scope): Promise<void> =>
  scope.tx((tx) => deleteOldUnsubscribes(tx, new Date(scope.now.getTime() - keptDays * 86_400_000)));
