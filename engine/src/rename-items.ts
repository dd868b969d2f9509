/** Which items a protocol speaks of, and the same protocol with other ids for them. [E14], [E15] */
import type { Condition } from './condition.ts';
import { EditError } from './edit-error.ts';
import type { Formula } from './formula.ts';
import type { Item } from './items.ts';
import { renamePlaceholders } from './placeholders.ts';
import type { FlowNode, Protocol } from './protocol.ts';
import type { Question } from './questions.ts';
import { sameJson } from './same-json.ts';
import { settingsRenamed } from './steps/traits.ts';
import type { Urgent } from './urgent.ts';

/** What takes the place of an item's id wherever it stands. */
type Rename = (id: string) => string;

/** [E14] `ids` gives old ids their new ones; what it leaves out keeps its id. */
export function renameItems(protocol: Protocol, ids: Readonly<Record<string, string>>): Protocol {
  const rename: Rename = (id) => (Object.hasOwn(ids, id) ? (ids[id] ?? id) : id);
  const items = new Map<string, Item>();
  for (const [id, item] of Object.entries(protocol.items)) {
    if (items.has(rename(id))) throw new EditError('id-taken', `Two items would have the id ${rename(id)}.`);
    items.set(rename(id), unless(item, inItem(item, rename)));
  }
  return {
    ...protocol,
    nodes: protocol.nodes.map((node) => unless(node, inNode(node, rename))),
    items: Object.fromEntries(items),
    modules: protocol.modules.map((module) =>
      unless(module, { ...module, selected_item: rename(module.selected_item) }),
    ),
  };
}

/** [E15] Named by a step, a module or a condition, or by an item that is used itself. Whether it is there or not. */
export function itemsUsed(protocol: Pick<Protocol, 'nodes' | 'items' | 'modules'>): Set<string> {
  const used = new Set<string>();
  const note: Rename = (id) => {
    if (id !== '') used.add(id);
    return id;
  };
  for (const node of protocol.nodes) inNode(node, note);
  for (const module of protocol.modules) note(module.selected_item);
  // The set grows while it is gone through: what a used item names is used too.
  for (const id of used) {
    const item = Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;
    if (item) inItem(item, note);
  }
  return used;
}

/** What did not change stays the very same object. [E9] */
const unless = <T>(before: T, after: T): T => (sameJson(before, after) ? before : after);

function inNode(node: FlowNode, rename: Rename): FlowNode {
  const { data } = node;
  const shared = {
    ...data,
    ...(data.selectedItem !== undefined && { selectedItem: rename(data.selectedItem) }),
    nextStepCondition: inCondition(data.nextStepCondition, rename),
  };
  const condition = (asked: Condition) => inCondition(asked, rename);
  return { ...node, data: { ...shared, ...settingsRenamed(node, { condition, item: rename }) } } as FlowNode;
}

function inItem(item: Item, rename: Rename): Item {
  switch (item.kind) {
    case 'nudge':
      return {
        ...item,
        title: renamePlaceholders(item.title, rename),
        body: renamePlaceholders(item.body, rename),
      };
    case 'order':
      return item.resultKpi === undefined ? item : { ...item, resultKpi: rename(item.resultKpi) };
    case 'kpi':
      return {
        ...item,
        ...inTelling(item, rename),
        ...(item.advice && {
          advice: item.advice.map((one) => ({ ...one, when: inCondition(one.when, rename) })),
        }),
        ...(item.formula && { formula: inFormula(item.formula, rename) }),
      };
    case 'assessment':
      return { ...item, ...inTelling(item, rename), questions: inQuestions(item.questions, rename) };
    case 'activity':
      return {
        ...item,
        ...inTelling(item, rename),
        ...(item.questions && { questions: inQuestions(item.questions, rename) }),
      };
    default:
      return item;
  }
}

type Telling = { alert?: Condition; urgent?: Urgent };
const inTelling = ({ alert, urgent }: Telling, rename: Rename): Telling => ({
  ...(alert && { alert: inCondition(alert, rename) }),
  ...(urgent && { urgent: { ...urgent, when: inCondition(urgent.when, rename) } }),
});

const inQuestions = (questions: readonly Question[], rename: Rename): Question[] =>
  questions.map((question) =>
    question.when === undefined ? question : { ...question, when: inCondition(question.when, rename) },
  );

function inFormula(formula: Formula, rename: Rename): Formula {
  if (formula.is === 'number') return formula;
  if (formula.is === 'kpi') return { ...formula, kpi: rename(formula.kpi) };
  const [left, right] = formula.of;
  return { ...formula, of: [inFormula(left, rename), inFormula(right, rename)] };
}

function inCondition(condition: Condition, rename: Rename): Condition {
  switch (condition.is) {
    case 'and':
      return { ...condition, all: condition.all.map((part) => inCondition(part, rename)) };
    case 'or':
      return { ...condition, any: condition.any.map((part) => inCondition(part, rename)) };
    case 'kpi':
      return { ...condition, kpi: rename(condition.kpi) };
    case 'score':
    case 'band':
    case 'answer':
      return condition.item === undefined ? condition : { ...condition, item: rename(condition.item) };
    default:
      return condition;
  }
}
