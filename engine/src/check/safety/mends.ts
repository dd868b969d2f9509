/** One edit after which a broken rule is proven: an alert, a jump straight there, a deadline. [C11] */

import { leavesOf } from '../../condition.ts';
import { applyEdit, type Edit } from '../../edit.ts';
import { EditError } from '../../edit-error.ts';
import { findNode } from '../../graph.ts';
import type { FlowNode, NodeOf, Protocol } from '../../protocol.ts';
import { endsBranch, endsRun, mayRunOut, waitOf } from '../../steps/traits.ts';
import { freeId } from '../free-id.ts';
import { type Breach, isForExperts, type SafetyRule } from './rule.ts';
import { itemOf } from './triggers.ts';

/** `holds` tries an edit: the rule has to be proven after it, and nothing else may break. */
export function mendFor(
  protocol: Protocol,
  rule: SafetyRule,
  breach: Breach,
  holds: (mended: Protocol) => boolean,
): Edit | null {
  const offers = [
    alertOffer(protocol, rule),
    ...(breach.byItself ? [] : [deadlineOffer(protocol, rule, breach), jumpOffer(protocol, rule, breach)]),
  ];
  return offers.find((edit) => edit !== null && holdsAfter(protocol, edit, holds)) ?? null;
}

function holdsAfter(protocol: Protocol, edit: Edit, holds: (mended: Protocol) => boolean): boolean {
  try {
    return holds(applyEdit(protocol, edit));
  } catch (error) {
    if (error instanceof EditError) return false;
    throw error;
  }
}

/** [R41] What the rule reads tells an expert of it by itself. */
function alertOffer(protocol: Protocol, rule: SafetyRule): Edit | null {
  if (rule.mustReach !== 'expert') return null;
  const leaves = leavesOf(rule.when);
  const [itemId, ...others] = new Set(leaves.flatMap(itemOf));
  const item = protocol.items[itemId ?? ''];
  // Built-in items are everybody's.
  if (!item || itemId === undefined || others.length > 0 || itemId.startsWith('builtin-')) return null;
  if (leaves.some((leaf) => itemOf(leaf).length === 0)) return null;
  if (item.kind !== 'kpi' && item.kind !== 'assessment' && item.kind !== 'activity') return null;
  const alert = item.alert === undefined ? rule.when : ({ is: 'or', any: [item.alert, rule.when] } as const);
  return { edit: 'setItem', itemId, item: { ...item, alert } as typeof item };
}

/** The step at which it takes too long gets as much time as is left. */
function deadlineOffer(protocol: Protocol, rule: SafetyRule, { path, reason }: Breach): Edit | null {
  const last = path.at(-1);
  const node = findNode(protocol, last?.node ?? '');
  if (!node || !last?.counts || (reason !== 'late' && reason !== 'no-deadline')) return null;
  const before = path
    .slice(0, -1)
    .reduce((sum, { counts, minutes }) => sum + (counts ? (minutes ?? 0) : 0), 0);
  const left = rule.withinMinutes - before;
  if (left < 1) return null;
  if (waitOf(node)?.kind === 'for') return updated(node, { settings: { kind: 'for', ...inParts(left) } });
  if (!mayRunOut(node)) return null;
  const { lateAfterMinutes, ...window } = node.data.window ?? {};
  const late = lateAfterMinutes !== undefined && lateAfterMinutes < left ? { lateAfterMinutes } : {};
  return updated(node, { window: { ...window, ...late, expireAfterMinutes: left } });
}

function inParts(minutes: number): { days?: number; hours?: number; minutes?: number } {
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
  return { ...(days && { days }), ...(hours && { hours }), ...(rest && { minutes: rest }) };
}

const updated = (node: FlowNode, data: object): Edit => ({
  edit: 'updateNode',
  nodeId: node.id,
  content: { type: node.type, data: { ...node.data, ...data } } as FlowNode,
});

/** Asked first behind the step that measures: straight to what the rule demands. */
function jumpOffer(protocol: Protocol, rule: SafetyRule, { since }: Breach): Edit | null {
  const target = demanded(protocol, rule);
  const parent = findNode(protocol, since);
  if (!target || !parent || target.id === since || endsBranch(parent.type)) return null;
  const id = freeId(protocol, 'straight-on');
  const data: NodeOf<'jump'>['data'] = {
    name: target.data.name,
    target: 'follower',
    nextStepCondition: rule.when,
    rules: { jumpRule: { target: target.id } },
  };
  return { edit: 'insertNode', node: { id, type: 'jump', parentId: since, data }, index: 0 };
}

function demanded(protocol: Protocol, { mustReach, stepId }: SafetyRule): FlowNode | undefined {
  if (mustReach === 'step') return findNode(protocol, stepId ?? '');
  if (mustReach === 'expert') return protocol.nodes.find(isForExperts);
  return protocol.nodes.find(({ type }) => endsRun(type));
}
