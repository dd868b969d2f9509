/** Reads edits that somebody else wrote, a model or a stranger: what is no edit is left out and counted. [E19] */
import { ALWAYS } from '../condition.ts';
import type { Edit, NodeContent } from '../edit.ts';
import { id, name } from '../parse/fields.ts';
import { item } from '../parse/item.ts';
import { flowNode } from '../parse/node.ts';
import { MODULE_DEFAULTS, recurringModule } from '../parse/recurring-module.ts';
import { by, type Faults, list, number, object, optional, type Reader, text } from '../parse/shape.ts';
import { type FlowNode, STEP_TYPES, type Window } from '../protocol.ts';
import { asksPeople } from '../steps/traits.ts';

/** More than one wish needs, and few enough to be judged at once. */
export const MOST_EDITS = 60;

const place = number({ min: 0, max: 2_000, whole: true });

const content: Reader<NodeContent> = (value, path, faults) => {
  const read = flowNode({ ...(value as object), id: 'it', parentId: null }, path, faults);
  return (read && { type: read.type, data: read.data }) as NodeContent;
};

type EditOf<K extends Edit['edit']> = Extract<Edit, { edit: K }>;

const edit = by<Edit>('edit', {
  insertNode: object<EditOf<'insertNode'>>({
    edit: only('insertNode'),
    node: flowNode,
    index: optional(place),
    takes: optional(list(id, { max: 100 })),
  }),
  moveNode: object<EditOf<'moveNode'>>({
    edit: only('moveNode'),
    nodeId: id,
    parentId: id,
    index: optional(place),
  }),
  updateNode: object<EditOf<'updateNode'>>({ edit: only('updateNode'), nodeId: id, content }),
  removeNode: object<EditOf<'removeNode'>>({ edit: only('removeNode'), nodeId: id }),
  setItem: object<EditOf<'setItem'>>({ edit: only('setItem'), itemId: id, item }),
  setModule: object<EditOf<'setModule'>>({
    edit: only('setModule'),
    moduleId: id,
    module: (value, path, faults) => (value === null ? null : recurringModule(value, path, faults)),
  }),
  describe: object<EditOf<'describe'>>({
    edit: only('describe'),
    name,
    description: text({ max: 20_000 }),
  }),
});

function only<const K extends string>(word: K): Reader<K> {
  return () => word;
}

export function readEdits(proposed: unknown, protocolId: string): { edits: Edit[]; unreadable: number } {
  const given = Array.isArray(proposed) ? proposed.slice(0, MOST_EDITS) : [];
  const edits = given.flatMap((value) => {
    const faults: Faults = [];
    const read = edit(completed(value, protocolId), '', faults);
    return faults.length === 0 ? [read] : [];
  });
  return { edits, unreadable: given.length - edits.length };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What goes without saying is filled in, as the builder does for a new step. */
function completed(value: unknown, protocolId: string): unknown {
  if (!isObject(value)) return value;
  if (isObject(value.node)) return { ...value, node: completedNode(value.node) };
  if (isObject(value.content)) return { ...value, content: completedNode(value.content) };
  if (isObject(value.module)) {
    const module = { ...MODULE_DEFAULTS, ...value.module, id: value.moduleId, protocol_id: protocolId };
    return { ...value, module };
  }
  return value;
}

function completedNode(node: Record<string, unknown>): unknown {
  if (!isObject(node.data)) return node;
  const data = {
    target: 'follower',
    nextStepCondition: ALWAYS,
    rules: {},
    ...deadlineFor(node),
    ...node.data,
  };
  return { ...node, data };
}

/** Nobody waits for ever for something that a person has to do, or that may never happen. */
function deadlineFor({ type, data }: Record<string, unknown>): { window?: Window } {
  const known = STEP_TYPES.find((one) => one === type);
  const settings = isObject(data) ? data.settings : undefined;
  const waitsForEvent = known === 'wait' && isObject(settings) && settings.kind === 'event';
  const isAsked = known !== undefined && asksPeople(known) && known !== 'challenge';
  return isAsked || waitsForEvent ? { window: { expireAfterMinutes: 7 * 1_440 } } : {};
}

/** What an edit is about: the step, the item or the module. */
export const aboutOf = (edit: Edit): string => {
  switch (edit.edit) {
    case 'insertNode':
      return (edit.node as FlowNode).id;
    case 'setItem':
      return edit.itemId;
    case 'setModule':
      return edit.moduleId;
    case 'describe':
      return '';
    default:
      return edit.nodeId;
  }
};
