/** What can be undone and redone, kept in this tab while its page is loaded again. */
import type { DraftState, Step } from './draft.ts';

export interface KeptUndo {
  /** The draft that they lead back from: the server's version, and whether everything was saved by then. */
  version: number;
  saved: boolean;
  undo: readonly Step[];
  redo: readonly Step[];
}

/** As far back as anybody goes. */
const most = 60;

export function soundUndo(value: unknown): KeptUndo | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, saved, undo, redo } = value as Partial<KeptUndo>;
  if (typeof version !== 'number' || !Array.isArray(undo) || !Array.isArray(redo)) return undefined;
  return { version, saved: saved === true, undo, redo };
}

export const undoOf = ({ base, undo, redo }: DraftState, saved: boolean): KeptUndo | undefined =>
  undo.length + redo.length === 0
    ? undefined
    : { version: base.version, saved, undo: undo.slice(-most), redo: redo.slice(-most) };

/** Only onto the draft as it was left: with somebody else's change in between, nobody knows what an undo would take. */
export function withUndo(state: DraftState, { version, saved, undo, redo }: KeptUndo): DraftState {
  const now = state.base.version;
  const isSame = now === version || (!saved && now === version + 1);
  if (!isSame || state.clashing !== null) return state;
  return { ...state, undo: [...undo, ...state.undo], redo: state.undo.length > 0 ? state.redo : redo };
}
