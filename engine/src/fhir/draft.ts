/** A protocol in the making, out of a plan of others: steps are put after one another, and ends are tied together. */
import { item as itemReader } from '../parse/item.ts';
import type { Faults } from '../parse/shape.ts';
import type { StepType } from '../protocol.ts';
import { freshId } from './ids.ts';
import { asText, type Located, note, peek, peekText } from './located.ts';
import { observationOf, readItem } from './read-item.ts';
import type { ResourceIndex } from './resource-index.ts';
import type { Loose } from './resources.ts';

export type Draft = {
  protocolId: string;
  resourceIndex: ResourceIndex;
  most: number;
  nodes: Loose[];
  nodeIds: Set<string>;
  items: Map<string, Loose>;
  /** Keys of items by the place of the definition they came from. */
  keys: Map<string, string>;
  modules: Loose[];
  moduleIds: Set<string>;
  /** Places of resources that something was taken from. */
  used: Set<string>;
};

export const newDraft = (protocolId: string, resourceIndex: ResourceIndex, most: number): Draft => ({
  protocolId,
  resourceIndex,
  most,
  nodes: [],
  nodeIds: new Set(),
  items: new Map(),
  keys: new Map(),
  modules: [],
  moduleIds: new Set(),
  used: new Set(),
});

export type StepWords = { name: string; description?: string | undefined; target?: string } & Loose;

/**
 * Puts a step after all the ends: below the first, and the others jump to it. No ends: it is the first step.
 *
 *   a > (b | c), then d   →   a > (b > d | c > →d)
 */
export function addStep(
  draft: Draft,
  type: StepType,
  wanted: string,
  ends: readonly string[],
  words: StepWords,
): string {
  const id = freshId(wanted, draft.nodeIds);
  put(draft, id, type, ends[0] ?? null, words, {});
  for (const end of ends.slice(1)) {
    const jump = freshId(`${end.slice(0, 50)}-on`, draft.nodeIds);
    put(draft, jump, 'jump', end, { name: words.name }, { jumpRule: { target: id } });
  }
  return id;
}

function put(
  draft: Draft,
  id: string,
  type: StepType,
  parentId: string | null,
  words: StepWords,
  rules: Loose,
): void {
  draft.nodeIds.add(id);
  const data = { target: 'follower', nextStepCondition: { is: 'always' }, rules, ...words };
  const fields = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  draft.nodes.push({ id, type, parentId, data: fields });
}

/** [G17] One more than the parser takes is enough for it to refuse them. */
export const isFull = (draft: Draft): boolean =>
  draft.nodes.length > draft.most || draft.modules.length > MOST_MODULES;

const MOST_MODULES = 200;

const DAYS_WITHOUT_END = 28;

/** Every end comes to a finish. Where there are only modules, something has to last as long as they do. */
export function finishAll(ends: readonly string[], name: string, draft: Draft): void {
  let last = ends;
  if (draft.nodes.length === 0) {
    if (draft.modules.length === 0) return;
    const days = Math.max(...draft.modules.map((module) => Number(module.stop_after) || DAYS_WITHOUT_END));
    last = [addStep(draft, 'wait', 'wait', [], { name, settings: { kind: 'for', days } })];
  }
  addStep(draft, 'finish', 'finish', last, { name });
}

/** The key of the item that a definition becomes. One that our limits do not take becomes an activity in words. */
export function itemFrom(definition: Located, draft: Draft): string {
  const known = draft.keys.get(definition.path);
  if (known !== undefined) return known;
  const { resourceIndex } = draft;
  markUsed(definition, draft);
  const read = withoutDangling(readItem(definition, resourceIndex));
  const faults: Faults = [];
  itemReader(read, definition.path, faults);
  if (faults.length > 0) note(definition, 'definition-kind', peekText(definition, 'resourceType'));
  const item =
    faults.length > 0 ? inWords(asText(read.name), asText(read.instructions ?? read.description)) : read;
  return keep(peekText(definition, 'id') || asText(item.name), item, draft, definition.path);
}

function markUsed(definition: Located, draft: Draft): void {
  draft.used.add(definition.path);
  const observation = observationOf(definition, draft.resourceIndex);
  if (observation) draft.used.add(observation.path);
  const artifacts = peek(definition, 'relatedArtifact');
  for (const artifact of Array.isArray(artifacts) ? artifacts : []) {
    const sheet = draft.resourceIndex.find(asText(artifact?.resource));
    if (artifact?.type === 'depends-on' && sheet) draft.used.add(sheet.path);
  }
}

/** An order of others names a result by an id that is no item here. */
const withoutDangling = ({ resultKpi: _, ...item }: Loose): Loose => item;

export const inWords = (name: string, instructions: string): Loose => ({
  kind: 'activity',
  name: name.slice(0, 200).toWellFormed() || 'activity',
  description: '',
  instructions: instructions.slice(0, 5_000).toWellFormed(),
});

export function keep(wanted: string, item: Loose, draft: Draft, place?: string): string {
  const key = freshId(wanted, draft.items);
  draft.items.set(key, item);
  if (place !== undefined) draft.keys.set(place, key);
  return key;
}
