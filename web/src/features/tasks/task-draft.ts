import { useCallback, useEffect, useMemo, useState } from 'react';
import { keeper } from '../../shell/kept.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { useFormStorage } from './forms/form-storage.ts';

const begunAt = <T>(viewer: string | undefined, task: string) =>
  keeper('begun:…').at(`${viewer ?? ''}:${task}`, (value) => (value ?? undefined) as T | undefined);

/** What was typed for a task and is not handed in: it stays on this device through reload, crash and closed tab. */
export function useTaskDraft<T>(task: string, initial: T): [T, (next: T) => void, forget: () => void] {
  const viewer = useViewer()?.id;
  const begun = useMemo(() => begunAt<T>(viewer, task), [viewer, task]);
  const { onDevice } = useFormStorage();
  const [value, setValue] = useState(initial);
  // Only the browser has it, so the first render goes without.
  useEffect(() => {
    const kept = onDevice ? begun.read() : undefined;
    if (kept !== undefined) setValue(kept);
  }, [begun, onDevice]);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      if (onDevice) begun.write(next);
    },
    [begun, onDevice],
  );
  const forget = useCallback(() => void begun.write(undefined), [begun]);
  return [value, change, forget];
}

/** Once a task is over, wherever it was handed in, nothing begun is left to finish. */
export function useForgetTaskDraft(task: string, over: boolean): void {
  const viewer = useViewer()?.id;
  useEffect(() => {
    if (over) begunAt(viewer, task).write(undefined);
  }, [viewer, task, over]);
}
