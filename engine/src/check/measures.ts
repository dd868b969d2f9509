/** What is asked of people, and where: readings, and answers to the questions of an item. */
import type { FlowNode, Protocol } from '../protocol.ts';

/** The items that a step asks for. */
export function asksFor(protocol: Protocol, node: FlowNode): string[] {
  switch (node.type) {
    case 'assessment':
    case 'followup':
    case 'kpi':
      return node.data.selectedItem === undefined ? [] : [node.data.selectedItem];
    case 'order':
      return resultOf(protocol, node.data.selectedItem);
    case 'wait':
      return node.data.settings.kind === 'event' ? [node.data.settings.item] : [];
    default:
      return [];
  }
}

/** The items that come back beside the steps. */
export function itemsOfModules(protocol: Protocol): Set<string> {
  return new Set(
    protocol.modules.flatMap(({ selected_module, selected_item }) =>
      selected_module === 'order' ? resultOf(protocol, selected_item) : [selected_item],
    ),
  );
}

export const askedItems = (protocol: Protocol): Set<string> =>
  new Set([...protocol.nodes.flatMap((node) => asksFor(protocol, node)), ...itemsOfModules(protocol)]);

function resultOf(protocol: Protocol, itemId: string | undefined): string[] {
  const item = protocol.items[itemId ?? ''];
  return item?.kind === 'order' && item.orderType === 'lab_result' && item.resultKpi !== undefined
    ? [item.resultKpi]
    : [];
}
