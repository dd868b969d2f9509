/**
 * Brings the draft to the server by itself and takes in what others did. One save at a time; an unanswered one is
 * sent again under its own key before anything newer, so that nothing is done twice and nothing overtakes.
 */
import type { SaveReply } from '@regimen/contract/protocols.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { itemsUsed } from '@regimen/engine/rename-items.ts';
import type { Kept as Slot } from '../../../shell/kept.ts';
import { isNothing, toPayload } from './change-payload.ts';
import { answered, type DraftState, received, type Saved, unsavedChange } from './draft.ts';
import type { Attempt, Kept } from './unsaved-edits.ts';

/** `waiting`: edits not sent yet. `offline`: no answer; it is tried again. `refused`: the server said no. */
export type SavingState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused';

export interface SaverParts {
  get(): DraftState;
  set(state: DraftState): void;
  say(state: SavingState, problem?: unknown): void;
  keeper: Pick<Slot<Kept>, 'write'>;
  newKey(): string;
  send(attempt: Attempt): Promise<SaveReply>;
  /** The draft, if it is newer than `since`. */
  look(since: number): Promise<Saved | null>;
  /** Something newer could not be looked at while a save was under way. */
  lookAgain(): void;
  /** No answer came, or the server was busy: worth trying again as it is. */
  isPassing(error: unknown): boolean;
}

export function createSaver(parts: SaverParts) {
  const { get, set, say, keeper } = parts;
  let attempt: Attempt | null = null;
  let sent: Protocol = get().document;
  let running: Promise<void> | null = null;
  /** Something newer came while a save was under way; it is asked for afterwards. */
  let behind = false;
  /** Counts what was learnt about items, so that an answer from before it does not undo it. */
  let learnt = 0;

  function keep(): boolean {
    const state = get();
    const change = unsavedChange(state);
    const clean = isNothing(toPayload(change)) && attempt === null;
    return keeper.write(
      clean ? undefined : { version: state.base.version, change, attempt, items: itemsOf(state, change) },
    );
  }

  const rest = (): SavingState => (isNothing(toPayload(unsavedChange(get()))) ? 'saved' : 'waiting');

  /** What waits for its answer, then all that is there now; edits made meanwhile are for the next round. */
  async function round(): Promise<void> {
    for (let fresh = attempt === null ? 1 : 2; fresh > 0; fresh--) {
      const state = get();
      if (state.clashing) break;
      if (attempt === null) {
        const change = toPayload(unsavedChange(state));
        if (isNothing(change)) break;
        attempt = { key: parts.newKey(), base: state.base.version, change };
        sent = state.document;
      }
      keep();
      say('saving');
      try {
        const reply = await parts.send(attempt);
        attempt = null;
        set(answered(get(), reply, sent));
      } catch (error) {
        if (parts.isPassing(error)) return say('offline', error);
        // Said no to: what was typed stays, and the next edit tries anew.
        attempt = null;
        keep();
        return say('refused', error);
      }
    }
    keep();
    say(rest());
  }

  const isBusy = () => running !== null || attempt !== null || get().clashing !== null;

  /** Says whether there was an answer; while a save is under way it is put off. */
  async function look(): Promise<boolean> {
    if (isBusy()) {
      behind = true;
      return true;
    }
    const before = learnt;
    try {
      const news = await parts.look(get().base.version);
      if (news && isBusy()) behind = true;
      else if (news && learnt === before) set(received(get(), news));
      return !news || learnt === before;
    } catch (error) {
      if (!parts.isPassing(error)) throw error;
      return false;
    }
  }

  return {
    keep,
    look,
    save(): Promise<void> {
      running ??= round().finally(() => {
        running = null;
        if (!behind) return;
        behind = false;
        parts.lookAgain();
      });
      return running;
    },
    /** The draft as it was just read. While a save is under way nobody can tell its own change from others'. */
    receive(remote: Saved): void {
      if (isBusy()) behind = true;
      else set(received(get(), remote));
    },
    itemLearnt(): void {
      learnt++;
    },
    /** Nothing waits to be saved, and nothing to be answered. */
    isIdle: (): boolean => !isBusy() && rest() === 'saved',
  };
}
export type Saver = ReturnType<typeof createSaver>;

/** So that what is brought back after a reload can be shown before the server knows of it. */
function itemsOf({ document }: DraftState, { nodes, modules }: Kept['change']): Kept['items'] {
  const used = itemsUsed({
    nodes: nodes.flatMap(({ after }): FlowNode[] => (after ? [after] : [])),
    items: document.items,
    modules: modules.flatMap(({ after }): RecurringModule[] => (after ? [after] : [])),
  });
  return Object.fromEntries(Object.entries(document.items).filter(([id]) => used.has(id)));
}
