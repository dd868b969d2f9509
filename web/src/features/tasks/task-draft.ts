import { useCallback, useEffect, useState } from 'react';
import { begunPrefix } from '../../offline/offline-behaviour.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { useFormStorage } from './forms/form-storage.ts';

const nameOf = (viewer: string | undefined, task: string) => `${begunPrefix}${viewer ?? ''}:${task}`;

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** What was typed for a task and is not handed in: it stays on this device through reload, crash and closed tab. */
export function useTaskDraft<T>(task: string, initial: T): [T, (next: T) => void, forget: () => void] {
  const name = nameOf(useViewer()?.id, task);
  const { onDevice } = useFormStorage();
  const [value, setValue] = useState(initial);
  // Only the browser has it, so the first render goes without.
  useEffect(() => {
    const kept = onDevice ? read<T>(name) : null;
    if (kept !== null) setValue(kept);
  }, [name, onDevice]);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      if (!onDevice) return;
      try {
        localStorage.setItem(name, JSON.stringify(next));
      } catch {
        // A browser that keeps nothing: the page itself still holds it.
      }
    },
    [name, onDevice],
  );
  const forget = useCallback(() => localStorage.removeItem(name), [name]);
  return [value, change, forget];
}

/** Once a task is over, wherever it was handed in, nothing begun is left to finish. */
export function useForgetTaskDraft(task: string, over: boolean): void {
  const name = nameOf(useViewer()?.id, task);
  useEffect(() => {
    if (over) localStorage.removeItem(name);
  }, [name, over]);
}
