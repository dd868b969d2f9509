/** A draft as the page holds it, and everything that can happen to it. Pure; the engine alone changes protocols. */
import type { SaveReply } from '@regimen/contract/protocols.ts';
import { applyChange, type Change, changeBetween, invertChange } from '@regimen/engine/change.ts';
import { applyEdit, type Edit, setItem } from '@regimen/engine/edit.ts';
import type { Item } from '@regimen/engine/items.ts';
import { type Clash, merge, type Side, settle } from '@regimen/engine/merge.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { itemsUsed } from '@regimen/engine/rename-items.ts';

export interface Saved {
  version: number;
  document: Protocol;
}

/** One thing that undo takes back. Edits of one `group` that follow each other are one: a word typed letter by letter. */
export interface Step {
  change: Change;
  group: string | null;
  /** What was moved; its siblings changed places with it. */
  moved?: readonly string[];
}

/** Others changed the same step: theirs is the draft now, mine waits for a choice. */
export interface Clashing {
  remote: Saved;
  clashes: Clash[];
}

/** `base` and `document` always hold the same items: those are rows of their own and never wait to be saved. */
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

const noChange: Change = { nodes: [], items: {}, modules: [], words: null };

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
  const moved = edits.flatMap((edit) => (edit.edit === 'moveNode' ? [edit.nodeId] : []));
  const last = state.undo.at(-1);
  if (last && group !== null && last.group === group) {
    const before = applyChange(state.document, invertChange(last.change));
    const joined = { change: changeBetween(before, document), group };
    return { ...state, document, undo: [...state.undo.slice(0, -1), joined], redo: [] };
  }
  const step: Step = { change, group, ...(moved.length > 0 && { moved }) };
  return { ...state, document, undo: [...state.undo, step], redo: [] };
}

/** The next edit begins a step of its own, whatever its group. */
export function stepEnded(state: DraftState): DraftState {
  const last = state.undo.at(-1);
  if (!last || last.group === null) return state;
  return { ...state, undo: [...state.undo.slice(0, -1), { ...last, group: null }] };
}

/** What others did since can leave a step without a place to go back to; then the one before it is taken back. */
export function undone(state: DraftState): DraftState {
  const undo = [...state.undo];
  for (let step = undo.pop(); step; step = undo.pop()) {
    const document = after(state.document, invertChange(step.change));
    if (document) return { ...state, document, undo, redo: [...state.redo, { ...step, group: null }] };
  }
  return { ...state, undo };
}

export function redone(state: DraftState): DraftState {
  const redo = [...state.redo];
  for (let step = redo.pop(); step; step = redo.pop()) {
    const document = after(state.document, step.change);
    if (document) return { ...state, document, redo, undo: [...state.undo, step] };
  }
  return { ...state, redo };
}

/** `null` where a step would be lost on the way. */
function after(document: Protocol, change: Change): Protocol | null {
  const merged = merge(document, change, noChange);
  return merged.ok ? merged.protocol : null;
}

/** Items are rows of their own on the server: what is learnt about one is no edit of the draft. */
export function itemKnown(state: DraftState, id: string, item: Item | null): DraftState {
  return withItems(state, setItem(state.document, id, item).items);
}

const withItems = (state: DraftState, items: Protocol['items']): DraftState => ({
  ...state,
  base: { ...state.base, document: { ...state.base.document, items } },
  document: { ...state.document, items },
});

/** The items that are known now. What `remote` uses and does not hold was deleted; what else is known here stays. */
function itemsWith(known: Protocol['items'], remote: Protocol): Protocol['items'] {
  const used = itemsUsed(remote);
  const kept = Object.entries(known).filter(([id]) => !used.has(id));
  return { ...Object.fromEntries(kept), ...remote.items };
}

/** `sent` is on the server as `version`, and nobody else's change came in between. */
export const savedAs = (state: DraftState, version: number, sent: Protocol): DraftState => ({
  ...state,
  base: { version, document: { ...sent, items: state.document.items } },
});

/** What the server said to a save of `sent`. */
export function answered(state: DraftState, reply: SaveReply, sent: Protocol): DraftState {
  const own = reply.saved ? savedAs(state, reply.version, sent) : state;
  return reply.document ? received(own, { version: reply.version, document: reply.document }) : own;
}

/** What others did. It joins what is on the screen, or the two clash. */
export function received(state: DraftState, remote: Saved): DraftState {
  if (remote.version < state.base.version) return state;
  const known = withItems(state, itemsWith(state.document.items, remote.document));
  const theirs = changeTo(known, remote);
  const merged = merge(known.base.document, unsavedChange(known), theirs);
  if (!merged.ok) return { ...known, clashing: { remote, clashes: merged.clashes } };
  return joined(known, remote.version, theirs, merged.protocol);
}

/** `sideOf` says for each clash, by `part:id`, whose stays. What is mine will be saved over theirs. */
export function settled(state: DraftState, sideOf: (key: string) => Side): DraftState {
  if (!state.clashing) return state;
  const { remote } = state.clashing;
  const theirs = changeTo(state, remote);
  const document = settle(state.base.document, unsavedChange(state), theirs, (clash) =>
    sideOf(clashKey(clash)),
  );
  return joined(state, remote.version, theirs, document);
}
export const clashKey = ({ part, id }: Clash): string => `${part}:${id}`;

/** What a tab that is gone left behind, brought into a draft in which nothing waits to be saved. */
export function adopted(own: DraftState, left: DraftState): DraftState {
  const known = withItems(left, { ...own.document.items, ...left.document.items });
  const state = own.base.version < left.base.version ? known : received(known, own.base);
  return { ...state, undo: without(own.undo, unsavedChange(left)), redo: [] };
}

const changeTo = ({ base, document }: DraftState, remote: Saved): Change =>
  changeBetween(base.document, { ...remote.document, items: document.items });

/** Steps that nobody touched stay the very same objects, on both sides. */
const joined = (state: DraftState, version: number, theirs: Change, document: Protocol): DraftState => ({
  base: {
    version,
    document: isEmptyChange(theirs) ? state.base.document : applyChange(state.base.document, theirs),
  },
  document: isEmptyChange(theirs) ? state.document : document,
  undo: without(state.undo, theirs),
  redo: without(state.redo, theirs),
  clashing: null,
});

/** Undo never takes back what others have since changed. */
function without(steps: readonly Step[], theirs: Change): readonly Step[] {
  const touched = new Set(partsOf(theirs));
  if (touched.size === 0) return steps;
  return steps.filter(({ change }) => !partsOf(change).some((part) => touched.has(part)));
}

const partsOf = (change: Change): string[] => [
  ...change.nodes.map(({ id }) => `node:${id}`),
  ...Object.keys(change.items).map((id) => `item:${id}`),
  ...change.modules.map(({ id }) => `module:${id}`),
  ...(change.words ? ['words'] : []),
];
