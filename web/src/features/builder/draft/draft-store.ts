/** A draft that is open in this tab; it outlives the pages that show it. */
import { type Api, ApiError } from '@regimen/contract/client.ts';
import type { Draft, ProtocolCard } from '@regimen/contract/protocols.ts';
import type { Edit } from '@regimen/engine/edit.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Side } from '@regimen/engine/merge.ts';
import type { Kept } from '../../../shell/kept.ts';
import { createStore } from '../../../shell/store.ts';
import type { DraftState, Saved, Step } from './draft.ts';
import * as change from './draft.ts';
import { type KeptUndo, undoOf, withUndo } from './kept-undo.ts';
import { recoverDraft } from './recover-draft.ts';
import { createSaver, type SavingState } from './saver.ts';
import type { Places } from './tab-storage.ts';
import type { Attempt } from './unsaved-edits.ts';

const saveAfterMs = 700;
/** Somebody who never stops typing is saved all the same. */
const mostDelays = 8;
/** After no answer. */
const lookAgainMs = 5_000;
const tryAgainMs = [1_000, 2_000, 5_000, 10_000, 30_000];
const passing = [0, 408, 409, 429, 500, 502, 503, 504, 507];

export interface Saving {
  state: SavingState;
  /** The server's own words, where it said no. */
  problem: string;
  /** What stands in the way. */
  error: ApiError | null;
  /** `false`: this browser keeps nothing, so what is not saved goes with the page. */
  kept: boolean;
}

/** What undo or redo did, once it is done. */
export interface Stepped {
  way: 'undo' | 'redo';
  step: Step;
}

export interface DraftParts {
  api: Api;
  apiWithKey(key: string): Api;
  places: Places;
  /** For this tab alone; it outlives a reload. */
  undo: Kept<KeptUndo>;
  newKey(): string;
  /** Timers, handed in so that tests can turn them. */
  later(fn: () => void, ms: number): () => void;
}

export type DraftStore = ReturnType<typeof openDraftStore>;

