import { leavesOf } from '@regimen/engine/condition.ts';
import type { CloseReason, Effect } from '@regimen/engine/effect.ts';
import { nameOfModule, nameOfStep } from '@regimen/engine/given-name.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { onlyTells } from '@regimen/engine/steps/traits.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { dayAt, instantOf } from '@regimen/engine/wall-clock.ts';
import { newId } from '../../db/ids.ts';
import { missedMark } from './missed-mark.ts';
import { newTask, type Settled, type Wanted } from './new-rows.ts';
import { type PlaceOf, protocolIndexOf } from './protocol-index.ts';
import type { EnrollmentRow } from './rows.ts';
import { nameOf, textOf } from './task-names.ts';

/** The one place where what the engine wants becomes rows. Pure: nothing is written here. */
export function applyEffects(
  row: EnrollmentRow,
  program: Program,
  effects: readonly Effect[],
  trace: readonly Trace[],
  settled: Settled,
  urgent: Urgency | null,
  placeOf: PlaceOf = (id) => protocolIndexOf(row.id, id),
): Wanted {
  const wanted: Wanted = { opened: [], closed: [], prompts: [], news: [], questions: [] };
  for (const effect of effects) {
    const index = placeOf(effect.id);
    const protocol = program.protocols[index]?.protocol;
    const at = new Date(effect.at);
    switch (effect.kind) {
      case 'openTask':
        open(wanted, row, index, protocol, effect, isClose(urgent, effect.at) ? urgent : null);
        break;
      case 'closeTask':
        close(wanted, effect.task, effect.reason, at, settled);
        if (effect.reason === 'expired' && urgent && isClose(urgent, effect.at))
          missedCall(wanted, row, index, protocol, effect, urgent);
        break;
      case 'sendNudge': {
        const text = textOf(protocol, effect.item);
        const kind = effect.task === null ? 'nudge' : 'reminder';
        const fresh = effect.freshUntil === null ? null : new Date(effect.freshUntil);
        const isImportant = kind === 'reminder' || isMeantForDanger(effects, trace, effect.id);
        wanted.prompts.push({
          id: newId(effect.at),
          key: effect.id,
          kind,
          isImportant,
          ...text,
          status: 'intended',
          intendedAt: at,
          freshUntil: fresh,
          taskKey: effect.task,
        });
        break;
      }
      case 'askModel':
        wanted.questions.push(effect.task);
        break;
      case 'notifyExpert':
        tellExperts(wanted, row, index, protocol, effect);
        break;
    }
  }
  for (const entry of trace) if (entry.what === 'missed') missed(wanted, row, program, entry);
  // Who is told that somebody may be in danger need not be told in the same moment what is to be done about it.
  const help = wanted.news.find(({ isHelp }) => isHelp);
  if (help) wanted.news = wanted.news.filter((news) => !news.inDanger || news === help);
  return wanted;
}

/** What was urgent last, by which item, and when. */
type Urgency = { item: string; at: number };

/** What an expert is asked to do so soon after somebody may have been in danger is about that, and they are until it is done. */
const isClose = (urgent: Urgency | null, at: number): boolean =>
  urgent !== null && at - urgent.at < 48 * 3_600_000;

/** A nudge that a condition chose on the way from what meant danger is part of the help, and is not held back like others. */
function isMeantForDanger(effects: readonly Effect[], trace: readonly Trace[], id: string): boolean {
  if (!effects.some((effect) => effect.kind === 'notifyExpert' && effect.about === 'urgent')) return false;
  const node = id.split('/')[1];
  return trace.some(
    (line) =>
      line.what === 'chose' &&
      line.to === node &&
      line.asked.some((asked) => asked.node === node && leavesOf(asked.evaluation.condition).length > 0),
  );
}

function open(
  wanted: Wanted,
  row: EnrollmentRow,
  index: number,
  protocol: Protocol | undefined,
  { id, at, task, proposal }: Extract<Effect, { kind: 'openTask' }>,
  danger: Urgency | null,
): void {
  if (task.target === 'model') return;
  const name = nameOf(protocol, task);
  const isUrgent = danger !== null && task.target === 'system';
  wanted.opened.push({
    ...newTask(row, task.id, index, at),
    target: task.target,
    role: task.role,
    kind: task.kind,
    node: task.node,
    module: task.module,
    item: task.item,
    name,
    proposal,
    openedAt: new Date(task.openedAt),
    lateAt: dateOrNull(task.lateAt),
    expiresAt: dateOrNull(task.expiresAt),
    isUrgent,
    urgentUntil: isUrgent ? endOfDay(row.zone, at) : null,
    waitingSince: isUrgent ? new Date(danger.at) : null,
  });
  if (task.target === 'system') {
    wanted.news.push({ title: name, isUrgent, inDanger: isUrgent, role: task.role, task: idOfLast(wanted) });
    return;
  }
  const { body } = textOf(protocol, task.item);
  wanted.prompts.push({
    id: newId(at),
    key: id,
    kind: 'task',
    isImportant: true,
    title: name,
    body,
    channel: 'push',
    status: 'intended',
    intendedAt: new Date(at),
    freshUntil: dateOrNull(task.expiresAt),
    taskKey: task.id,
  });
}

