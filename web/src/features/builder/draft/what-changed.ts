/** What a step of undo is about: what was done, and to which steps. Pure. */
import type { Change, NodeChange } from '@regimen/engine/change.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import type { Step } from './draft.ts';

export type Act =
  | 'added'
  | 'removed'
  | 'moved'
  | 'renamed'
  | 'text'
  | 'condition'
  | 'item'
  | 'deadline'
  | 'nextStep'
  | 'settings'
  | 'module'
  | 'protocol';

export interface WhatChanged {
  act: Act;
  /** The steps that it was done to: of whole branches those at their top. */
  ids: readonly string[];
}

export function whatChanged({ change, moved = [] }: Step): WhatChanged {
  const { nodes, modules } = change;
  const added = topsOf(nodes, 'after', 'before');
  if (added.length > 0) return { act: 'added', ids: added };
  const removed = topsOf(nodes, 'before', 'after');
  if (removed.length > 0) return { act: 'removed', ids: removed };
  const ids = nodes.map(({ id }) => id);
  const placed = nodes.flatMap(({ id, place }) => (place ? [id] : []));
  // Siblings change places with what is moved past them, so what was moved cannot be told from the change alone.
  const asked = placed.filter((id) => moved.includes(id));
  if (placed.length > 0) return { act: 'moved', ids: asked.length > 0 ? asked : placed };
  if (ids.length > 0) return { act: actOn(nodes), ids };
  return { act: modules.length > 0 ? 'module' : 'protocol', ids };
}

/** The steps to look at now; in the place of those that are gone, the one that they came after. */
export function whereNow({ nodes }: Change, ids: readonly string[], protocol: Protocol): string[] {
  const changed = new Map(nodes.map((node) => [node.id, node]));
  const shown = ids.flatMap((id) => {
    for (let at: string | null = id; at !== null; ) {
      if (findNode(protocol, at)) return [at];
      const gone: NodeChange | undefined = changed.get(at);
      at = (gone?.before ?? gone?.after)?.parentId ?? null;
    }
    return [];
  });
  return [...new Set(shown)];
}

type End = 'before' | 'after';

/** Those that are there at one end and not at the other, without what only came or went with them. */
function topsOf(nodes: readonly NodeChange[], there: End, missing: End): string[] {
  const alone = nodes.filter((node) => node[missing] === null && node[there] !== null);
  const all = new Set(alone.map(({ id }) => id));
  return alone.flatMap((node) => (all.has(node[there]?.parentId ?? '') ? [] : [node.id]));
}

const actOf: Partial<Record<keyof FlowNode['data'], Act>> = {
  name: 'renamed',
  description: 'text',
  nextStepCondition: 'condition',
  selectedItem: 'item',
  selectedItemName: 'item',
  window: 'deadline',
  rules: 'nextStep',
};
const actOfSetting: Readonly<Record<string, Act>> = { message: 'text', prompt: 'text', who: 'condition' };

/** One word for all of it, where there is one. */
function actOn(nodes: readonly NodeChange[]): Act {
  const acts = new Set(nodes.flatMap(({ before, after }) => actsBetween(before, after)));
  // A step that takes another item may take its name too.
  if (acts.has('item')) acts.delete('renamed');
  const [only = 'settings', another] = acts;
  return another === undefined ? only : 'settings';
}

function actsBetween(before: FlowNode | null, after: FlowNode | null): Act[] {
  if (before?.type !== after?.type) return ['settings'];
  return differing(before?.data, after?.data).flatMap((key) =>
    key === 'settings'
      ? differing(before?.data.settings, after?.data.settings).map((name) => actOfSetting[name] ?? 'settings')
      : (actOf[key as keyof FlowNode['data']] ?? 'settings'),
  );
}

function differing(before: object = {}, after: object = {}): string[] {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => !sameJson(was[key] ?? null, is[key] ?? null),
  );
}
