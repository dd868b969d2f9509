/** What is mine for now on the flow: what is selected, folded, about to go. Never part of the draft. */
import type { WhatGoes } from '@regimen/engine/edit.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { AddableType } from '../steps/new-step.ts';
import type { Spot } from './actions.ts';
import type { Blocked } from './joining.ts';
import { whatGoesWith } from './several.ts';

/** A new step, one or more branches, or a line that is drawn from a step. */
export type Dragged = { type: AddableType } | { branch: string } | { line: string };

export interface Drag {
  what: Dragged;
  /** Where the pointer is on the screen. */
  x: number;
  y: number;
  /** The spots that take it, as `spotKey` names them. */
  takes: ReadonlySet<string>;
  over: string | null;
}

/** The fields of a step, or those of where it goes, or its deadline. */
export type Asked = 'fields' | 'jump' | 'deadline';

export interface FlowView {
  selected: string | null;
  /** Selected beside it: what is done is done with all of them. */
  also: ReadonlySet<string>;
  collapsed: ReadonlySet<string>;
  /** About to be deleted, with all that goes along. */
  doomed: { nodeId: string; ids: readonly string[]; goes: WhatGoes } | null;
  /** Taken to be put elsewhere; they stay where they are until then. */
  cut: ReadonlySet<string>;
  /** Where the menu of step types is open, and the place on the screen beside which it stands. */
  adding: { spot: Spot; x: number; y: number } | null;
  drag: Drag | null;
  /** Where the menu of what can be done with the selected steps is open. */
  menu: { x: number; y: number } | null;
  /** The step whose name is typed over on its card. */
  renaming: string | null;
  /** A line was drawn, and it is open after which outcome it is followed. */
  joining: { from: string; to: string; x: number; y: number } | null;
  /** Something should come where nobody would ever get to. */
  blocked: (Blocked & { type: AddableType | null; x: number; y: number }) | null;
  /** The step's fields, or the plan, are asked for: they take the focus once they are there; `jump`: those of where it goes. */
  asked: false | Asked;
  /** What was typed while they were on their way; it belongs into the first of them. */
  typedAhead: string;
  /** Counts how often what is selected was to be seen again, though it may have been selected before. */
  sought: number;
  /** Counts how often a step was looked for by its words: it is shown large enough to be read. */
  found: number;
  /** On narrow screens: whether they stand over the flow. */
  panelOpen: boolean;
}

const none: ReadonlySet<string> = new Set();
export const nothingAsked = { asked: false, typedAhead: '' } as const;

export const emptyView: FlowView = {
  selected: null,
  also: none,
  collapsed: new Set(),
  doomed: null,
  cut: none,
  adding: null,
  drag: null,
  menu: null,
  renaming: null,
  joining: null,
  blocked: null,
  ...nothingAsked,
  sought: 0,
  found: 0,
  panelOpen: false,
};

export const spotKey = (spot: Spot): string =>
  spot === null ? 'first' : 'below' in spot ? `below:${spot.below}` : `above:${spot.above}`;

export function spotOf(key: string): Spot {
  const at = key.indexOf(':');
  const id = key.slice(at + 1);
  if (at < 0) return null;
  return key.startsWith('below:') ? { below: id } : { above: id };
}

export function folded(view: FlowView, id: string): FlowView {
  const collapsed = new Set(view.collapsed);
  if (!collapsed.delete(id)) collapsed.add(id);
  return { ...view, collapsed };
}

/** Every step with something below it, but the first. */
export function allFolded(view: FlowView, { nodes }: Protocol): FlowView {
  const parents = new Set(nodes.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])));
  const root = nodes[0]?.id ?? '';
  parents.delete(root);
  return { ...view, collapsed: parents };
}

/** The step is selected and nothing above it is folded. */
export function shown(view: FlowView, protocol: Protocol, id: string): FlowView {
  const collapsed = new Set(view.collapsed);
  for (let node = findNode(protocol, id); node?.parentId; node = findNode(protocol, node.parentId))
    collapsed.delete(node.parentId);
  return {
    ...view,
    selected: id,
    also: none,
    collapsed: collapsed.size === view.collapsed.size ? view.collapsed : collapsed,
  };
}

/** These are selected, and in sight wherever one was; what is among them already stays the one to go on from. */
export function sought(view: FlowView, protocol: Protocol, ids: readonly string[]): FlowView {
  const at = ids.find((id) => id === view.selected) ?? ids[0];
  if (at === undefined) return view;
  return { ...shown(view, protocol, at), ...chosen(ids, at), sought: view.sought + 1 };
}

/** All that is selected. */
export const selectionOf = ({ selected, also }: FlowView): ReadonlySet<string> =>
  selected === null ? none : new Set([selected, ...also]);

/** One more, or one fewer. */
export function alsoToggled(view: FlowView, id: string): FlowView {
  const all = new Set(selectionOf(view));
  if (!all.delete(id)) return { ...view, selected: id, also: all };
  const selected = view.selected === id ? ([...all].at(-1) ?? null) : view.selected;
  return { ...view, ...chosen(all, selected) };
}

export const chosen = (
  ids: Iterable<string>,
  selected: string | null,
): Pick<FlowView, 'selected' | 'also'> => {
  const also = new Set(ids);
  also.delete(selected ?? '');
  return { selected, also };
};

/** The step, or all that is selected where it is one of them. */
export function doomedBy(view: FlowView, protocol: Protocol, id: string): FlowView {
  const all = selectionOf(view);
  const ids = all.has(id) ? protocol.nodes.flatMap((node) => (all.has(node.id) ? [node.id] : [])) : [id];
  const rest = all.has(id) ? {} : chosen([], id);
  return { ...view, ...rest, doomed: { nodeId: id, ids, goes: whatGoesWith(protocol, ids) } };
}

/** Somebody else's edit or an undo can take away what this speaks of. */
export function soundView(view: FlowView, protocol: Protocol): FlowView {
  const has = (id: string | null) => id === null || findNode(protocol, id) !== undefined;
  const doomed = view.doomed && has(view.doomed.nodeId) ? view.doomed : null;
  const also = [...view.also].every(has) ? view.also : new Set([...view.also].filter(has));
  const cut = [...view.cut].every(has) ? view.cut : none;
  if (has(view.selected) && cut === view.cut && doomed === view.doomed && also === view.also) return view;
  return {
    ...view,
    selected: has(view.selected) ? view.selected : null,
    also: has(view.selected) ? also : none,
    cut,
    doomed,
  };
}
