/**
 * What people do with the flow, by mouse, by keyboard and in the list alike: each turns into edits for the engine,
 * with the step to go on from. `null`: this cannot be done here.
 */
import { ALWAYS, type Condition } from '@regimen/engine/condition.ts';
import { type Edit, whatGoes } from '@regimen/engine/edit.ts';
import { branchOf, childrenOf, findNode, graphOf } from '@regimen/engine/graph.ts';
import type { FlowNode, JumpRule, Protocol } from '@regimen/engine/protocol.ts';
import { renameSteps } from '@regimen/engine/rename-steps.ts';
import { endsBranch } from '@regimen/engine/steps/traits.ts';
import { type AddableType, newStep } from '../steps/new-step.ts';
import type { Clip } from './clip.ts';
import { entryBehind, entryWithout, FITS, isEligibilityStep } from './eligibility.ts';

export interface Done {
  edits: Edit[];
  select: string | null;
}
export type NewId = () => string;

/** Below a step: as its last branch. Above one: between it and its parent. `null`: the first step of all. */
export type Spot = { below: string } | { above: string } | null;

export type DataPatch = { [K in keyof FlowNode['data']]?: FlowNode['data'][K] | undefined };

export function addStep(
  protocol: Protocol,
  spot: Spot,
  type: AddableType,
  name: string,
  newId: NewId,
): Done | null {
  if (!canAdd(protocol, spot, type)) return null;
  const id = newId();
  if (spot === null)
    return { edits: [{ edit: 'insertNode', node: newStep(type, id, null, name, ALWAYS) }], select: id };
  if ('below' in spot) {
    const { condition, index } = placeBelow(protocol, spot.below);
    const node = newStep(type, id, spot.below, name, condition);
    return { edits: [{ edit: 'insertNode', node, ...(index !== null && { index }) }], select: id };
  }
  const child = findNode(protocol, spot.above) as FlowNode;
  const node = newStep(type, id, child.parentId, name, entryOf(child));
  const edits: Edit[] = [{ edit: 'insertNode', node, ...(child.parentId !== null && { takes: [child.id] }) }];
  return { edits: [...edits, ...entered(child, entryBehind(node))], select: id };
}

/** An end for those who do not fit a population, in the words they read there. */
export function endForOthers(
  protocol: Protocol,
  eligibilityStepId: string,
  words: { name: string; settings: { message: string } },
  newId: NewId,
): Done | null {
  const added = addStep(protocol, { below: eligibilityStepId }, 'fail', words.name, newId);
  const [first] = added?.edits ?? [];
  if (first?.edit !== 'insertNode') return null;
  const node = { ...first.node, data: { ...first.node.data, settings: words.settings } } as FlowNode;
  return { edits: [{ ...first, node }], select: node.id };
}

export function canAdd(protocol: Protocol, spot: Spot, type: AddableType): boolean {
  if (spot === null) return protocol.nodes.length === 0;
  if ('below' in spot) return mayFollow(protocol, spot.below);
  return findNode(protocol, spot.above) !== undefined && !endsBranch(type);
}

/** After a step: on its line, where it has just one; else as one more branch, or as the first. */
export function spotAfter(protocol: Protocol, nodeId: string): Spot {
  const [only, another] = childrenOf(protocol, nodeId);
  return only && !another ? { above: only.id } : { below: nodeId };
}

/** At the end of the first branch: before the step that ends it, where one does. */
export function spotAtEnd(protocol: Protocol): Spot {
  let last = protocol.nodes.find(({ parentId }) => parentId === null);
  for (let next = last; next; next = childrenOf(protocol, next.id)[0]) last = next;
  if (!last) return null;
  return endsBranch(last.type) && last.parentId !== null ? { above: last.id } : { below: last.id };
}

/** Nothing comes after a finish, a fail or a jump. */
export function mayFollow(protocol: Protocol, nodeId: string): boolean {
  const node = findNode(protocol, nodeId);
  return node !== undefined && !endsBranch(node.type);
}

/** A second branch stands before the one that takes all other cases, and takes what that one should not. */
function placeBelow(protocol: Protocol, parentId: string): { condition: Condition; index: number | null } {
  const children = childrenOf(protocol, parentId);
  const last = children.at(-1)?.data.nextStepCondition.is;
  if (last === undefined) return { condition: entryBehind(findNode(protocol, parentId)), index: null };
  if (last === 'always') return { condition: { is: 'failure' }, index: children.length - 1 };
  if (children.length === 1 && last === 'success') return { condition: { is: 'failure' }, index: null };
  if (children.length === 1 && last === 'failure') return { condition: { is: 'success' }, index: null };
  return { condition: ALWAYS, index: null };
}

/** When a step is entered is asked of what stands before it; the first step is entered anyway. */
const entryOf = (node: FlowNode): Condition =>
  node.parentId === null ? ALWAYS : node.data.nextStepCondition;

