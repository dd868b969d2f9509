import type { Leaf } from '@regimen/engine/condition.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { itemOf, type Own } from './references.ts';

/** What a condition means where it names nothing: the step that has just ended, or the item whose alert it is. */
export interface AtHand {
  node: string | null;
  item?: string | undefined;
}

export const ownOf = ({ node, item }: AtHand, protocol: Protocol): Own => ({
  ended: node,
  item: itemOf(protocol, item),
  itemId: item,
});

/** What experts fill in about somebody is theirs: the follower is told that it counted, not what it said. */
export function isExperts(
  protocol: Protocol,
  leaf: Leaf | { is: 'success' | 'failure' },
  own: AtHand,
): boolean {
  if (leaf.is === 'success' || leaf.is === 'failure')
    return findNode(protocol, own.node ?? '')?.data.target === 'system';
  if (leaf.is !== 'score' && leaf.is !== 'band' && leaf.is !== 'answer') return false;
  const item = leaf.item ?? own.item;
  if (item === undefined) return findNode(protocol, own.node ?? '')?.data.target === 'system';
  const asks = [
    ...protocol.nodes.filter(({ data }) => data.selectedItem === item).map(({ data }) => data.target),
    ...protocol.modules.filter((one) => one.selected_item === item).map(({ target }) => target),
  ];
  return asks.length > 0 && asks.every((target) => target === 'system');
}