function close(wanted: Wanted, key: string, reason: CloseReason, at: Date, settled: Settled): void {
  const how = settled.get(key);
  const status = reason === 'done' ? (how?.declined ? 'declined' : 'done') : endedAs[reason];
  const by = reason === 'done' ? (how?.by ?? null) : null;
  const result = reason === 'done' ? (how?.result ?? null) : null;
  const opened = wanted.opened.find((task) => task.key === key);
  if (!opened) {
    wanted.closed.push({ key, status, at, by, result });
    return;
  }
  // Opened and over in one go, as after a long downtime: nobody is told of it any more.
  Object.assign(opened, { status, closedAt: at, closedBy: by, result });
  const prompt = wanted.prompts.find((one) => one.taskKey === key);
  if (prompt) prompt.status = 'missed';
}
const endedAs = { expired: 'expired', ended: 'ended', withdrawn: 'ended' } as const;

/** A task for the expert tells of itself; everything else waits in their queue as an alert. */
function tellExperts(
  wanted: Wanted,
  row: EnrollmentRow,
  index: number,
  protocol: Protocol | undefined,
  { id, at, node, item, task, about }: Extract<Effect, { kind: 'notifyExpert' }>,
): void {
  if (task !== null) return;
  const step = protocol?.nodes.find((one) => one.id === node);
  const name = (item === null ? undefined : protocol?.items[item]?.name) ?? step?.data.name ?? '';
  const inDanger = about === 'urgent';
  const isUrgent = inDanger || about === 'alert' || about === 'stuck';
  wanted.opened.push({
    ...newTask(row, id, index, at),
    target: 'system',
    kind: 'alert',
    node,
    item,
    name,
    isUrgent,
    urgentUntil: inDanger ? endOfDay(row.zone, at) : null,
    openedAt: new Date(at),
  });
  wanted.news.push({ title: name, isUrgent, inDanger, isHelp: inDanger, role: '', task: idOfLast(wanted) });
}

const idOfLast = ({ opened }: Wanted): string => opened.at(-1)?.id ?? '';

/** Nobody did in time what was to be done for somebody who may be in danger: it goes on waiting, as an alert. */
function missedCall(
  wanted: Wanted,
  row: EnrollmentRow,
  index: number,
  protocol: Protocol | undefined,
  { task, at }: Extract<Effect, { kind: 'closeTask' }>,
  danger: Urgency,
): void {
  const node = task.split('/')[1] ?? '';
  const step = protocol?.nodes.find(({ id }) => id === node);
  if (step?.data.target !== 'system') return;
  const name = nameOfStep(protocol, step);
  wanted.opened.push({
    ...newTask(row, `${task}${missedMark}`, index, at),
    target: 'system',
    kind: 'alert',
    node,
    item: danger.item,
    name,
    isUrgent: true,
    urgentUntil: endOfDay(row.zone, at),
    waitingSince: new Date(danger.at),
    openedAt: new Date(at),
  });
  wanted.news.push({ title: name, isUrgent: true, inDanger: true, role: '', task: idOfLast(wanted) });
}

/** Nothing cheerful is said on this day any more, also where an expert has looked by then. */
export const endOfDay = (zone: string, at: number): Date => new Date(instantOf(zone, dayAt(zone, at) + 1, 0));

/** [T11] What would have come while nobody could be told stands in the ledger all the same. */
function missed(
  wanted: Wanted,
  row: EnrollmentRow,
  program: Program,
  entry: Extract<Trace, { what: 'missed' }>,
): void {
  const index = program.protocols.findIndex(({ protocol }) =>
    protocol.modules.some(({ id }) => id === entry.module),
  );
  const protocol = program.protocols[index]?.protocol;
  const module = protocol?.modules.find(({ id }) => id === entry.module);
  if (!module || module.target === 'system') return;
  const title = nameOfModule(protocol, module);
  wanted.prompts.push({
    id: newId(entry.dueAt),
    key: `${row.id}.${index}/module:${module.id}/missed/${entry.occurrence}`,
    kind: onlyTells(module.selected_module) ? 'nudge' : 'task',
    isImportant: false,
    title,
    body: '',
    channel: 'in-app',
    status: 'missed',
    intendedAt: new Date(entry.dueAt),
    freshUntil: null,
    taskKey: null,
  });
}

const dateOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at));