export function openDraftStore(opened: Draft, parts: DraftParts) {
  const { id } = opened.protocol;
  const state = createStore<DraftState>(change.openedDraft(opened));
  const saving = createStore<Saving>({ state: 'saved', problem: '', error: null, kept: true });
  const card = createStore<ProtocolCard>(opened.protocol);
  const stepped = createStore<Stepped | null>(null);
  let stopSave: (() => void) | null = null;
  let stopLook = () => {};
  let delays = 0;
  let failures = 0;
  /** Places of tabs that are gone may hold edits still; how often to look for them before leaving them alone. */
  let maybeLeft = 10;
  let adopting: Promise<void> | null = null;

  const send = ({ key, base, change }: Attempt) =>
    parts.apiWithKey(key)('POST protocols/{id}/changes', { params: { id }, body: { base, change } });

  const saver = createSaver({
    get: state.get,
    set: state.set,
    say: (next, error) =>
      saving.set({
        state: next,
        problem: error instanceof ApiError ? (error.reply.message ?? '') : '',
        error: error instanceof ApiError ? error : null,
        kept: saving.get().kept,
      }),
    keeper: {
      write(kept) {
        const done = parts.places.own.write(kept);
        if (done !== saving.get().kept) saving.set({ ...saving.get(), kept: done });
        return done;
      },
    },
    newKey: parts.newKey,
    send,
    look: (since) => lookAt(parts.api, id, since, card),
    lookAgain: () => void look(),
    isPassing: (error) => error instanceof ApiError && passing.includes(error.status),
  });

  /** Somebody may have saved: asked until there is an answer. */
  async function look(): Promise<void> {
    stopLook();
    const isAnswered = await saver.look().catch(() => true);
    if (!isAnswered) stopLook = parts.later(() => void look(), lookAgainMs);
  }

  const afterFailures = (): number => tryAgainMs[Math.min(failures++, tryAgainMs.length - 1)] ?? 30_000;

  async function save(): Promise<void> {
    stopSave?.();
    stopSave = null;
    delays = 0;
    await saver.save();
    if (saving.get().state === 'offline') return saveIn(afterFailures());
    if (maybeLeft === 0) failures = 0;
    if (saving.get().state === 'waiting' && !state.get().clashing) return saveIn(saveAfterMs);
    if (maybeLeft > 0 && saver.isIdle()) await adopt();
  }

  /** Until nothing is left or something is in the way. */
  async function saveAll(): Promise<void> {
    do await save();
    while (saving.get().state === 'waiting' && !state.get().clashing);
  }

  function saveIn(ms: number): void {
    if (stopSave && ++delays > mostDelays) return;
    stopSave?.();
    stopSave = parts.later(() => void save(), ms);
  }

  function changed(next: DraftState): void {
    if (next === state.get()) return;
    state.set(next);
    saver.keep();
    if (saving.get().state === 'saving' || saving.get().state === 'offline') return;
    saving.set({ ...saving.get(), state: 'waiting', problem: '', error: null });
    saveIn(saveAfterMs);
  }

  function goStep(way: Stepped['way']): void {
    const before = state.get();
    const next = way === 'undo' ? change.undone(before) : change.redone(before);
    changed(next);
    const step = (way === 'undo' ? next.redo : next.undo).at(-1);
    if (step && next.document !== before.document) stepped.set({ way, step });
  }

  /** One after the other: a place is forgotten once its edits are in this tab's own. */
  function adopt(): Promise<void> {
    adopting ??= adoptAll().finally(() => {
      adopting = null;
    });
    return adopting;
  }

  async function adoptAll(): Promise<void> {
    const places = await parts.places.leftBehind();
    maybeLeft = places.length > 0 ? maybeLeft - 1 : 0;
    for (const place of places) {
      try {
        const left = await recoverDraft(place.kept, { at: (version) => draftAt(version), send });
        if (!saver.isIdle()) await saver.save();
        if (saver.isIdle()) {
          state.set(change.adopted(state.get(), left));
          if (saver.keep()) place.forget();
          await saver.save();
        }
      } catch {
        // No answer, or an answer that helps nobody: it stays for the next time.
      }
      place.release();
    }
    if (maybeLeft > 0 && !state.get().clashing) saveIn(afterFailures());
  }

  /** Once, when what was not saved is here again too. */
  let maybeUndone = true;
  function bringUndo(): void {
    const kept = maybeUndone ? parts.undo.read() : undefined;
    maybeUndone = false;
    parts.undo.write(undefined);
    if (kept) state.set(withUndo(state.get(), kept));
  }

  async function draftAt(version: number): Promise<Saved> {
    if (version === opened.version) return opened;
    const params = { id, version: String(version) };
    return parts.api('GET protocols/{id}/versions/{version}', { params });
  }

  return {
    id,
    state,
    saving,
    card,
    /** What undo or redo did last. */
    stepped,
    /** Throws the engine's EditError when it cannot be done. Edits of one `group` in a row are one undo step. */
    edit: (edits: Edit | readonly Edit[], group: string | null = null): void =>
      changed(change.edited(state.get(), [edits].flat() as Edit[], group)),
    endStep: (): void => state.set(change.stepEnded(state.get())),
    undo: (): void => goStep('undo'),
    redo: (): void => goStep('redo'),
    /** An item was read, made, changed or deleted through its own calls. */
    know(itemId: string, item: Item | null): void {
      saver.itemLearnt();
      state.set(change.itemKnown(state.get(), itemId, item));
    },
    /** For each clash, by its key, whose side stays. */
    settle: (sideOf: (key: string) => Side): void => changed(change.settled(state.get(), sideOf)),
    /** The server made the draft something else: a version was restored, an item copied into it. */
    receive: (saved: Saved): void => saver.receive(saved),
    /** The page was loaded again and may know more than this tab. */
    reopen(draft: Draft): void {
      card.set(draft.protocol);
      saver.receive(draft);
    },
    saveNow: saveAll,
    look,
    keep(): boolean {
      parts.undo.write(undoOf(state.get(), saver.isIdle()));
      return saver.keep();
    },
    /** Takes over what was left behind, then saves by itself until `stop`. */
    start(): void {
      void save().then(bringUndo);
    },
    stop(): void {
      stopLook();
      stopSave?.();
      stopSave = null;
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
