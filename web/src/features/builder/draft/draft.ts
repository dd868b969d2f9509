/** A draft as the page holds it, and everything that can happen to it. Pure; the engine alone changes protocols. */
import { applyChange, type Change, changeBetween, invertChange } from '@regimen/engine/change.ts';
import { applyEdit, type Edit, setItem } from '@regimen/engine/edit.ts';
import { treeFaults } from '@regimen/engine/graph.ts';
import type { Item } from '@regimen/engine/items.ts';
import { type Clash, merge, type Side, settle } from '@regimen/engine/merge.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

export interface Saved {
  version: number;
  document: Protocol;
}

/** One thing that undo takes back. Edits of one `group` that follow each other are one: a word typed letter by letter. */
interface Step {
  change: Change;
  group: string | null;
}

/** Others changed the same step: theirs is the draft now, mine waits for a choice. */
export interface Clashing {
  remote: Saved;
  clashes: Clash[];
}

export interface DraftState {
  /** What the server has, as far as is known here. */
  base: Saved;
  /** What is on the screen. */
  document: Protocol;
  undo: readonly Step[];
  redo: readonly Step[];
  clashing: Clashing | null;
}

export const openedDraft = (base: Saved): DraftState => ({
  base,
  document: base.document,
  undo: [],
  redo: [],
  clashing: null,
});

export const isEmptyChange = ({ nodes, items, modules, words }: Change): boolean =>
  nodes.length === 0 && Object.keys(items).length === 0 && modules.length === 0 && words === null;

/** What is not on the server yet. */
export const unsavedChange = ({ base, document }: DraftState): Change =>
  changeBetween(base.document, document);

/** Throws the engine's EditError when an edit cannot be made; then nothing has happened. */
export function edited(state: DraftState, edits: readonly Edit[], group: string | null = null): DraftState {
  const document = edits.reduce(applyEdit, state.document);
  const change = changeBetween(state.document, document);
  if (isEmptyChange(change)) return state;
  const last = state.undo.at(-1);
  if (last && group !== null && last.group === group) {
    const before = applyChange(state.document, invertChange(last.change));
    const joined = { change: changeBetween(before, document), group };
    return { ...state, document, undo: [...state.undo.slice(0, -1), joined], redo: [] };
  }
  return { ...state, document, undo: [...state.undo, { change, group }], redo: [] };
}

/** The next edit begins a step of its own, whatever its group. */
export function stepEnded(state: DraftState): DraftState {
  const last = state.undo.at(-1);
  if (!last || last.group === null) return state;
  return { ...state, undo: [...state.undo.slice(0, -1), { ...last, group: null }] };
}

export function undone(state: DraftState): DraftState {
  const step = state.undo.at(-1);
  if (!step) return state;
  const document = applyChange(state.document, invertChange(step.change));
  const undo = state.undo.slice(0, -1);
  // What others did since can leave it without a place to go back to.
  if (treeFaults(document.nodes).length > 0) return { ...state, undo };
  return { ...state, document, undo, redo: [...state.redo, { ...step, group: null }] };
}

export function redone(state: DraftState): DraftState {
  const step = state.redo.at(-1);
  if (!step) return state;
  const document = applyChange(state.document, step.change);
  const redo = state.redo.slice(0, -1);
  if (treeFaults(document.nodes).length > 0) return { ...state, redo };
  return { ...state, document, redo, undo: [...state.undo, step] };
}

/** Items are rows of their own on the server: what is learnt about one is no edit of the draft. */
export function itemKnown(state: DraftState, id: string, item: Item | null): DraftState {
  const base = { ...state.base, document: setItem(state.base.document, id, item) };
  return { ...state, base, document: setItem(state.document, id, item) };
}

/** `sent` is on the server as `version`, and nobody else's change came in between. */
export const savedAs = (state: DraftState, version: number, sent: Protocol): DraftState => ({
  ...state,
  base: { version, document: sent },
});

/** What others did. It joins what is on the screen, or the two clash. */
export function received(state: DraftState, remote: Saved): DraftState {
  if (remote.version < state.base.version) return state;
  const theirs = changeBetween(state.base.document, remote.document);
  const merged = merge(state.base.document, unsavedChange(state), theirs);
  if (!merged.ok) return { ...state, clashing: { remote, clashes: merged.clashes } };
  return {
    base: remote,
    document: merged.protocol,
    undo: without(state.undo, theirs),
    redo: without(state.redo, theirs),
    clashing: null,
  };
}

/** `sideOf` says for each clash, by `part:id`, whose stays. What is mine will be saved over theirs. */
export function settled(state: DraftState, sideOf: (key: string) => Side): DraftState {
  if (!state.clashing) return state;
  const { remote } = state.clashing;
  const theirs = changeBetween(state.base.document, remote.document);
  const document = settle(state.base.document, unsavedChange(state), theirs, (clash) =>
    sideOf(clashKey(clash)),
  );
  return {
    base: remote,
    document,
    undo: without(state.undo, theirs),
    redo: without(state.redo, theirs),
    clashing: null,
  };
}
export const clashKey = ({ part, id }: Clash): string => `${part}:${id}`;

/** Undo never takes back what others have since changed. */
function without(steps: readonly Step[], theirs: Change): Step[] {
  const touched = new Set(partsOf(theirs));
  return steps.filter(({ change }) => !partsOf(change).some((part) => touched.has(part)));
}

const partsOf = (change: Change): string[] => [
  ...change.nodes.map(({ id }) => `node:${id}`),
  ...Object.keys(change.items).map((id) => `item:${id}`),
  ...change.modules.map(({ id }) => `module:${id}`),
  ...(change.words ? ['words'] : []),
];