const entered = (node: FlowNode, nextStepCondition: Condition): Edit[] =>
  node.data.nextStepCondition === nextStepCondition ? [] : [changed(node, { nextStepCondition })];

/** A branch goes below another step, or, where it is one line without an end, between two. */
export function moveBranch(protocol: Protocol, nodeId: string, spot: Spot): Done | null {
  const node = findNode(protocol, nodeId);
  if (!node || node.parentId === null || spot === null) return null;
  const inside = new Set(branchOf(protocol, nodeId).map(({ id }) => id));
  if ('below' in spot) {
    if (node.parentId === spot.below || inside.has(spot.below) || !mayFollow(protocol, spot.below))
      return null;
    const { condition, index } = placeBelow(protocol, spot.below);
    const place: Edit = { edit: 'moveNode', nodeId, parentId: spot.below, ...(index !== null && { index }) };
    // What would take every case takes none from the branch that does so already.
    const takesAll =
      entryOf(node).is === 'always' && (index !== null || isFirstAfterEligibility(protocol, spot.below));
    const entry = takesAll ? condition : node.data.nextStepCondition;
    return { edits: [place, ...entered(node, entry)], select: nodeId };
  }
  const child = findNode(protocol, spot.above);
  const tail = tailOf(protocol, nodeId);
  if (!child || child.parentId === null || inside.has(child.id) || !tail) return null;
  const siblings = childrenOf(protocol, child.parentId).filter(({ id }) => id !== nodeId);
  const index = siblings.findIndex(({ id }) => id === child.id);
  return {
    edits: [
      { edit: 'moveNode', nodeId, parentId: child.parentId, index },
      ...entered(node, child.data.nextStepCondition),
      { edit: 'moveNode', nodeId: child.id, parentId: tail.id },
      ...entered(child, entryBehind(tail)),
    ],
    select: nodeId,
  };
}

/** The last step of a branch that is one line and goes on; `null` if it forks or ends. */
function tailOf(protocol: Protocol, nodeId: string): FlowNode | null {
  let node = findNode(protocol, nodeId);
  while (node) {
    const children = childrenOf(protocol, node.id);
    if (children.length > 1 || endsBranch(node.type)) return null;
    if (children.length === 0) return node;
    node = children[0];
  }
  return null;
}

export type Shift = 'up' | 'down' | 'in' | 'out';

/** Among its siblings, or along its line where it has none; below the one before it; beside its parent. */
export function shiftStep(protocol: Protocol, nodeId: string, shift: Shift): Done | null {
  const node = findNode(protocol, nodeId);
  if (!node || node.parentId === null) return null;
  const siblings = childrenOf(protocol, node.parentId);
  const at = siblings.findIndex(({ id }) => id === nodeId);
  const move = (parentId: string, index?: number): Done => ({
    edits: [{ edit: 'moveNode', nodeId, parentId, ...(index !== undefined && { index }) }],
    select: nodeId,
  });
  const [only, another] = childrenOf(protocol, nodeId);
  if (shift === 'up') return at > 0 ? move(node.parentId, at - 1) : exchange(protocol, node, nodeId);
  if (shift === 'down') {
    if (at < siblings.length - 1) return move(node.parentId, at + 1);
    return only && !another ? exchange(protocol, only, nodeId) : null;
  }
  if (shift === 'in') {
    const before = siblings[at - 1];
    if (!before || endsBranch(before.type)) return null;
    const { edits, select } = move(before.id);
    const isForThem =
      isFirstAfterEligibility(protocol, before.id) && node.data.nextStepCondition.is === 'always';
    return { edits: isForThem ? [...edits, ...entered(node, FITS)] : edits, select };
  }
  const parent = findNode(protocol, node.parentId);
  if (!parent || parent.parentId === null) return null;
  const aunts = childrenOf(protocol, parent.parentId);
  return move(parent.parentId, aunts.findIndex(({ id }) => id === parent.id) + 1);
}

/** An only child and its parent change places; what was below comes along, and each is entered as the other was. */
function exchange(protocol: Protocol, lower: FlowNode, select: string): Done | null {
  const upper = findNode(protocol, lower.parentId ?? '');
  if (!upper || upper.parentId === null || endsBranch(lower.type)) return null;
  if (childrenOf(protocol, upper.id).length !== 1) return null;
  const index = childrenOf(protocol, upper.parentId).findIndex(({ id }) => id === upper.id);
  const below = childrenOf(protocol, lower.id);
  // What stood behind a population stands before it now, and the other way round.
  const only = below.length === 1 ? below[0] : undefined;
  const onlyEntry = only && entryBehind(upper, entryWithout(lower, only.data.nextStepCondition));
  return {
    edits: [
      { edit: 'moveNode', nodeId: lower.id, parentId: upper.parentId, index },
      { edit: 'moveNode', nodeId: upper.id, parentId: lower.id },
      ...below.map((node): Edit => ({ edit: 'moveNode', nodeId: node.id, parentId: upper.id })),
      changed(lower, { nextStepCondition: upper.data.nextStepCondition }),
      changed(upper, {
        nextStepCondition: entryBehind(lower, entryWithout(upper, lower.data.nextStepCondition)),
      }),
      ...(only && onlyEntry ? entered(only, onlyEntry) : []),
    ],
    select,
  };
}

