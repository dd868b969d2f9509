import type { ToldKind } from '@regimen/contract/history.ts';
import { nameOfStep } from '@regimen/engine/given-name.ts';
import type { LogEntry } from '@regimen/engine/migrate/replay.ts';
import type { FlowNode, Program, Protocol } from '@regimen/engine/protocol.ts';
import type { Trace } from '@regimen/engine/trace.ts';

export interface Told {
  kind: ToldKind;
  name: string;
}

/** As many as one reads at a glance. */
const mostTold = 6;
/** These end by themselves; that they did says nothing. */
const silentTypes: readonly FlowNode['type'][] = ['population', 'nudge', 'jump', 'wait', 'finish', 'fail'];

/** What an event was about and what came of it, by the names that the version gives. */
export function tellEvent(
  program: Program,
  entry: LogEntry,
  trace: readonly Trace[],
  /** Of that version; told where the event led to it. */
  number: number | null = null,
): { about: string; told: Told[] } {
  const first = firstProtocol(entry, trace);
  if ('move' in entry || 'undo' in entry)
    return { about: number === null ? '' : String(number), told: toldOf(program, trace, first) };
  return { about: aboutOf(program, entry, first), told: toldOf(program, trace, first) };
}

/** Ids of tasks and effects begin with the run's, which ends with the number of the protocol. */
const protocolIn = (id: string): number | null => {
  const index = /^[^/]*\.(\d+)\//.exec(id)?.[1];
  return index === undefined ? null : Number(index);
};

function firstProtocol(entry: LogEntry, trace: readonly Trace[]): number | null {
  if ('input' in entry) return 0;
  if (!('event' in entry)) return null;
  const task = 'task' in entry.event ? entry.event.task : undefined;
  const began = trace.find((line) => line.what === 'protocol-began');
  if (task !== undefined) return protocolIn(task);
  if (began?.what === 'protocol-began') return began.index - 1;
  return protocolIn(entry.effects[0]?.id ?? '');
}

function aboutOf(program: Program, entry: LogEntry, index: number | null): string {
  if (!('event' in entry)) return '';
  const { event } = entry;
  if (event.type === 'reading') return itemName(program, index, event.kpi);
  if (event.type === 'timeZone') return event.zone;
  if (!('task' in event) || event.task === undefined) return '';
  const source = event.task.split('/')[1] ?? '';
  return source.startsWith('module:')
    ? moduleName(program, index, source.slice('module:'.length))
    : stepName(program, index, source);
}

function toldOf(program: Program, trace: readonly Trace[], first: number | null): Told[] {
  let index = first;
  const told: Told[] = [];
  const lastEntered = trace.findLast((line) => line.what === 'entered');
  for (const line of trace) {
    if (line.what === 'protocol-began') index = line.index;
    const found = tell(program, index, line, line === lastEntered);
    if (found) told.push(found);
  }
  return told.length > mostTold ? [...told.slice(0, mostTold - 1), ...told.slice(-1)] : told;
}

function tell(program: Program, index: number | null, line: Trace, isLastEntered: boolean): Told | null {
  switch (line.what) {
    case 'entered':
      return isLastEntered ? { kind: 'entered', name: stepName(program, index, line.node) } : null;
    case 'ended': {
      const type = findStep(program, index, line.node)?.type;
      if (type === undefined || silentTypes.includes(type)) return null;
      const kind = line.result === 'success' ? 'succeeded' : 'failed';
      return { kind, name: stepName(program, index, line.node) };
    }
    case 'alerted':
      return line.evaluation.holds ? { kind: 'alerted', name: itemName(program, index, line.item) } : null;
    case 'came':
    case 'missed':
      return { kind: line.what, name: moduleName(program, index, line.module) };
    case 'run-ended':
      return {
        kind: ({ finished: 'finished', failed: 'gave-up', withdrawn: 'withdrew' } as const)[line.status],
        name: '',
      };
    case 'refused':
      return { kind: 'refused', name: '' };
    default:
      return null;
  }
}

/** The protocol that is meant, then whichever has it: after a move it may stand at another place than the record says. */
const protocolsAt = (program: Program, index: number | null): Protocol[] => {
  const all = program.protocols.map(({ protocol }) => protocol);
  const named = index === null ? undefined : all[index];
  return named ? [named, ...all.filter((protocol) => protocol !== named)] : all;
};

function findStep(program: Program, index: number | null, id: string): FlowNode | undefined {
  for (const { nodes } of protocolsAt(program, index)) {
    const found = nodes.find((node) => node.id === id);
    if (found) return found;
  }
  return undefined;
}

export function stepName(program: Program, index: number | null, id: string): string {
  for (const protocol of protocolsAt(program, index)) {
    const node = protocol.nodes.find((one) => one.id === id);
    if (node) return nameOfStep(protocol, node);
  }
  return '';
}

export function itemName(program: Program, index: number | null, id: string): string {
  for (const { items } of protocolsAt(program, index)) {
    const item = Object.hasOwn(items, id) ? items[id] : undefined;
    if (item) return item.name;
  }
  return '';
}

export function moduleName(program: Program, index: number | null, id: string): string {
  for (const { modules } of protocolsAt(program, index)) {
    const module = modules.find((each) => each.id === id);
    if (module) return module.settings.name?.trim() || itemName(program, index, module.selected_item);
  }
  return '';
}
