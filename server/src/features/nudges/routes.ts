import type { Locale } from '@regimen/contract/load.ts';
import { type Nudge, nudgeCalls } from '@regimen/contract/nudges.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { renderMarkdown } from '../../markdown.ts';
import * as queries from './queries.ts';

const most = 50;

export function nudgeRoutes(http: HttpParts): void {
  registerCalls(http, nudgeCalls, {
    'GET nudges': async (scope) => {
      const rows = await scope.read((tx) =>
        queries.listNudges(tx, scope.tenant.id, scope.actor?.userId ?? '', most),
      );
      return { data: rows.map((row) => present(row, scope.locale)) };
    },

    'GET nudges/{id}': async (scope, { params }) => {
      const { row, nextTask } = await scope.read(async (tx) => {
        const found = await queries.findNudge(tx, scope.tenant.id, params.id);
        if (!found) throw notFound();
        const next = await queries.findNextTask(tx, scope.tenant.id, found.prompt.enrollmentId);
        return { row: found, nextTask: next };
      });
      if (row.prompt.seenAt === null)
        await scope.tx((tx) => queries.markRead(tx, scope.tenant.id, params.id, scope.now));
      return { ...present(row, scope.locale), nextTask };
    },
  });
}

/** At most 5,000 characters, as the engine reads them: made when it is read, which is seldom, not when it is sent to thousands. */
function present({ prompt, texts, owner }: queries.NudgeRow, locale: Locale): Nudge {
  return {
    id: prompt.id,
    title: prompt.title,
    html: renderMarkdown(prompt.body),
    programId: prompt.programId,
    programTitle: programTextIn(texts, locale).title,
    from: owner,
    sentAt: (prompt.sentAt ?? prompt.intendedAt).toISOString(),
    isRead: prompt.seenAt !== null,
  };
}
