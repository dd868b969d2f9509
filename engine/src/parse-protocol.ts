/** Reads a protocol from outside. Every fault comes back with its path and in words. [G3]–[G6] */
import { inTreeOrder, treeFaults } from './graph.ts';
import { id, name } from './parse/fields.ts';
import { item } from './parse/item.ts';
import { flowNode } from './parse/node.ts';
import { recurringModule } from './parse/recurring-module.ts';
import { type Fault, type Faults, list, object, type Reader, record, text } from './parse/shape.ts';
import { FORMAT, type Protocol } from './protocol.ts';
import { upgradeDocument } from './upgrade.ts';

export type { Fault } from './parse/shape.ts';
export type Parsed = { ok: true; protocol: Protocol } | { ok: false; faults: Fault[] };

/** The builder's limits. */
export const MOST_STEPS = 2_000;
const MOST_ITEMS = 2_000;
const MOST_MODULES = 200;

const format: Reader<typeof FORMAT> = (_value) => FORMAT;

const document = object<Protocol>({
  format,
  id,
  name,
  description: text({ max: 20_000 }),
  nodes: list(flowNode, { max: MOST_STEPS }),
  items: record(item, id, MOST_ITEMS),
  modules: list(recurringModule, { max: MOST_MODULES }),
});

const SAYS = {
  'same-id-twice': 'is the id of another step too',
  'second-root': 'is a second beginning: only one step may have no parent',
  'parent-missing': 'names a parent that does not exist',
  circle: 'is its own ancestor',
} as const;

export function parseProtocol(input: unknown): Parsed {
  const lifted = upgradeDocument(input);
  if (!lifted.ok) return { ok: false, faults: [lifted.fault] };
  const faults: Faults = [];
  const protocol = document(lifted.document, '', faults);
  if (faults.length > 0) return { ok: false, faults };
  const indexOf = new Map(protocol.nodes.map((node, index) => [node.id, index]));
  for (const { node, fault } of treeFaults(protocol.nodes))
    faults.push({ path: `nodes[${indexOf.get(node)}]`, message: `step ${node} ${SAYS[fault]}` });
  const modules = new Set<string>();
  for (const [index, module] of protocol.modules.entries()) {
    if (modules.has(module.id))
      faults.push({ path: `modules[${index}].id`, message: `${module.id} is the id of another module too` });
    modules.add(module.id);
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, protocol: { ...protocol, nodes: inTreeOrder(protocol.nodes) } };
}
