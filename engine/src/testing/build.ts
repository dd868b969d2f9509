/** Short ways to write protocols in tests. */
import { ALWAYS } from '../condition.ts';
import { MODULE_DEFAULTS } from '../parse/recurring-module.ts';
import {
  type FlowNode,
  FORMAT,
  type NodeDataByType,
  type NodeOf,
  type Protocol,
  type StepType,
} from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';

type Loose<T extends StepType> = Partial<NodeDataByType[T]>;

export function node<T extends StepType>(
  type: T,
  id: string,
  parentId: string | null,
  data: Loose<T> = {},
): NodeOf<T> {
  const full = { name: id, target: 'follower', nextStepCondition: ALWAYS, rules: {}, ...data };
  return { id, type, parentId, data: full as NodeDataByType[T] };
}

export function protocol(
  nodes: readonly FlowNode[],
  items: Protocol['items'] = {},
  modules: readonly RecurringModule[] = [],
): Protocol {
  return { format: FORMAT, id: 'p', name: 'A protocol', description: '', nodes, items, modules };
}

export function module(
  id: string,
  rule: Partial<RecurringModule> & Pick<RecurringModule, 'selected_module' | 'selected_item'>,
): RecurringModule {
  return { ...MODULE_DEFAULTS, id, protocol_id: 'p', ...rule };
}

/** "a>b>c, a>z→b": a is b's parent, z is a jump at b. */
export function drawn(drawing: string): Protocol {
  const nodes = new Map<string, FlowNode>();
  for (const chain of drawing.split(',')) {
    let parentId: string | null = null;
    for (const link of chain.trim().split('>')) {
      const [id = '', target] = link.trim().split('→');
      if (target) nodes.set(id, node('jump', id, parentId, { rules: { jumpRule: { target } } }));
      else if (!nodes.has(id)) nodes.set(id, node('nudge', id, parentId));
      parentId = id;
    }
  }
  return protocol(depthFirst([...nodes.values()]));
}

/** The drawing of a protocol: one entry for each step that hangs on another. */
export function drawing({ nodes }: Protocol): string {
  const jump = (step: FlowNode): string =>
    step.type === 'jump' ? `→${step.data.rules.jumpRule?.target ?? '∅'}` : '';
  if (nodes.length === 1) return `${nodes[0]?.id}`;
  return nodes
    .flatMap((step) => (step.parentId === null ? [] : `${step.parentId}>${step.id}${jump(step)}`))
    .join(', ');
}

/** Depth first without the engine's own function, which the tests judge. */
export function depthFirst(nodes: readonly FlowNode[], parentId: string | null = null): FlowNode[] {
  return nodes
    .filter((step) => step.parentId === parentId)
    .flatMap((step) => [step, ...depthFirst(nodes, step.id)]);
}
