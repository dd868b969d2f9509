import { isTypeName } from '@regimen/engine/given-name.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { DataPatch } from './actions.ts';

const longest = 200;

/** A step that points at an item is called like it, unless somebody gave it a name of its own. */
export function choosesItem(
  protocol: Protocol,
  nodeId: string,
  itemId: string,
  item: Item | undefined,
): DataPatch {
  const node = findNode(protocol, nodeId);
  const name = item?.name.slice(0, longest);
  const patch: DataPatch = { selectedItem: itemId, selectedItemName: name };
  if (!node || !item || name === undefined || isTypeName(name, item.kind)) return patch;
  const { name: own, selectedItem = '', selectedItemName } = node.data;
  const before = Object.hasOwn(protocol.items, selectedItem) ? protocol.items[selectedItem]?.name : undefined;
  const tookIt = own !== '' && (own === selectedItemName || own === before?.slice(0, longest));
  return isTypeName(own, node.type) || tookIt ? { ...patch, name } : patch;
}
