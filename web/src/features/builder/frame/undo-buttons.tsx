import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { RedoIcon, UndoStepIcon } from '../../../ui/flow-icons.tsx';
import type { Step } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import type { BuilderPart } from './builder-parts.ts';
import { texts } from './texts.ts';

type Concerns = (step: Step) => boolean;

/** What undo is about on each page; where nothing of the draft is shown, there is none. */
const inFront: Partial<Record<BuilderPart, Concerns>> = {
  flow: () => true,
  errors: () => true,
  modules: ({ change }) => change.nodes.length === 0,
};

/** Only what is in front of the person is taken back: never the flow beneath the form of an item. */
export function UndoButtons({ current }: { current: BuilderPart }) {
  const concerns = inFront[current];
  return concerns && <Buttons concerns={concerns} />;
}

function Buttons({ concerns }: { concerns: Concerns }) {
  const t = useTexts(texts);
  const store = useDraftStore();
  const canUndo = useHas(store, 'undo', concerns);
  const canRedo = useHas(store, 'redo', concerns);
  useUndoKeys(store, concerns);
  const buttonClass = 'size-9! aria-disabled:cursor-default aria-disabled:opacity-40';
  return (
    <div className="flex">
      <IconButton
        label={t('undo')}
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        className={buttonClass}
        onClick={() => canUndo && store.undo()}
      >
        <UndoStepIcon className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        label={t('redo')}
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        className={buttonClass}
        onClick={() => canRedo && store.redo()}
      >
        <RedoIcon className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}

function has({ state }: DraftStore, list: 'undo' | 'redo', concerns: Concerns): boolean {
  const last = state.get()[list].at(-1);
  return last !== undefined && concerns(last);
}

const useHas = (store: DraftStore, list: 'undo' | 'redo', concerns: Concerns): boolean =>
  useSyncExternalStore(
    store.state.subscribe,
    () => has(store, list, concerns),
    () => false,
  );

/** In a field of the draft too; elsewhere a field keeps its own undo. */
function useUndoKeys(store: DraftStore, concerns: Concerns): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const field = (event.target as HTMLElement).closest('input, textarea, [contenteditable]');
      if (field && (!field.closest('[data-draft]') || field.closest('[data-own-undo]'))) return;
      event.preventDefault();
      const list = key === 'y' || event.shiftKey ? 'redo' : 'undo';
      if (has(store, list, concerns)) store[list]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store, concerns]);
}
