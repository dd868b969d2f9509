import { asksModel } from '@regimen/engine/steps/traits.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { IconButton } from '../../../ui/button.tsx';
import { dialogInFront } from '../../../ui/dialog-in-front.ts';
import { RedoIcon, UndoStepIcon } from '../../../ui/flow-icons.tsx';
import type { Step } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import type { BuilderPart } from './builder-parts.ts';
import { undoTexts } from './undo-texts.ts';
import { stepInWords } from './undo-words.ts';

type Concerns = (step: Step) => boolean;

/** What undo is about on each page; where nothing of the draft is shown, there is none. */
const inFront: Partial<Record<BuilderPart, Concerns>> = {
  flow: () => true,
  errors: () => true,
  // AI modules are steps, and have their pages there too.
  modules: ({ change: { nodes } }) =>
    nodes.length === 0 ||
    nodes.some(({ before, after }) => [before, after].some((node) => node && asksModel(node.type))),
};

/** Only what is in front of the person is taken back: never the flow beneath the form of an item. */
export function UndoButtons({ current }: { current: BuilderPart }) {
  const concerns = inFront[current];
  return concerns && <Buttons concerns={concerns} />;
}

function Buttons({ concerns }: { concerns: Concerns }) {
  const store = useDraftStore();
  const undo = useNext(store, 'undo', concerns);
  const redo = useNext(store, 'redo', concerns);
  useUndoKeys(store, concerns);
  useSayStepped(store);
  const buttonClass = 'size-9! aria-disabled:cursor-default aria-disabled:opacity-40';
  return (
    <div className="flex">
      <IconButton
        label={undo.label}
        aria-disabled={!undo.can}
        aria-keyshortcuts="Control+Z"
        className={buttonClass}
        onClick={() => undo.can && store.undo()}
      >
        <UndoStepIcon className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        label={redo.label}
        aria-disabled={!redo.can}
        aria-keyshortcuts="Control+Shift+Z"
        className={buttonClass}
        onClick={() => redo.can && store.redo()}
      >
        <RedoIcon className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}

/** What would be done next, if it is about what is in front of the person. */
function nextOf({ state }: DraftStore, list: 'undo' | 'redo', concerns: Concerns): Step | null {
  const last = state.get()[list].at(-1);
  return last !== undefined && concerns(last) ? last : null;
}

function useNext(store: DraftStore, list: 'undo' | 'redo', concerns: Concerns) {
  const t = useTexts(undoTexts);
  const locale = useLocale();
  const step = useSyncExternalStore(
    store.state.subscribe,
    () => nextOf(store, list, concerns),
    () => null,
  );
  const label = useMemo(() => {
    if (!step) return t(list);
    const what = stepInWords(step, store.state.get().document, locale);
    return t(list === 'undo' ? 'undoOf' : 'redoOf', { what });
  }, [step, list, store, t, locale]);
  return { can: step !== null, label };
}

/** What changed may be out of sight, so it is said. */
function useSayStepped(store: DraftStore): void {
  const t = useTexts(undoTexts);
  const locale = useLocale();
  useEffect(
    () =>
      store.stepped.subscribe(() => {
        const stepped = store.stepped.get();
        if (!stepped) return;
        const what = stepInWords(stepped.step, store.state.get().document, locale);
        showFlash({ tone: 'info', message: t(stepped.way === 'undo' ? 'undone' : 'redone', { what }) });
      }),
    [store, t, locale],
  );
}

/** In a field of the draft too; elsewhere a field keeps its own undo, and a dialog in front its keys. */
function useUndoKeys(store: DraftStore, concerns: Concerns): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const field = (event.target as HTMLElement).closest('input, textarea, [contenteditable]');
      if (field && (!field.closest('[data-draft]') || field.closest('[data-own-undo]'))) return;
      event.preventDefault();
      const front = dialogInFront();
      if (front && !(field && front.contains(field))) return;
      const list = key === 'y' || event.shiftKey ? 'redo' : 'undo';
      if (nextOf(store, list, concerns)) store[list]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store, concerns]);
}
