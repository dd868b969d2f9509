/** A plan that we wrote ourselves, as it was. [G10] */

import { item as itemReader } from '../parse/item.ts';
import { flowNode } from '../parse/node.ts';
import { recurringModule } from '../parse/recurring-module.ts';
import type { Faults } from '../parse/shape.ts';
import { MOST_STEPS } from '../parse-protocol.ts';
import { withDetails } from './details.ts';
import { ownId } from './ids.ts';
import { field, type Located, listIn, locate, peek, textIn } from './located.ts';
import { ITEM_KINDS_CODE, MODULE_KINDS_CODE, STEP_TYPES_CODE } from './names.ts';
import { ownCode, readItem } from './read-item.ts';
import { readAbout, readModule, readStepData } from './read-step.ts';
import type { ResourceIndex } from './resource-index.ts';
import type { Loose } from './resources.ts';
import { MODULE_PREFIX } from './write-step.ts';

export const isOwnPlan = (plan: Located): boolean =>
  typeof withDetails(locate(plan.value), {}).format === 'number';

/** What the writer says of the file itself, and not of the protocol. */
const ABOUT_THE_FILE = ['language', 'version', 'status', 'date', 'publisher'];

/** The document as the parser wants it; what is wrong with a part is named by its place in the file. */
export function readOwnPlan(plan: Located, resourceIndex: ResourceIndex, faults: Faults): Loose {
  for (const resource of resourceIndex.resources) for (const key of ABOUT_THE_FILE) field(resource, key);
  field(plan, 'type');
  for (const coding of listIn(field(plan, 'type'), 'coding'))
    for (const key of ['system', 'code']) field(coding, key);
  const id = ownId(textIn(plan, 'id') ?? '');
  const nodes: Loose[] = [];
  const modules: Loose[] = [];
  const open = actionsIn(plan, null);
  for (let next = open.pop(); next && nodes.length <= MOST_STEPS; next = open.pop()) {
    const { action, parent } = next;
    const codings = listIn(listIn(action, 'code')[0] ?? action, 'coding');
    const type = ownCode(codings, STEP_TYPES_CODE);
    const name = textIn(action, 'id') ?? '';
    if (type !== undefined) {
      const parentId = precedingStep(action) ?? parent;
      const node = { id: ownId(name), type, parentId, data: readStepData(action, type, resourceIndex) };
      flowNode(node, action.path, faults);
      nodes.push(node);
    } else if (ownCode(codings, MODULE_KINDS_CODE) !== undefined) {
      const module = { id: name.slice(MODULE_PREFIX.length), ...readModule(action, id, resourceIndex) };
      recurringModule(module, action.path, faults);
      modules.push(module);
    }
    field(action, 'selectionBehavior');
    open.push(...actionsIn(action, ownId(name)));
  }
  return { ...readAbout(plan), nodes, items: itemsOn(resourceIndex, faults), modules };
}

/** Last first, so that the first is taken from the end. */
const actionsIn = (place: Located, parent: string | null): { action: Located; parent: string | null }[] =>
  listIn(place, 'action')
    .map((action) => ({ action, parent }))
    .reverse();

function precedingStep(action: Located): string | null {
  const after = listIn(action, 'relatedAction').find(
    (related) => peek(related, 'relationship') === 'after-end',
  );
  if (!after) return null;
  field(after, 'relationship');
  const id = textIn(after, 'actionId');
  return id === undefined ? null : ownId(id);
}

function itemsOn(resourceIndex: ResourceIndex, faults: Faults): Loose {
  const items = resourceIndex.resources.flatMap((resource): [string, unknown][] => {
    const type = peek(resource, 'resourceType');
    const isItem =
      (type === 'Questionnaire' && ownCode(listIn(resource, 'code'), ITEM_KINDS_CODE) === 'assessment') ||
      (type === 'ActivityDefinition' &&
        ownCode(listIn(field(resource, 'code'), 'coding'), ITEM_KINDS_CODE) !== undefined);
    if (!isItem) return [];
    const item = readItem(resource, resourceIndex);
    itemReader(item, resource.path, faults);
    return [[ownId(textIn(resource, 'id') ?? ''), item]];
  });
  return Object.fromEntries(items);
}
