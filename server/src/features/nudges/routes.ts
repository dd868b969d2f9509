import type { Locale } from '@regimen/contract/language/languages.ts';
import { type NudgeCard, nudgeCalls } from '@regimen/contract/nudges.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { htmlNow } from '../../kept-html.ts';
import { openingOf } from '../../markdown.ts';
import { wholeList } from '../../paging.ts';
import * as queries from './queries.ts';

const most = 50;

export function nudgeRoutes(http: HttpParts): void {
  registerCalls(http, nudgeCalls, {
    'GET nudges': async (scope) => {
      const rows = await scope.read((tx) => queries.listNudges(tx, scope.actor.userId, most));
      return wholeList(rows.map((row) => present(row, scope.locale)));
    },

    'GET nudges/{id}': async (scope, { params }) => {
      const { row, nextTask } = await scope.read(async (tx) => {
        const found = await queries.findNudge(tx, params.id);
        if (!found) throw notFound();
        const next = await queries.findNextTask(tx, found.enrollmentId);
        return { row: found, nextTask: next };
      });
      if (row.seenAt === null) await scope.tx((tx) => queries.markRead(tx, params.id, scope.now));
      return { ...present(row, scope.locale), html: await htmlNow(row.body), nextTask };
    },
  });
}

const present = (row: queries.NudgeRow, locale: Locale): NudgeCard => ({
  id: row.id,
  title: row.title,
  opening: openingOf(row.body, queries.openingLength),
  programId: row.programId,
  programTitle: programTextIn(row.texts, locale).title,
  from: row.owner,
  sentAt: (row.sentAt ?? row.intendedAt).toISOString(),
  isRead: row.seenAt !== null,
});
