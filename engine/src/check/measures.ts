/** What is asked of people, and where: readings, and answers to the questions of an item. */
import type { FlowNode, Protocol } from '../protocol.ts';
import { awaitedBy, traitsOf } from '../steps/traits.ts';

/** The items that a step asks for. */
export function asksFor(protocol: Protocol, node: FlowNode): string[] {
  const { measures } = traitsOf(node.type);
  if (measures === 'result') return resultOf(protocol, node.data.selectedItem);
  const item = measures === 'item' ? node.data.selectedItem : awaitedBy(node);
  return item === undefined ? [] : [item];
}

/** The items that come back beside the steps. */
export function itemsOfModules(protocol: Protocol): Set<string> {
  return new Set(
    protocol.modules.flatMap(({ selected_module, selected_item }) =>
      traitsOf(selected_module).measures === 'result' ? resultOf(protocol, selected_item) : [selected_item],
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
