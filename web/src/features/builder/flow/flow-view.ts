/** What is mine for now on the flow: what is selected, folded, about to go. Never part of the draft. */
import { type WhatGoes, whatGoes } from '@regimen/engine/edit.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { AddableType } from '../steps/new-step.ts';
import type { Spot } from './actions.ts';

export type Dragged = { type: AddableType } | { branch: string };

export interface Drag {
  what: Dragged;
  /** Where the pointer is on the screen. */
  x: number;
  y: number;
  /** The spots that take it, as `spotKey` names them. */
  takes: ReadonlySet<string>;
  over: string | null;
}

export interface FlowView {
  selected: string | null;
  collapsed: ReadonlySet<string>;
  /** About to be deleted, with all that goes along. */
  doomed: { nodeId: string; goes: WhatGoes } | null;
  /** Taken to be put elsewhere; it stays where it is until then. */
  cut: string | null;
  /** Where the menu of step types is open, and the place on the screen beside which it stands. */
  adding: { spot: Spot; x: number; y: number } | null;
  drag: Drag | null;
  /** The step's fields, or the plan, are asked for: they take the focus once they are there. */
  asked: boolean;
  /** On narrow screens: whether they stand over the flow. */
  panelOpen: boolean;
}

export const emptyView: FlowView = {
  selected: null,
  collapsed: new Set(),
  doomed: null,
  cut: null,
  adding: null,
  drag: null,
  asked: false,
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

/** Selecting the selected step again lets go of it. */
export const toggled = (view: FlowView, id: string): FlowView => ({
  ...view,
  selected: view.selected === id ? null : id,
  panelOpen: view.panelOpen && view.selected !== id,
});

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
    collapsed: collapsed.size === view.collapsed.size ? view.collapsed : collapsed,
  };
}

export const doomedBy = (view: FlowView, protocol: Protocol, id: string): FlowView => ({
  ...view,
  selected: id,
  doomed: { nodeId: id, goes: whatGoes(protocol, id) },
});

/** Somebody else's edit or an undo can take away what this speaks of. */
export function soundView(view: FlowView, protocol: Protocol): FlowView {
  const has = (id: string | null) => id === null || findNode(protocol, id) !== undefined;
  const doomed = view.doomed && has(view.doomed.nodeId) ? view.doomed : null;
  if (has(view.selected) && has(view.cut) && doomed === view.doomed) return view;
  return {
    ...view,
    selected: has(view.selected) ? view.selected : null,
    cut: has(view.cut) ? view.cut : null,
    doomed,
  };
}
