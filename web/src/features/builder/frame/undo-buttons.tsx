import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { RedoIcon, UndoStepIcon } from '../../../ui/flow-icons.tsx';
import type { DraftStore } from '../draft/draft-store.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { texts } from './texts.ts';

export function UndoButtons() {
  const t = useTexts(texts);
  const store = useDraftStore();
  const canUndo = useHas(store, 'undo');
  const canRedo = useHas(store, 'redo');
  useUndoKeys(store);
  const buttonClass = 'size-9! aria-disabled:cursor-default aria-disabled:opacity-40';
  return (
    <div className="flex">
      <IconButton
        label={t('undo')}
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        className={buttonClass}
        onClick={store.undo}
      >
        <UndoStepIcon className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        label={t('redo')}
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        className={buttonClass}
        onClick={store.redo}
      >
        <RedoIcon className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}

const useHas = ({ state }: DraftStore, list: 'undo' | 'redo'): boolean =>
  useSyncExternalStore(
    state.subscribe,
    () => state.get()[list].length > 0,
    () => false,
  );

/** In a field of the draft too; elsewhere a field keeps its own undo. */
function useUndoKeys(store: DraftStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const field = (event.target as HTMLElement).closest('input, textarea, [contenteditable]');
      if (field && !field.closest('[data-draft]')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) store.redo();
      else store.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);
}
