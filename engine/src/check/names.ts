/** Steps, modules and items that nobody has named yet. [C35] */
import { isTypeName, nameOfModule, nameOfStep } from '../given-name.ts';
import type { FlowNode, Protocol, StepType } from '../protocol.ts';
import { itemKindOf, neededItemOf } from '../steps/traits.ts';
import { type Problem, problem } from './problem.ts';

/** Only where people read the name on a page: a finish may be called a finish. Without its item a step has a problem already. */
export function nameProblems(protocol: Protocol): Problem[] {
  const { nodes, modules, items } = protocol;
  const said = new Set<string>();
  const nameless = (
    type: StepType,
    shown: string,
    item: string,
    place: { node?: string; module?: string },
  ): Problem[] => {
    if (!isTypeName(shown, type)) return [];
    said.add(item);
    return [problem('named-after-type', 'error', place, { name: shown, type, of: item })];
  };
  const steps = nodes.flatMap((node) => {
    const { selectedItem = '', name } = node.data;
    const kind = neededItemOf(node.type);
    if (kind === undefined || items[selectedItem]?.kind !== kind) return [];
    const shown = nameOfStep(protocol, node);
    const found = nameless(node.type, shown, selectedItem, { node: node.id });
    if (found.length > 0 || !isTypeName(name, node.type)) return found;
    const data = { name, type: node.type, item: shown, of: selectedItem };
    return [problem('named-after-type', 'warning', { node: node.id }, data, takesName(node, shown))];
  });
  const beside = modules.flatMap((module) => {
    const { id, selected_module, selected_item } = module;
    if (items[selected_item]?.kind !== itemKindOf(selected_module)) return [];
    return nameless(selected_module, nameOfModule(protocol, module), selected_item, { module: id });
  });
  return [...steps, ...beside, ...itemsWithoutName(protocol, said)];
}

function takesName(node: FlowNode, name: string): Problem['mend'] {
  const content = { type: node.type, data: { ...node.data, name: name.slice(0, 200) } } as FlowNode;
  return { edit: 'updateNode', nodeId: node.id, content };
}

/** Where the steps have names, readings and reports still go by the item's. */
function itemsWithoutName({ items }: Protocol, said: ReadonlySet<string>): Problem[] {
  return Object.entries(items).flatMap(([id, { name, kind }]) =>
    said.has(id) || kind === 'agent' || kind === 'service' || !isTypeName(name, kind)
      ? []
      : [problem('named-after-type', 'warning', {}, { name, type: kind, of: id }, null, id)],
  );
}
