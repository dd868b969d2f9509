import type { Locale } from '@regimen/contract/language/languages.ts';
import { childrenOf } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { entryLabel } from '../steps/step-words.ts';

/** About as many letters as a line above a card takes. */
const perLine = 30;
/** Beyond that the whole text is a press away. */
export const MOST_LINES = 4;

interface Known {
  items: Protocol['items'];
  branches: number;
  locale: Locale;
  lines: number;
}
/** Asked for every step whenever one changes, so what is known about an untouched one stays. */
const known = new WeakMap<FlowNode, Known>();

/** How many lines each step's condition takes above its card. */
export const entryLines =
  (protocol: Protocol, locale: Locale) =>
  (node: FlowNode): number => {
    if (node.parentId === null) return 0;
    const branches = childrenOf(protocol, node.parentId).length;
    const before = known.get(node);
    const { items } = protocol;
    if (before?.items === items && before.branches === branches && before.locale === locale)
      return before.lines;
    const { length } = entryLabel(node, protocol, locale);
    const lines = Math.min(MOST_LINES, Math.ceil(length / perLine));
    known.set(node, { items, branches, locale, lines });
    return lines;
  };
