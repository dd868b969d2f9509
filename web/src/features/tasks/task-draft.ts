import { useEffect } from 'react';
import { begunAt, useBegun } from '../../shell/use-begun.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { useFormStorage } from './forms/form-storage.ts';

/** What was typed for a task and is not handed in. */
export const useTaskDraft = <T>(task: string, initial: T) =>
  useBegun(task, initial, useFormStorage().onDevice);

/** Once a task is over, wherever it was handed in, nothing begun is left to finish. */
export function useForgetTaskDraft(task: string, over: boolean): void {
  const viewer = useViewer()?.id;
  useEffect(() => {
    if (over) begunAt(viewer, task).write(undefined);
  }, [viewer, task, over]);
}
