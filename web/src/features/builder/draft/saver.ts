/**
 * Brings the draft to the server by itself and takes in what others did. One save at a time; an unanswered one is
 * sent again under its own key before anything newer, so that nothing is done twice and nothing overtakes.
 */
import type { SaveReply } from '@regimen/contract/protocols.ts';
import { applyChange } from '@regimen/engine/change.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { type DraftState, received, type Saved, savedAs, unsavedChange } from './draft.ts';
import type { Attempt, Keeper } from './kept.ts';
import { fromTheWire, isNothing, onTheWire } from './wire.ts';

/** `waiting`: edits not sent yet. `offline`: no answer; it is tried again. `refused`: the server said no. */
export type SavingState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused';

export interface SaverParts {
  get(): DraftState;
  set(state: DraftState): void;
  say(state: SavingState, problem?: string): void;
  keeper: Keeper;
  newKey(): string;
  send(attempt: Attempt): Promise<SaveReply>;
  /** The draft, if it is newer than `since`. */
  look(since: number): Promise<Saved | null>;
  /** No answer came, or the server was busy: worth trying again as it is. */
  isPassing(error: unknown): boolean;
  words(error: unknown): string;
}

export function createSaver(parts: SaverParts) {
  const { get, set, say, keeper } = parts;
  let attempt: Attempt | null = null;
  let sent: Protocol = parts.get().document;
  let running: Promise<void> | null = null;

  function keep(): boolean {
    const state = get();
    const change = unsavedChange(state);
    const clean = isNothing(onTheWire(change)) && attempt === null;
    return keeper.write(clean ? null : { version: state.base.version, change, attempt });
  }

  function answered(reply: SaveReply, document: Protocol): void {
    attempt = null;
    const own = reply.saved ? savedAs(get(), reply.version, document) : get();
    set(reply.document ? received(own, { version: reply.version, document: reply.document }) : own);
  }

  async function save(): Promise<void> {
    for (;;) {
      const state = get();
      if (state.clashing) return say('waiting');
      if (attempt === null) {
        const change = onTheWire(unsavedChange(state));
        if (isNothing(change)) {
          keep();
          return say('saved');
        }
        attempt = { key: parts.newKey(), base: state.base.version, change };
        sent = state.document;
      }
      keep();
      say('saving');
      try {
        answered(await parts.send(attempt), sent);
      } catch (error) {
        if (parts.isPassing(error)) return say('offline');
        // Said no to: what was typed stays, and the next edit tries anew.
        attempt = null;
        keep();
        return say('refused', parts.words(error));
      }
      keep();
    }
  }

  return {
    keep,
    /** Saves until nothing is left or something is in the way. */
    save(): Promise<void> {
      running ??= save().finally(() => {
        running = null;
      });
      return running;
    },
    async look(): Promise<void> {
      const state = get();
      if (running || attempt || state.clashing) return;
      try {
        const news = await parts.look(state.base.version);
        if (news && !running && !attempt && !get().clashing) set(received(get(), news));
      } catch (error) {
        if (!parts.isPassing(error)) throw error;
      }
    },
    /** After a reload: an unanswered save is sent again before anything else. */
    resume(unanswered: Attempt): void {
      attempt = unanswered;
      sent = applyChange(get().base.document, fromTheWire(unanswered.change));
    },
  };
}
export type Saver = ReturnType<typeof createSaver>;
