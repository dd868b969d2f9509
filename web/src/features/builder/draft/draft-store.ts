/** The drafts that are open in this tab, one for each protocol; they outlive the pages that show them. */
import { type Api, ApiError } from '@regimen/contract/client.ts';
import type { Draft, ProtocolCard } from '@regimen/contract/protocols.ts';
import { applyChange } from '@regimen/engine/change.ts';
import type { Edit } from '@regimen/engine/edit.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Side } from '@regimen/engine/merge.ts';
import { createStore } from '../../../shell/store.ts';
import type { DraftState, Saved } from './draft.ts';
import * as change from './draft.ts';
import type { Attempt, Keeper } from './kept.ts';
import { createSaver, type SavingState } from './saver.ts';

const saveAfterMs = 700;
const lookEveryMs = 5_000;
const tryAgainMs = [1_000, 2_000, 5_000, 10_000, 30_000];

export interface Saving {
  state: SavingState;
  problem: string;
}

export interface DraftParts {
  api: Api;
  apiWithKey(key: string): Api;
  keeper: Keeper;
  newKey(): string;
  /** Timers, handed in so that tests can turn them. */
  later(fn: () => void, ms: number): () => void;
  isVisible(): boolean;
}

export type DraftStore = ReturnType<typeof openDraftStore>;

export function openDraftStore(opened: Draft, parts: DraftParts) {
  const { protocol } = opened;
  const id = protocol.id;
  const state = createStore<DraftState>(change.openedDraft(opened));
  const saving = createStore<Saving>({ state: 'saved', problem: '' });
  const card = createStore<ProtocolCard>(protocol);
  let stopSave = () => {};
  let stopLook = () => {};
  let failures = 0;
  let resumed = false;

  const saver = createSaver({
    get: state.get,
    set: state.set,
    say: (next, problem = '') => saving.set({ state: next, problem }),
    keeper: parts.keeper,
    newKey: parts.newKey,
    send: ({ key, base, change }: Attempt) =>
      parts.apiWithKey(key)('POST protocols/{id}/changes', { params: { id }, body: { base, change } }),
    look: (since) => lookAt(parts.api, id, since, card),
    isPassing: (error) => error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status),
    words: (error) => (error instanceof ApiError ? (error.reply.message ?? '') : ''),
  });

  function saveIn(ms: number): void {
    stopSave();
    stopSave = parts.later(async () => {
      await saver.save();
      if (saving.get().state !== 'offline') failures = 0;
      else saveIn(tryAgainMs[Math.min(failures++, tryAgainMs.length - 1)] ?? 30_000);
    }, ms);
  }

  function changed(next: DraftState): void {
    if (next === state.get()) return;
    state.set(next);
    saver.keep();
    if (saving.get().state !== 'offline') saving.set({ state: 'waiting', problem: '' });
    saveIn(saveAfterMs);
  }

  return {
    id,
    state,
    saving,
    card,
    /** Throws the engine's EditError when it cannot be done. Edits of one `group` in a row are one undo step. */
    edit: (edits: Edit | readonly Edit[], group: string | null = null): void =>
      changed(change.edited(state.get(), [edits].flat() as Edit[], group)),
    endStep: (): void => state.set(change.stepEnded(state.get())),
    undo: (): void => changed(change.undone(state.get())),
    redo: (): void => changed(change.redone(state.get())),
    /** An item was read, made, changed or deleted through its own calls. */
    know: (itemId: string, item: Item | null): void => state.set(change.itemKnown(state.get(), itemId, item)),
    /** For each clash, by its key, whose side stays. */
    settle: (sideOf: (key: string) => Side): void => changed(change.settled(state.get(), sideOf)),
    /** The server made the draft something else: a version was restored, an item copied into it. */
    receive: (saved: Saved): void => state.set(change.received(state.get(), saved)),
    saveNow: async (): Promise<void> => {
      stopSave();
      await saver.save();
      if (saving.get().state === 'offline') saveIn(tryAgainMs[0] ?? 1_000);
    },
    look: saver.look,
    keep: saver.keep,
    /** Saves and looks by itself until `stop`. */
    start(): void {
      const look = (): void => {
        stopLook = parts.later(async () => {
          if (parts.isVisible()) await saver.look().catch(() => undefined);
          look();
        }, lookEveryMs);
      };
      look();
      if (saving.get().state !== 'saved') saveIn(0);
    },
    stop(): void {
      stopLook();
      stopSave();
    },
    /** Edits that a closed tab or a crash left behind: their beginning is fetched, then they go up. */
    async resume(): Promise<void> {
      if (resumed) return;
      resumed = true;
      const kept = parts.keeper.read();
      if (!kept) return;
      const base =
        kept.version === opened.version
          ? opened.document
          : (
              await parts.api('GET protocols/{id}/versions/{version}', {
                params: { id, version: String(kept.version) },
              })
            ).document;
      const started = change.openedDraft({ version: kept.version, document: base });
      state.set({ ...started, document: applyChange(base, kept.change) });
      if (kept.attempt) saver.resume(kept.attempt);
      saving.set({ state: 'waiting', problem: '' });
    },
  };
}

async function lookAt(
  api: Api,
  id: string,
  since: number,
  card: { get(): ProtocolCard; set(card: ProtocolCard): void },
): Promise<Saved | null> {
  const { version, document, openCommentsCount } = await api('GET protocols/{id}/changes', {
    params: { id },
    query: { since },
  });
  if (openCommentsCount !== card.get().openCommentsCount) card.set({ ...card.get(), openCommentsCount });
  return document && { version, document };
}
