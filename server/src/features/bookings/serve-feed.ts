import { translator } from '@regimen/contract/language/translate.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { breathe } from '../../own-turn.ts';
import type { Scope, SignedInScope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { localeOf } from '../notifications/locale-of.ts';
import { entryOf } from './calendar/entry-of.ts';
import { type Entry, writeCalendar } from './calendar/write-entry.ts';
import * as feed from './feed-queries.ts';
import { mailTexts } from './mail-texts.ts';
import { sideOf } from './present.ts';
import * as shown from './shown-queries.ts';

const backMs = 30 * 86_400_000;
const mostShown = 1_000;

/** Everything of somebody's on both sides that stands, as their calendar app reads it. */
export async function writeFeed(scope: Scope, secret: string): Promise<string> {
  return scope.tx(async (tx) => {
    const reader = await feed.findFeedReader(tx, hashSecret(secret));
    if (!reader) throw notFound();
    const since = new Date(scope.now.getTime() - backMs);
    const [, asClient, asHost] = await inOrder(
      feed.markFeedUsed(tx, reader.userId, scope.now),
      shown.listStanding(tx, { side: 'client', userId: reader.userId, since }, mostShown),
      shown.listStanding(tx, { side: 'host', userId: reader.userId, since }, mostShown),
    );
    scope.concerns([reader.userId, ...asHost.map(({ client }) => client.id)]);
    const locale = localeOf(scope, reader.locale);
    const entries = new Map<string, Entry>();
    for (const [side, rows] of [['client', asClient] as const, ['host', asHost] as const])
      for (const row of rows) {
        const entry = { ...entryOf(scope, row, side, locale) };
        // Here each of a series is an entry of its own, and a group is one for all.
        if (row.booking.seriesId !== null) entry.uid = `booking-${row.booking.id}@${scope.tenant.domain}`;
        entries.set(entry.uid, entry);
        await breathe();
      }
    const site = siteIn(scope.tenant.site, locale);
    const name = translator(mailTexts, locale)('feedName', { brand: site.name });
    return writeCalendar({ method: 'PUBLISH', locale, name }, [...entries.values()]);
  });
}

/** One booking, to be put into a calendar by hand, in the language that its reader reads here. */
export async function writeBooking(scope: SignedInScope, tx: Tx, id: string): Promise<string> {
  const row = await shown.findShown(tx, id);
  if (!row) throw notFound();
  scope.concerns([row.booking.userId]);
  const { userId } = scope.actor;
  const locale = localeOf(scope, await feed.findLanguage(tx, userId));
  const entry = entryOf(scope, row, sideOf(row, userId), locale);
  return writeCalendar({ method: 'PUBLISH', locale }, [
    { ...entry, uid: `booking-${id}@${scope.tenant.domain}` },
  ]);
}
