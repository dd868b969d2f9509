import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../../shell/store.ts';

/** How many forms on the screen hold what is not on the server: items and questions are saved apart from the flow. */
const unsaved = createStore(0);

/** This form counts, for as long as it is shown with changes. */
export function useCountUnsaved(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    unsaved.set(unsaved.get() + 1);
    return () => unsaved.set(unsaved.get() - 1);
  }, [hasChanges]);
}

export const useHasUnsavedForm = (): boolean =>
  useSyncExternalStore(unsaved.subscribe, unsaved.get, () => 0) > 0;
