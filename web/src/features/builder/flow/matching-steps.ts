import type { Locale } from '@regimen/contract/language/languages.ts';
import { nameOfItem, stepName } from '@regimen/contract/protocol-words/names.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';

/** Steps that say all of these words: in their name, their notes or the name of what they use. */
export function matchingSteps(protocol: Protocol, words: string, locale: Locale): readonly FlowNode[] {
  const wanted = words.trim().toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return protocol.nodes;
  const said = (node: FlowNode) => {
    const item = nameOfItem(protocol, node.data.selectedItem ?? '', locale) ?? '';
    return `${stepName(node, locale)} ${node.data.description ?? ''} ${item}`.toLocaleLowerCase(locale);
  };
  return protocol.nodes.filter((node) => {
    const all = said(node);
    return wanted.every((word) => all.includes(word));
  });
}
