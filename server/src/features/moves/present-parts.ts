import type { Found, MovedPart, OfferedStep, ToldObstacle } from '@regimen/contract/moves.ts';
import { nameOfItem, nameOfModuleAt, nameOfStepAt } from '@regimen/engine/given-name.ts';
import type { Obstacle } from '@regimen/engine/migrate/verdict.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { sameJson } from '@regimen/engine/same-json.ts';

/** Somebody's protocol as it was and as it would be; undefined where it is not there. */
export interface Sides {
  before: Program;
  after: Program;
  was: Protocol | undefined;
  is: Protocol | undefined;
}

export function sidesOf(before: Program, after: Program, { at }: Pick<Found, 'at'>): Sides {
  const find = ({ protocols }: Program) =>
    protocols.find(({ protocol }) => protocol.id === at?.protocol)?.protocol;
  return { before, after, was: find(before), is: find(after) };
}

const itemOf = (protocol: Protocol | undefined, node: string): string | null =>
  protocol?.nodes.find(({ id }) => id === node)?.data.selectedItem ?? null;
const moduleItem = (protocol: Protocol | undefined, module: string): string | null =>
  protocol?.modules.find(({ id }) => id === module)?.selected_item ?? null;
const protocolName = ({ protocols }: Program, id: string): string =>
  protocols.find(({ protocol }) => protocol.id === id)?.protocol.name ?? '';

/** Fields in which an item is not what it was; none where one of the two is not there. */
export function changedFields({ was, is }: Sides, id: string | null): string[] {
  const [before, after] = [was?.items[id ?? ''], is?.items[id ?? '']] as (
    | Record<string, unknown>
    | undefined
  )[];
  if (!before || !after) return [];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter((field) => !sameJson(before[field], after[field]));
}

/** As many of a kind as one reads. */
const mostOfEach = 30;

type Parts = { protocols: string[]; steps: string[]; modules: string[]; tasks?: string[] };

/** What comes, goes or changes, by the names of the version in which it is. What is open now comes first. */
export function toldParts(
  parts: Parts | undefined,
  program: Program,
  own: Protocol | undefined,
  partsOf: (item: string | null) => string[] = () => [],
): MovedPart[] {
  if (!parts) return [];
  const told = (
    kind: MovedPart['kind'],
    ids: readonly string[],
    name: (id: string) => string,
    item: (id: string) => string | null = () => null,
  ) => ids.slice(0, mostOfEach).map((id) => ({ kind, name: name(id), parts: partsOf(item(id)) }));
  return [
    ...told('task', parts.tasks ?? [], (id) => sourceName(own, id)),
    ...told(
      'step',
      parts.steps,
      (id) => nameOfStepAt(own, id),
      (id) => itemOf(own, id),
    ),
    ...told(
      'module',
      parts.modules,
      (id) => nameOfModuleAt(own, id),
      (id) => moduleItem(own, id),
    ),
    ...told('protocol', parts.protocols, (id) => protocolName(program, id)),
  ].filter(({ name }) => name !== '');
}

/** A task's id names the step or module that asked for it. */
function sourceName(protocol: Protocol | undefined, task: string): string {
  const source = task.split('/')[1] ?? '';
  return source.startsWith('module:')
    ? nameOfModuleAt(protocol, source.slice('module:'.length))
    : nameOfStepAt(protocol, source);
}

export const offeredStep = (protocol: Protocol | undefined, id: string): OfferedStep[] => {
  const node = protocol?.nodes.find((one) => one.id === id);
  return node ? [{ id, name: nameOfStepAt(protocol, id), type: node.type }] : [];
};

const plain = { from: null, to: null, names: [] };
const score = (given: { score: number | null; band: string | null } | null): string | null =>
  given && given.score !== null ? String(given.score) : null;

export function toldObstacle(obstacle: Obstacle, { before, was, is }: Sides): ToldObstacle {
  const { why } = obstacle;
  switch (obstacle.why) {
    case 'protocol-gone':
      return { why, name: protocolName(before, obstacle.protocol), ...plain };
    case 'protocol-earlier':
      return {
        why,
        name: protocolName(before, obstacle.protocol),
        names: [],
        from: String(obstacle.from + 1),
        to: String(obstacle.to + 1),
      };
    case 'step-gone':
    case 'wait-changed':
      return { why, name: nameOfStepAt(was, obstacle.node), ...plain };
    case 'step-changed':
    case 'asks-somebody-else':
      return { why, name: nameOfStepAt(was, obstacle.node), names: [], from: obstacle.from, to: obstacle.to };
    case 'branches-changed':
      return {
        why,
        name: nameOfStepAt(was, obstacle.node),
        ...plain,
        names: [...obstacle.went, ...obstacle.came],
      };
    case 'task-changed':
      return { why, name: nameOfStepAt(was, obstacle.node), ...plain, names: obstacle.fields };
    case 'module-task-changed':
      return { why, name: nameOfModuleAt(was, obstacle.module), ...plain, names: obstacle.fields };
    case 'score-differs':
      return {
        why,
        name: nameOfItem(was, obstacle.item),
        names: [],
        from: score(obstacle.was),
        to: score(obstacle.would),
      };
    case 'unit-differs':
      return { why, name: nameOfItem(was, obstacle.kpi), names: [], from: obstacle.from, to: obstacle.to };
    case 'asked-again':
      return { why, name: '', ...plain, names: obstacle.steps.map((id) => nameOfStepAt(is, id)) };
    case 'held-answer':
      return { why, name: sourceName(was, obstacle.task), ...plain };
    case 'would-end':
      return { why, name: nameOfStepAt(is, obstacle.node), ...plain, to: obstacle.status };
    case 'cannot-enter':
      return { why, name: nameOfStepAt(is, obstacle.node), ...plain, to: obstacle.because };
  }
}
