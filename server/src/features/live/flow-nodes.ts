import type { LiveNode, PlaceCount } from '@regimen/contract/live.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';

/** Every step of a program once, in the order of its protocols, with those who stand there in any of them. */
export function flowNodes(protocols: readonly Protocol[], places: readonly PlaceCount[]): LiveNode[] {
  const nodes = new Map<string, LiveNode>();
  for (const [index, protocol] of protocols.entries()) {
    const users = new Map(
      places.flatMap(({ protocolIndex, node, followers }) =>
        protocolIndex === index ? [[node, followers]] : [],
      ),
    );
    for (const step of protocol.nodes) {
      const node = nodes.get(step.id) ?? { ...present(step, protocol), users: 0, protocols: [] };
      node.users += users.get(step.id) ?? 0;
      node.protocols.push({ index, id: protocol.id, name: protocol.name });
      nodes.set(step.id, node);
    }
  }
  return [...nodes.values()];
}

function present({ id, type, data }: FlowNode, { items }: Protocol): Pick<LiveNode, 'id' | 'data'> {
  const { name, description = '', target, selectedItem, nextStepCondition, rules } = data;
  const selectedItemName = items[selectedItem ?? '']?.name ?? data.selectedItemName ?? null;
  const jumpRule = rules.jumpRule ? { target: rules.jumpRule.target ?? null } : null;
  return {
    id,
    data: { name, type, description, target, selectedItemName, nextStepCondition, rules: { jumpRule } },
  };
}
