import type { Locale } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { type UrgentHelp, urgentCalls } from '@regimen/contract/urgent.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { canEndByReading } from '@regimen/engine/urgent.ts';
import { urgentWordsIn } from '@regimen/engine/urgent-words.ts';
import type { Tx } from '../../db/pool.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { type List, wholeList } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { expertsOf } from '../enrollments/experts-of.ts';
import { messageMark } from '../enrollments/message-mark.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import * as queries from './queries.ts';
import { whatWasMeasured } from './what-was-measured.ts';

const most = 5;
/** Of one KPI: enough to find the one that means danger behind those that were taken after it. */
const mostReadings = 20;

export function urgentRoutes(http: HttpParts): void {
  registerCalls(http, urgentCalls, {
    'GET urgent': (scope) => scope.read((tx) => listHelp(scope, tx)),

    'PUT urgent/phone': (scope, { body }) =>
      scope.tx(async (tx) => {
        await queries.leavePhone(tx, scope.actor.userId, scope.now, body.phone);
        return listHelp(scope, tx);
      }),
  });
}

async function listHelp(scope: SignedInScope, tx: Tx): Promise<List<UrgentHelp>> {
  const rows = await queries.listUrgent(tx, scope.actor.userId, scope.now, most);
  const programs = await programsOf(
    tx,
    rows.map(({ versionId }) => versionId),
  );
  const experts = await expertsOf(
    tx,
    rows.map(({ task, page }) => ({ programId: task.programId, ownerId: page.ownerId })),
  );
  const readings = await queries.listReadings(tx, rows, mostReadings);
  const data = rows.map((row) =>
    present(
      row,
      programs.get(row.versionId),
      experts.get(row.task.programId)?.length ?? 1,
      readings.filter(
        ({ enrollmentId, kpi }) => enrollmentId === row.task.enrollmentId && kpi === row.task.item,
      ),
      scope.locale,
    ),
  );
  // What is over comes after what is not.
  return wholeList(data.sort((a, b) => Number(a.over !== null) - Number(b.over !== null)));
}

function present(
  { task, page, owner, closer }: queries.UrgentRow,
  program: Program | undefined,
  experts: number,
  readings: readonly queries.TakenReading[],
  locale: Locale,
): UrgentHelp {
  const item = program?.protocols[task.protocolIndex]?.protocol.items[task.item ?? ''];
  const words = task.key.startsWith(messageMark)
    ? urgentWordsIn(locale)
    : item && 'urgent' in item
      ? item.urgent
      : undefined;
  return {
    id: task.id,
    programId: task.programId,
    programTitle: programTextIn(page.texts, locale).title,
    title: words?.title ?? '',
    text: words?.text ?? '',
    at: task.openedAt.toISOString(),
    measured: whatWasMeasured(item, task.item ?? '', readings, task),
    over: task.easedBy?.how ?? null,
    endsBy: item?.kind === 'kpi' && canEndByReading(item, task.item ?? '') ? 'reading' : 'expert',
    told: { name: owner, others: experts - 1 },
    phone: task.phone,
    seen: task.closedAt && closer !== null ? { by: closer, at: task.closedAt.toISOString() } : null,
  };
}
