/** What is asked of people, and where: readings, and answers to the questions of an item. */
import type { FlowNode, Protocol } from '../protocol.ts';
import { awaitedBy, traitsOf } from '../steps/traits.ts';

/** The items that a step asks for, itself or by modules bound to it. */
export function asksFor(protocol: Protocol, node: FlowNode): string[] {
  const { measures } = traitsOf(node.type);
  const beside = protocol.modules.filter(({ during }) => during === node.id);
  const besides = beside.flatMap((module) => itemsOfModule(protocol, module));
  if (measures === 'result') return [...resultOf(protocol, node.data.selectedItem), ...besides];
  const item = measures === 'item' ? node.data.selectedItem : awaitedBy(node);
  return item === undefined ? besides : [item, ...besides];
}

/** The items that come back beside the steps. `along`: only those that come from the beginning on. */
export function itemsOfModules(protocol: Protocol, along = false): Set<string> {
  const modules = along ? protocol.modules.filter(({ during }) => during === undefined) : protocol.modules;
  return new Set(modules.flatMap((module) => itemsOfModule(protocol, module)));
}

const itemsOfModule = (
  protocol: Protocol,
  { selected_module, selected_item }: Protocol['modules'][number],
): string[] =>
  traitsOf(selected_module).measures === 'result' ? resultOf(protocol, selected_item) : [selected_item];

export const askedItems = (protocol: Protocol): Set<string> =>
  new Set([...protocol.nodes.flatMap((node) => asksFor(protocol, node)), ...itemsOfModules(protocol)]);

function resultOf(protocol: Protocol, itemId: string | undefined): string[] {
  const item = protocol.items[itemId ?? ''];
  return item?.kind === 'order' && item.orderType === 'lab_result' && item.resultKpi !== undefined
    ? [item.resultKpi]
    : [];
}
