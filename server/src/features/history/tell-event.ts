import type { ToldKind } from '@regimen/contract/history.ts';
import { nameOfItem, nameOfModuleAt, nameOfStepAt } from '@regimen/engine/given-name.ts';
import type { FlowNode, Program, Protocol } from '@regimen/engine/protocol.ts';
import { opensTasks } from '@regimen/engine/steps/traits.ts';
import type { EventRow, ToldLine } from './queries.ts';

export interface Told {
  kind: ToldKind;
  name: string;
}

/** As many as one reads at a glance. */
const mostTold = 6;

type Happened = Pick<EventRow, 'type' | 'kpi' | 'zone' | 'task' | 'declined' | 'effect' | 'lines'>;

/** What an event was about and what came of it, by the names that the version gives. */
export function tellEvent(
  program: Program,
  happened: Happened,
  /** Of that version; told where the event led to it. */
  number: number | null = null,
): { about: string; told: Told[] } {
  const first = firstProtocol(happened);
  const about = isMove(happened) ? String(number ?? '') : aboutOf(program, happened, first);
  return { about, told: toldOf(program, happened, first) };
}

const isMove = ({ type }: Happened): boolean => type === 'move' || type === 'undo';

/** Ids of tasks and effects begin with the run's, which ends with the number of the protocol. */
const protocolIn = (id: string): number | null => {
  const index = /^[^/]*\.(\d+)\//.exec(id)?.[1];
  return index === undefined ? null : Number(index);
};

function firstProtocol(happened: Happened): number | null {
  if (happened.type === 'start') return 0;
  if (isMove(happened)) return null;
  if (happened.task !== null) return protocolIn(happened.task);
  const began = happened.lines.find((line) => line.what === 'protocol-began');
  return typeof began?.index === 'number' ? began.index - 1 : protocolIn(happened.effect ?? '');
}

function aboutOf(program: Program, { type, kpi, zone, task }: Happened, index: number | null): string {
  if (type === 'reading' || type === 'correction') return itemName(program, index, kpi ?? '');
  if (type === 'timeZone') return zone ?? '';
  if (task === null) return '';
  const source = task.split('/')[1] ?? '';
  return source.startsWith('module:')
    ? moduleName(program, index, source.slice('module:'.length))
    : stepName(program, index, source);
}

/** What was given may still fall short of what the step asked for; a deadline that passes, or a task put down, is not done. */
const givesResult: readonly Happened['type'][] = ['answers', 'reading', 'correction'];

function toldOf(program: Program, { type, declined, lines }: Happened, first: number | null): Told[] {
  const wasDone = givesResult.includes(type);
  let index = first;
  const told: Told[] = [];
  const lastEntered = lines.findLast((line) => line.what === 'entered');
  for (const line of lines) {
    if (line.what === 'protocol-began') index = line.index ?? index;
    // Its title says so; no time ran out.
    if (declined && line.what === 'expired') continue;
    const found = tell(program, index, line, { isLastEntered: line === lastEntered, wasDone });
    if (found) told.push(found);
  }
  return told.length > mostTold ? [...told.slice(0, mostTold - 1), ...told.slice(-1)] : told;
}

const ends = { finished: 'finished', failed: 'gave-up', withdrawn: 'withdrew' } as const;

function tell(
  program: Program,
  index: number | null,
  line: ToldLine,
  { isLastEntered, wasDone }: { isLastEntered: boolean; wasDone: boolean },
): Told | null {
  const [node, module, item] = [line.node ?? '', line.module ?? '', line.item ?? ''];
  switch (line.what) {
    case 'entered':
      return isLastEntered ? { kind: 'entered', name: stepName(program, index, node) } : null;
    case 'ended': {
      const type = findStep(program, index, node)?.type;
      if (type === undefined || !opensTasks(type)) return null;
      const kind = line.result === 'success' ? 'succeeded' : wasDone ? 'fellShort' : 'failed';
      return { kind, name: stepName(program, index, node) };
    }
    case 'alerted':
      return line.holds ? { kind: 'alerted', name: itemName(program, index, item) } : null;
    case 'came':
    case 'missed':
    case 'expired':
      return { kind: line.what, name: moduleName(program, index, module) };
    case 'run-ended':
      return { kind: ends[line.status as keyof typeof ends], name: '' };
    case 'refused':
      return { kind: 'refused', name: '' };
    case 'protocol-began':
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

/** The name in the protocol at hand, or in another of the program. */
function nameIn(program: Program, index: number | null, find: (protocol: Protocol) => string): string {
  for (const protocol of protocolsAt(program, index)) {
    const name = find(protocol);
    if (name !== '') return name;
  }
  return '';
}

export const stepName = (program: Program, index: number | null, id: string): string =>
  nameIn(program, index, (protocol) => nameOfStepAt(protocol, id));

export const itemName = (program: Program, index: number | null, id: string): string =>
  nameIn(program, index, (protocol) => nameOfItem(protocol, id));

export const moduleName = (program: Program, index: number | null, id: string): string =>
  nameIn(program, index, (protocol) => nameOfModuleAt(protocol, id));
