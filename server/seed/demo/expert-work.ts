import type { DeskAct } from '@regimen/contract/history.ts';
import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import { drawsFrom, seedOf } from '@regimen/engine/simulate/draws.ts';
import { delayMinutes, nextAtWork } from '@regimen/engine/simulate/hours.ts';
import { TEAMS } from '@regimen/engine/simulate/profile.ts';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';
import type { NewTask } from '../../src/features/enrollments/new-rows.ts';

const minute = 60_000;

/** What an expert notes when they have looked after an alert. */
const notes: Record<ContentLanguage, string[]> = {
  en: [
    'Called. They measured again while we spoke: back to normal.',
    'Talked to them. They’d eaten late, and will measure before dinner from now on.',
    'No answer. Left a message and will try again tomorrow.',
    'They saw their doctor about it today.',
    'A typo in the reading. They’ve corrected it.',
    'We’ll look at the next 3 readings together.',
  ],
  ar: [
    'تم الاتصال، وأعيد القياس أثناء المكالمة فكان طبيعيًا.',
    'تحدثنا. كان العشاء متأخرًا، وسيكون القياس قبله من الآن فصاعدًا.',
    'لا رد على الهاتف. تركت رسالة وسأحاول غدًا.',
    'تمت مراجعة الطبيب بشأنه اليوم.',
    'قراءة كُتبت خطأ، وصُحّحت.',
    'سننظر معًا في القراءات الثلاث القادمة.',
  ],
};

export interface OpenAlert {
  task: NewTask;
  expertId: string;
  zone: string;
}

export interface Team {
  expert: string;
  colleague: string;
}

/**
 * Experts have looked after most alerts within their working hours, as `closeFollowUp` writes it. What came lately
 * still waits, and now and then one was left lying.
 */
export async function lookAfterAlerts(
  tx: Tx,
  locale: ContentLanguage,
  alerts: readonly OpenAlert[],
  team: Team,
  now: number,
): Promise<void> {
  const { delay, atWork } = TEAMS.usual;
  const closed = alerts.flatMap(({ task, expertId, zone }) => {
    const draws = drawsFrom(seedOf(task.key.slice(task.enrollmentId.length), 11));
    const opened = task.openedAt.getTime();
    const at = nextAtWork(atWork, zone, opened + delayMinutes(delay, draws) * minute);
    const isRecent = opened > now - 10 * 24 * 60 * minute;
    // Nobody who may be in danger is left lying; the draw stays, so that everything else does.
    const isLeft = draws.chance(0.12) && isRecent && task.urgentUntil === null;
    if (isLeft || at > now) return [];
    const words = draws.pick(notes[locale]) ?? '';
    return [
      { id: task.id, at: new Date(at), expertId, result: { type: 'decision', outcome: 'success', words } },
    ];
  });
  const done = new Set(closed.map(({ id }) => id));
  await takeSome(
    tx,
    alerts.filter(({ task }) => !done.has(task.id)),
    team,
    now,
  );
  if (closed.length === 0) return;
  await tx.$client.query(
    `UPDATE tasks t SET status = 'done', closed_at = x.at, closed_by = x.by_user, result = x.result::jsonb
     FROM unnest($2::uuid[], $3::timestamptz[], $4::uuid[], $5::text[]) AS x(id, at, by_user, result)
     WHERE t.tenant_id = $1 AND t.id = x.id`,
    [
      tx.tenantId,
      closed.map(({ id }) => id),
      closed.map(({ at }) => at),
      closed.map(({ expertId }) => expertId),
      closed.map(({ result }) => JSON.stringify(result)),
    ],
  );
  await noteActs(
    tx,
    closed.map(({ id, at, expertId }) => ({ id, at, by: expertId, what: 'closed' })),
  );
}

/** As the desk notes it. */
function noteActs(tx: Tx, acts: readonly { id: string; at: Date; by: string; what: DeskAct }[]) {
  return tx.$client.query(
    `INSERT INTO desk_acts (tenant_id, id, task_id, enrollment_id, program_id, at, what, by_user)
     SELECT t.tenant_id, x.id, t.id, t.enrollment_id, t.program_id, x.at, x.what, x.by_user
     FROM unnest($2::uuid[], $3::uuid[], $4::timestamptz[], $5::uuid[], $6::text[]) AS x(id, task, at, by_user, what)
     JOIN tasks t ON t.tenant_id = $1 AND t.id = x.task`,
    [
      tx.tenantId,
      acts.map(({ at }) => newId(at.getTime())),
      acts.map(({ id }) => id),
      acts.map(({ at }) => at),
      acts.map(({ by }) => by),
      acts.map(({ what }) => what),
    ],
  );
}

/** Of what waits, the expert has taken one thing an hour ago and the colleague another. */
async function takeSome(
  tx: Tx,
  open: readonly OpenAlert[],
  { expert, colleague }: Team,
  now: number,
): Promise<void> {
  const shared = open
    .filter(({ expertId }) => expertId === expert)
    .sort((a, b) => a.task.openedAt.getTime() - b.task.openedAt.getTime());
  for (const [index, by] of [colleague, expert].entries()) {
    const task = shared[index + 1]?.task;
    const at = Math.max(now - (index + 1) * 60 * minute, task?.openedAt.getTime() ?? now);
    if (!task) continue;
    await tx.$client.query(
      'UPDATE tasks SET claimed_by = $3, claimed_at = $4 WHERE tenant_id = $1 AND id = $2',
      [tx.tenantId, task.id, by, new Date(at)],
    );
    await noteActs(tx, [{ id: task.id, at: new Date(at), by, what: 'taken' }]);
  }
}
