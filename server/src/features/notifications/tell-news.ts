import type { Channel, NotificationKind } from '@regimen/contract/notifications.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Scope } from '../../scope.ts';
import { countNews } from '../accounts/count-mail.ts';
import { choicesOf } from './choices.ts';
import { isDanger } from './danger.ts';
import { listDeviceCounts, listSettings } from './delivery-queries.ts';
import { isWithin, nextMinute } from './hours.ts';
import type { NotificationRow } from './queries.ts';
import * as queries from './tell-queries.ts';

/** News waits this long for more of it, so that ten new followers are one message. */
const gatherMs = 5 * 60_000;
/** Whoever is there reads a message by then. */
const messageMs = 60_000;

/** What could not be told for so long is no news any more; the bell still has it. */
const staleMs = 3 * 86_400_000;

/** When news may go by mail and push too: what is urgent at once. */
export const tellFrom = (at: Date, kind: NotificationKind, isUrgent: boolean): Date =>
  new Date(at.getTime() + (isUrgent ? 0 : kind === 'message' ? messageMs : gatherMs));

const isUrgent = ({ data }: NotificationRow): boolean => data.isUrgent === true;

/**
 * What the bell shows goes by mail and push too, where its person wants that: gathered, so many an hour, and not in quiet
 * hours. What is urgent waits for nothing. It is under the bell anyway, so nothing is lost.
 */
export async function tellNews(scope: Scope, most: number): Promise<number> {
  const now = scope.now.getTime();
  return scope.tx(async (tx) => {
    const people = await queries.lockPeopleWithNews(tx, scope.now, most);
    if (people.length === 0) return 0;
    const ids = people.map(({ id }) => id);
    const [rows, settings, devices] = await inOrder(
      queries.listNewsToTell(tx, ids, scope.now),
      listSettings(tx, ids),
      listDeviceCounts(tx, ids),
    );
    for (const person of people) {
      const { channels, quiet } = choicesOf(settings.find(({ userId }) => userId === person.id));
      const zone = person.zone ?? 'UTC';
      const own = rows.filter(({ userId }) => userId === person.id);
      const isQuiet = quiet !== null && isWithin(quiet, zone, now);
      const held = own.filter((row) => isQuiet && !isUrgent(row));
      if (quiet) await queries.tellAgainAt(tx, idsOf(held), new Date(nextMinute(zone, now, quiet.to)));
      const fresh = own.filter(
        (row) => !held.includes(row) && row.readAt === null && row.createdAt.getTime() > now - staleMs,
      );
      const hasDevice = devices.some(({ userId }) => userId === person.id);
      const goesBy = (channel: Channel) => (row: NotificationRow) =>
        (channel === 'email' ? person.hasEmail : hasDevice) &&
        (isDanger(row) ||
          channels[row.kind === 'follow-up' || row.kind === 'message' ? row.kind : 'news'].includes(channel));
      // Others cause these, as often as they like: what is too much waits, and comes gathered.
      const capped = fresh.filter((row) => !isUrgent(row) && (goesBy('email')(row) || goesBy('push')(row)));
      const waitSeconds = capped.length > 0 ? await countNews(scope, tx, person.id) : 0;
      if (waitSeconds > 0) {
        await queries.tellAgainAt(tx, idsOf(capped), new Date(now + waitSeconds * 1_000));
        held.push(...capped);
      }
      const told = fresh.filter((row) => !held.includes(row));
      const [byMail, byPush] = [told.filter(goesBy('email')), told.filter(goesBy('push'))];
      if (byMail.length > 0) await scope.enqueue(tx, 'mail-news', { userId: person.id, ids: idsOf(byMail) });
      if (byPush.length > 0) await scope.enqueue(tx, 'push-news', { userId: person.id, ids: idsOf(byPush) });
      await queries.tellAgainAt(tx, idsOf(own.filter((row) => !held.includes(row))), null);
    }
    return people.length;
  });
}

const idsOf = (rows: NotificationRow[]): string[] => rows.map(({ id }) => id);
