import { createHash } from 'node:crypto';
import { directionOf, type Locale } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Push } from '../../providers/push.ts';
import type { Scope } from '../../scope.ts';
import { choicesOf } from './choices.ts';
import { linkOf, linkOfAll } from './deliver-due.ts';
import { localeOf } from './locale-of.ts';
import { forYou, gathered } from './mail-words.ts';
import { sayNews } from './news-words.ts';
import { keyOf, tellable } from './send-mails.ts';
import {
  type DeviceRow,
  deleteDevices,
  findAddressee,
  findSettings,
  listDevices,
} from './settings-queries.ts';
import { listTold, listUnreadNews, markDelivered, missUndelivered } from './tell-queries.ts';

/** What our service worker shows. One with the same tag takes the place of the other, so a repeat is not shown twice. */
interface Shown {
  title: string;
  body: string;
  link: string;
  tag: string;
}

const longestSeconds = 24 * 3_600;

export async function pushPrompts(scope: Scope, userId: string, sentAt: Date, push: Push): Promise<void> {
  scope.concerns([userId]);
  const [, rows, devices, addressee, settings] = await scope.tx((tx) =>
    inOrder(
      missUndelivered(tx, userId, sentAt, scope.now),
      listTold(tx, userId, sentAt, scope.now, 'push'),
      listDevices(tx, userId),
      findAddressee(tx, userId),
      findSettings(tx, userId),
    ),
  );
  const [first] = rows;
  if (!first || !addressee) return;
  const locale = localeOf(scope, addressee.locale);
  const { pushDetails } = choicesOf(settings);
  const told = rows.map((row) => tellable(row, locale));
  const [one] = told;
  const alone = told.length === 1 && one;
  const programs = [...new Set(told.map(({ program }) => program))].join('\n');
  const open = alone
    ? { title: one.title, body: one.body || one.program }
    : { title: gathered(told.length, locale), body: told.map(({ title }) => title).join('\n') };
  const shown = {
    // A locked screen is read by anybody: which program it is, and no more, unless its person allowed it.
    ...(pushDetails ? open : { title: programs.split('\n')[0] ?? '', body: forYou(told.length, locale) }),
    link: alone ? linkOf(first.prompt) : linkOfAll(rows.map(({ prompt }) => prompt)),
    tag: `${userId}.${sentAt.getTime()}`,
  };
  const freshFor = rows.map(({ prompt }) =>
    prompt.freshUntil ? (prompt.freshUntil.getTime() - scope.now.getTime()) / 1_000 : longestSeconds,
  );
  const ttlSeconds = Math.floor(Math.min(longestSeconds, Math.max(60, ...freshFor)));
  const urgent = rows.some(({ prompt }) => prompt.isImportant);
  if (await toDevices(scope, push, devices, shown, locale, { ttlSeconds, urgent })) {
    const ids = rows.map(({ prompt }) => prompt.id);
    await scope.tx((tx) => markDelivered(tx, ids, 'push', scope.now));
  }
}

export async function pushNews(scope: Scope, userId: string, ids: string[], push: Push): Promise<void> {
  scope.concerns([userId]);
  const [rows, devices, addressee] = await scope.read((tx) =>
    inOrder(listUnreadNews(tx, userId, ids), listDevices(tx, userId), findAddressee(tx, userId)),
  );
  const [first] = rows;
  if (!first || !addressee) return;
  const locale = localeOf(scope, addressee.locale);
  const shown = {
    title: siteIn(scope.tenant.site, locale).name,
    body: rows.map(({ kind, data }) => sayNews(kind, data, locale)).join('\n'),
    link: rows.length === 1 ? first.link : '/notifications',
    tag: keyOf(first),
  };
  const urgent = rows.some(({ data }) => data.isUrgent === true);
  await toDevices(scope, push, devices, shown, locale, { ttlSeconds: longestSeconds, urgent });
}

/** Whether any device was reached. Devices that have left are forgotten; where none was reached it is tried again. */
async function toDevices(
  scope: Scope,
  push: Push,
  devices: DeviceRow[],
  shown: Shown,
  locale: Locale,
  { ttlSeconds, urgent }: { ttlSeconds: number; urgent: boolean },
): Promise<boolean> {
  const payload = JSON.stringify({
    ...shown,
    body: shown.body.slice(0, 400),
    lang: locale,
    dir: directionOf(locale),
  });
  const topic = createHash('sha256').update(shown.tag).digest('base64url').slice(0, 32);
  const answers = await Promise.allSettled(
    devices.map((device) => push.send(device, { payload, ttlSeconds, urgent, topic })),
  );
  const gone = devices.filter((_, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' && answer.value === 'gone';
  });
  if (gone.length > 0)
    await scope.tx((tx) =>
      deleteDevices(
        tx,
        gone.map(({ id }) => id),
      ),
    );
  if (answers.some((answer) => answer.status === 'fulfilled' && answer.value === 'sent')) return true;
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
  return false;
}
