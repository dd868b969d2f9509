/** Several readings or scores are asked for where people are asked for fewer. [C49] */
import { type Leaf, leavesOf, looksBack } from '../condition.ts';
import { branchOf, findNode } from '../graph.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { FEWEST_IN_WINDOW } from '../series.ts';
import { asksFor, itemsOfModules } from './measures.ts';
import { type Problem, problem } from './problem.ts';

/** People may add readings of their own, so it is never more than a warning. */
export function tooFewProblems(protocol: Protocol, carried: ReadonlySet<string>): Problem[] {
  const again = new Set([...carried, ...itemsOfModules(protocol), ...askedInLoops(protocol)]);
  return protocol.nodes.flatMap((node) => {
    const parent = node.parentId === null ? undefined : findNode(protocol, node.parentId);
    const found = new Map<string, Problem>();
    for (const leaf of parent ? leavesOf(node.data.nextStepCondition) : []) {
      const over = looksBack(leaf);
      const item = itemOf(leaf, parent);
      const known = protocol.items[item ?? ''];
      if (!over || item === undefined || !known || again.has(item)) continue;
      // Devices bring readings by themselves, and formulas follow from others.
      if (known.kind === 'kpi' && known.origin !== 'asked') continue;
      const needed = over.of === 'row' ? over.times : FEWEST_IN_WINDOW;
      const asked = protocol.nodes.filter((one) => asksFor(protocol, one).includes(item)).length;
      // Nothing asks for it at all: that is another problem. [C15]
      if (asked === 0 || asked >= needed) continue;
      const data = { name: node.data.name, of: item, kind: known.kind, asked, needed };
      found.set(item, problem('too-few-readings', 'warning', { node: node.id }, data, null, item));
    }
    return [...found.values()];
  });
}

function itemOf(leaf: Leaf, parent: FlowNode | undefined): string | undefined {
  if (leaf.is === 'kpi') return leaf.kpi;
  return leaf.is === 'score' ? (leaf.item ?? parent?.data.selectedItem) : undefined;
}

/** Whatever stands behind the target of a jump may come again. */
function askedInLoops(protocol: Protocol): string[] {
  const targets = protocol.nodes.flatMap(({ data }) => {
    const { target, targetSuccess } = data.rules.jumpRule ?? {};
    return [target, targetSuccess].filter((id) => id !== undefined);
  });
  const behind = new Set(targets.flatMap((id) => (findNode(protocol, id) ? branchOf(protocol, id) : [])));
  return [...behind].flatMap((node) => asksFor(protocol, node));
}
