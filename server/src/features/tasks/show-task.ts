import { appointmentOf } from '@regimen/contract/appointment-of.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { findFirstValue } from '../enrollments/first-value.ts';
import { listReadingsOf, readingOfTask } from '../enrollments/list-readings.ts';
import { presentTaskCard } from '../enrollments/present-task-card.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { runOf } from '../enrollments/take-step.ts';
import { remindingOf } from '../notifications/reminding-of.ts';
import * as queries from './queries.ts';
import { whyWords } from './why-words.ts';

const defaultSnoozes = 3;

/** One task with all that its form needs. */
export async function showTask(scope: Scope, tx: Tx, id: string): Promise<OpenTask & { isUnseen: boolean }> {
  const found = await queries.findTask(tx, id);
  if (!found) throw notFound();
  const { task } = found;
  const program = await programOf(tx, found.versionId);
  const protocol = program.protocols[task.protocolIndex]?.protocol;
  const item = itemOf(protocol, task.item);
  const kpiId = item?.kind === 'kpi' ? task.item : item?.kind === 'order' ? (item.resultKpi ?? null) : null;
  const measured = itemOf(protocol, kpiId);
  const kpi = kpiId && measured?.kind === 'kpi' ? ([kpiId, measured] as const) : null;
  const readings = kpi ? await listReadingsOf(tx, task.enrollmentId, ...kpi, 30) : [];
  const taken = kpi && task.status === 'done' ? await readingOfTask(tx, task, ...kpi) : null;
  const isFirst = kpi !== null && readings.length === 0 && task.status === 'open';
  const isResult = item?.kind === 'order' && item.orderType === 'lab_result';
  const shown = present(found, program, protocol, scope.locale);
  const reminding = shown.status === 'open' ? await remindingOf(tx, found, scope.now) : null;
  return {
    ...shown,
    item,
    itemKey: task.item,
    kpi: isResult ? measured : null,
    kpiKey: isResult ? kpiId : null,
    readings: readings.map(presentReading),
    start: isFirst ? await findFirstValue(tx, found.enrollment.userId, kpi[1]) : null,
    taken: taken ? presentReading(taken) : null,
    remindsAt: reminding?.remindsAt?.toISOString() ?? null,
    heldTimes: reminding?.heldTimes ?? [],
    isUnseen: found.isUnseen,
  };
}

const presentReading = ({ id, takenAt, value }: { id: string; takenAt: Date; value: number }) => ({
  id,
  takenAt: takenAt.toISOString(),
  value,
});

type Read = Omit<
  OpenTask,
  'item' | 'itemKey' | 'kpi' | 'kpiKey' | 'readings' | 'start' | 'taken' | 'remindsAt' | 'heldTimes'
>;

function present(
  found: queries.FoundTask,
  program: Program,
  protocol: Protocol | undefined,
  locale: Locale,
): Read {
  const { task, enrollment, page } = found;
  const { title } = programTextIn(page.texts, locale);
  const node = protocol?.nodes.find(({ id }) => id === task.node);
  const module = protocol?.modules.find(({ id }) => id === task.module) ?? null;
  const run = enrollment.state === null ? null : runOf(enrollment).run;
  const open = run?.tasks.find(({ id }) => id === task.key);
  const isOpen = task.status === 'open' && task.result === null && open !== undefined;
  const window = node ? node.data.window : module?.settings.window;
  const isPaused = enrollment.status === 'paused';
  const snoozesLeft =
    isOpen && !isPaused ? Math.max(0, (window?.snoozes ?? defaultSnoozes) - open.snoozes) : 0;
  return {
    ...presentTaskCard(task, title, program),
    description: node?.data.description ?? '',
    programCategory: page.category as Read['programCategory'],
    appointment: appointmentOf(node, itemOf(protocol, task.item)),
    challengeDay: challengeDay(found, protocol, run),
    begun: task.begun,
    result: task.result,
    snoozesLeft,
    why: whyWords(module, title, locale),
    can: { answer: isOpen, decline: isOpen, snooze: snoozesLeft > 0 },
  };
}

function challengeDay(
  { task }: queries.FoundTask,
  protocol: Protocol | undefined,
  run: ReturnType<typeof runOf>['run'] | null,
): OpenTask['challengeDay'] {
  const item = itemOf(protocol, task.item);
  const state = run?.here?.node === task.node ? run?.here?.challenge : null;
  if (item?.kind !== 'challenge' || !state || (task.status !== 'open' && task.status !== 'done')) return null;
  // Its task has the number of the day; the challenge itself may have come further.
  const day = task.status === 'open' ? state.day + 1 : Number(task.key.split('/').at(-1));
  return { day, days: item.days, done: state.done, streak: state.streak };
}

const itemOf = (protocol: Protocol | undefined, id: string | null): Item | null =>
  (id === null ? undefined : protocol?.items[id]) ?? null;
