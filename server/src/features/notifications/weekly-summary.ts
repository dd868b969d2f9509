import { programTextIn } from '@regimen/contract/program-texts.ts';
import { DAY_MS, HOUR_MS, weekdayOf } from '@regimen/engine/calendar.ts';
import { dayAt, timeAt } from '@regimen/engine/wall-clock.ts';
import { isZone } from '@regimen/engine/zone.ts';
import { peopleInDanger } from '../../db/people-in-danger.ts';
import type { Mailer } from '../../providers/mail.ts';
import { onOneLine } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { summaryMail } from './mail-words.ts';
import { addressLetter, sendLetter } from './send-mails.ts';
import * as queries from './summary-queries.ts';

const batchSize = 500;

/** From eight to eleven on Monday, so that an hour without a worker loses nobody's. */
function isMondayMorning(zone: string, at: number): boolean {
  if (!isZone(zone) || weekdayOf(dayAt(zone, at)) !== 0) return false;
  const hour = timeAt(zone, at) / HOUR_MS;
  return hour >= 8 && hour < 11;
}

/** Finds those for whom the week begins now. Each is taken once, and their mail is a job of its own. */
export async function findToSummarise(scope: Scope): Promise<void> {
  const now = scope.now.getTime();
  const zones = (await scope.read((tx) => queries.listZones(tx))).filter((zone) =>
    isMondayMorning(zone, now),
  );
  if (zones.length === 0) return;
  const since = new Date(now - 5 * DAY_MS);
  for (let taken = batchSize; taken === batchSize; )
    taken = await scope.tx(async (tx) => {
      const ids = await queries.takeToSummarise(tx, zones, since, scope.now, batchSize);
      for (const userId of ids) await scope.enqueue(tx, 'mail-summary', { userId });
      return ids.length;
    });
}

/** A week in which there was nothing to do is not worth a mail. */
export async function mailSummary(scope: Scope, userId: string, mailer: Mailer): Promise<void> {
  const since = new Date(scope.now.getTime() - 7 * DAY_MS);
  const rows = await scope.read(async (tx) => {
    scope.concerns([userId]);
    // A week is not praised on a day on which its person may be in danger.
    const endangered = await peopleInDanger(tx, [userId], scope.now);
    return endangered.has(userId) ? [] : queries.listWeeks(tx, userId, since);
  });
  const lived = rows.filter(({ done, missed, open }) => done + missed + open > 0);
  if (lived.length === 0) return;
  const letter = await addressLetter(scope, userId, 'summary');
  if (!letter) return;
  const { locale } = letter;
  const week = Math.floor(scope.now.getTime() / (7 * DAY_MS));
  await sendLetter(scope, mailer, letter, `week.${userId}.${week}`, (brand) =>
    summaryMail(
      {
        brand,
        fullName: onOneLine(letter.fullName),
        weeks: lived.map(({ texts, ...counts }) => ({
          ...counts,
          program: onOneLine(programTextIn(texts, locale).title),
        })),
        link: `${scope.tenant.origin}/my-tasks`,
        unsubscribe: letter.unsubscribe.page,
      },
      locale,
    ),
  );
}
