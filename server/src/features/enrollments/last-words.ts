import { pathTo } from '@regimen/engine/graph.ts';
import { placeholdersIn } from '@regimen/engine/placeholders.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { endMessageOf, failsRun, onlyTells } from '@regimen/engine/steps/traits.ts';

/**
 * What the creator says to whoever comes to an end: with that step, or, where it ended early, in the nudges right before
 * it. A nudge that speaks of a day or a reading is filled in where it is sent, so it is not said again.
 */
export function lastWords(
  protocol: Protocol,
  node: FlowNode,
  wasAt: (node: string) => boolean = () => true,
): string {
  const own = endMessageOf(node);
  if (own || !failsRun(node.type)) return own ?? '';
  const words: string[] = [];
  for (const step of pathTo(protocol, node.id).reverse()) {
    if (step.id === node.id) continue;
    if (!onlyTells(step.type) || !wasAt(step.id)) break;
    const item = protocol.items[step.data.selectedItem ?? ''];
    if (item?.kind === 'nudge' && placeholdersIn(item.body).length === 0) words.unshift(item.body);
  }
  return words.join('\n');
}