export function duplicateStep(protocol: Protocol, nodeId: string, newId: NewId): Done | null {
  const node = findNode(protocol, nodeId);
  if (!node || node.parentId === null) return null;
  const ids = Object.fromEntries(branchOf(protocol, nodeId).map(({ id }) => [id, newId()]));
  return { edits: [{ edit: 'duplicateBranch', nodeId, ids }], select: ids[nodeId] ?? null };
}

/** One goes on from the step that takes its place, else from the one before it. */
export function removeStep(protocol: Protocol, nodeId: string): Done | null {
  const node = findNode(protocol, nodeId);
  if (!node) return null;
  const { removed, movesUp } = whatGoes(protocol, nodeId);
  const parent = node.parentId !== null && !removed.includes(node.parentId) ? node.parentId : null;
  const edits: Edit[] = [{ edit: 'removeNode', nodeId }];
  const child = findNode(protocol, movesUp ?? '');
  const entry = child ? entered(child, entryInPlaceOf(node, child)) : [];
  return { edits: [...edits, ...entry], select: movesUp ?? parent };
}

/** What moves up is for those who came to the removed step: how that one ended cannot be asked any more. */
function entryInPlaceOf(removed: FlowNode, child: FlowNode): Condition {
  const [before, own] = [entryOf(removed), child.data.nextStepCondition];
  if (own.is === 'always' || own.is === 'success' || own.is === 'failure') return before;
  return before.is === 'always' ? own : { is: 'and', all: [before, own] };
}

const isFirstAfterEligibility = (protocol: Protocol, parentId: string): boolean =>
  isEligibilityStep(findNode(protocol, parentId)) && childrenOf(protocol, parentId).length === 0;

/**
 * The clip's items are known here under the ids that it names. Jumps to steps that are not here are left out. Several
 * branches come behind each other; where there is no flow yet, there is room for one.
 */
export function pasteClip(protocol: Protocol, clip: Clip, spot: Spot, newId: NewId): Done | null {
  const isFirst = protocol.nodes.length === 0;
  if (spot === null ? !isFirst : 'above' in spot || !mayFollow(protocol, spot.below)) return null;
  const ids = Object.fromEntries(clip.nodes.map(({ id }) => [id, newId()]));
  const there = new Set([...graphOf(protocol).byId.keys(), ...Object.values(ids)]);
  const nodes = renameSteps(clip.nodes, ids).map((node) => withoutLostJumps(node, there));
  const tops = nodes.filter((node) => node.parentId === null);
  const [first, second] = tops;
  if (!first || (spot === null && second)) return null;
  const parentId = spot && 'below' in spot ? spot.below : null;
  const isForThem = parentId !== null && isFirstAfterEligibility(protocol, parentId);
  const placed = nodes.map((node) => {
    if (node.parentId !== null) return node;
    const entry = node.data.nextStepCondition;
    const nextStepCondition = node === first && isForThem && entry.is === 'always' ? FITS : entry;
    return { ...node, parentId, data: { ...node.data, nextStepCondition } } as FlowNode;
  });
  return { edits: placed.map((node) => ({ edit: 'insertNode', node })), select: tops.at(-1)?.id ?? first.id };
}

function withoutLostJumps(node: FlowNode, there: ReadonlySet<string>): FlowNode {
  const rule = node.data.rules.jumpRule;
  if (!rule) return node;
  const jumpRule: JumpRule = {};
  for (const key of ['target', 'targetSuccess'] as const) {
    const target = rule[key];
    if (target !== undefined && there.has(target)) jumpRule[key] = target;
  }
  return { ...node, data: { ...node.data, rules: { ...node.data.rules, jumpRule } } } as FlowNode;
}

/** Other content for one step; what is `undefined` in the patch is left out of the step. */
export function changeStep(protocol: Protocol, nodeId: string, patch: DataPatch): Done | null {
  const node = findNode(protocol, nodeId);
  return node ? { edits: [changed(node, patch)], select: nodeId } : null;
}

function changed(node: FlowNode, patch: DataPatch): Edit {
  const merged = Object.entries({ ...node.data, ...patch }).filter(([, value]) => value !== undefined);
  const content = { type: node.type, data: Object.fromEntries(merged) } as Pick<FlowNode, 'type' | 'data'>;
  return { edit: 'updateNode', nodeId: node.id, content } as Edit;
}
